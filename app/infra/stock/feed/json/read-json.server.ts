import { stat } from "node:fs/promises";
import { parseJson } from "~/domain/faults/parse-json";
import type { FeedFileOptions } from "~/domain/stock/file/feed-file";
import { findList, type FoundList, listAt, listPaths } from "~/domain/stock/file/find-list";
import { recordCells } from "~/domain/stock/file/record-cells";
import { beginning, FAULTY_LETTERS, FeedFault } from "../feed-fault.server";
import { FEED_LIMITS } from "../limits.server";
import type { FormatReading, PlainEntry, PlainFile } from "../plain-file.server";
import { emptyFault } from "../table-beginning.server";
import { findEncoding, textOf } from "../text-encoding.server";

/** Reads a JSON file: a list, or the list at a path in it. @throws FeedFault for what is no JSON or has no such list */
export async function readJson(file: PlainFile, options: FeedFileOptions): Promise<FormatReading> {
  const { size } = await stat(file.path);
  if (size > FEED_LIMITS.jsonBytes)
    throw new FeedFault(
      `${file.name} is larger than ${FEED_LIMITS.jsonBytes / 1024 / 1024} MB, which is too much for JSON: one record a line (NDJSON) may be larger`,
    );
  const encoding = await findEncoding(file, options.encoding ?? null);
  const { path, list } = recordsIn(await documentOf(file, encoding), file.name, options.records ?? null);
  return { facts: { encoding, records: path === "" ? null : path }, entries: entriesOf(list) };
}

async function documentOf(file: PlainFile, encoding: string): Promise<unknown> {
  const parts: string[] = [];
  for await (const part of textOf(file, encoding)) parts.push(part);
  const text = parts.join("");
  if (text.trim() === "") throw emptyFault(file.name);
  try {
    return parseJson(text);
  } catch (error) {
    const told = error instanceof Error ? beginning(error.message) : "";
    throw new FeedFault(`${file.name} is not JSON, or cut off: ${told}`, { cause: error });
  }
}

function recordsIn(document: unknown, name: string, told: string | null): FoundList {
  const list = told === null ? null : listAt(document, told);
  if (told !== null && list !== null) return { path: told, list };
  const found = told === null ? findList(document) : null;
  if (found !== null) return found;
  const paths = listPaths(document).map((path) => (path === "" ? "the file itself" : `"${path}"`));
  // What says why the sender gave no list, such as {"error":"Invalid API key"}.
  const said = beginning(JSON.stringify(document));
  const has = paths.length === 0 ? `it has none, but says ${said}` : `it has: ${beginning(paths.join(", "))}`;
  throw new FeedFault(
    `${name}: expected a list of records${told === null ? "" : ` under "${told}"`}; ${has}`,
  );
}

function* entriesOf(list: readonly unknown[]): Generator<PlainEntry> {
  for (const [index, record] of list.entries()) yield recordEntry(index + 1, record);
}

/** A record as an entry; a fault for what is no object. */
export function recordEntry(at: number, record: unknown): PlainEntry {
  const isRecord = typeof record === "object" && record !== null && !Array.isArray(record);
  if (isRecord) return { at, cells: recordCells(record) };
  return {
    at,
    fault: "it is no object with the record's fields",
    text: beginning(JSON.stringify(record), FAULTY_LETTERS),
  };
}
