import { readFile } from "node:fs/promises";
import { type FeedMapping, feedMappingSchema } from "~/domain/stock/feed-mapping";

/** Reads a mapping file. @throws an Error that names the file and, line by line, what is wrong in it */
export async function readMapping(file: string): Promise<FeedMapping> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new Error(`the mapping cannot be read: ${messageOf(error)}`, { cause: error });
  });
  const mapping = feedMappingSchema.safeParse(parse(file, text));
  if (mapping.success) return mapping.data;
  const problems = mapping.error.issues.map(
    ({ path, message }) => `  ${path.join(".") || "file"}: ${message}`,
  );
  throw new Error([`${file} is no usable mapping:`, ...problems].join("\n"));
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${messageOf(error)}`, { cause: error });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
