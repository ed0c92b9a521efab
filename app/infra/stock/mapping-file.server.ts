import { readFile } from "node:fs/promises";
import { faultsOf, pathText } from "~/domain/faults/input-faults";
import { type FeedMapping, feedMappingSchema } from "~/domain/stock/feed-mapping";
import { parseJson } from "~/domain/faults/parse-json";

/** Reads a mapping file. @throws an Error that names the file and, line by line, what is wrong in it */
export async function readMapping(file: string): Promise<FeedMapping> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new Error(`the mapping cannot be read: ${messageOf(error)}`, { cause: error });
  });
  const given = parse(file, text);
  const mapping = feedMappingSchema.safeParse(given);
  if (mapping.success) return mapping.data;
  const problems = faultsOf(mapping.error, given).map(
    ({ path, expected, received }) => `  ${pathText(path)}: expected ${expected}, received ${received}`,
  );
  throw new Error([`${file} is no usable mapping:`, ...problems].join("\n"));
}

function parse(file: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${messageOf(error)}`, { cause: error });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
