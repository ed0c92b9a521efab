import { readFile } from "node:fs/promises";
import { faultsOf, type InputFault, pathText } from "~/domain/faults/input-faults";
import { type FeedMapping, feedMappingSchema, mappedFieldSchema } from "~/domain/stock/feed-mapping";
import { nearestName } from "~/domain/text/nearest";
import { parseJson } from "~/domain/faults/parse-json";

/** Reads a mapping file. @throws an Error that names the file and, line by line, what is wrong in it */
export async function readMapping(file: string): Promise<FeedMapping> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new Error(`there is no mapping ${file}`, { cause: error });
    throw new Error(`the mapping cannot be read: ${messageOf(error)}`, { cause: error });
  });
  const given = parse(file, text);
  const mapping = feedMappingSchema.safeParse(given);
  if (mapping.success) return mapping.data;
  const problems = faultsOf(mapping.error, given).map(problemText);
  throw new Error([`${file} is no usable mapping:`, ...problems].join("\n"));
}

const KEYS = Object.keys(feedMappingSchema.shape);
const FIELD_KEYS = Object.keys(mappedFieldSchema.shape);

function problemText({ path, expected, received }: InputFault): string {
  const place = `  ${pathText(path)}:`;
  // "did you mean" ends the sentence: what stands there is its name, and the place says it.
  if (expected.startsWith("a field of a vehicle")) return `${place} expected ${expected}`;
  const meant =
    expected === "no field of this name"
      ? nearestName(String(path.at(-1)), path.length === 1 ? KEYS : FIELD_KEYS)
      : null;
  if (meant !== null) return `${place} there is no such key; did you mean \`${meant}\`?`;
  return `${place} expected ${expected}, received ${received}`;
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
