import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { parse } from "csv-parse";
import type { FeedRow } from "~/domain/stock/row-to-vehicle";
import { parseJson } from "~/domain/faults/parse-json";

/**
 * The records of a CSV, JSON or NDJSON file, by its ending (`.csv`, `.json`; `.ndjson`, `.jsonl`), as text by column. CSV and
 * NDJSON are streamed. `records` names the key that holds a JSON feed's list. Throws on a file it cannot read.
 */
export async function* readFeed(file: string, records: string | null): AsyncGenerator<FeedRow> {
  if ((await stat(file)).isDirectory()) throw new Error(`${file} is a folder, not a file`);
  if (/\.(?:ndjson|jsonl)$/i.test(file)) yield* readLines(file);
  else if (/\.json$/i.test(file)) yield* readJson(file, records);
  else yield* readCsv(file);
}

async function* readCsv(file: string): AsyncGenerator<FeedRow> {
  const source = createReadStream(file);
  const parser = source.pipe(
    parse({ bom: true, columns: true, relax_column_count: true, skip_empty_lines: true }),
  );
  // `pipe` passes on the end of its source, but not its failure.
  source.once("error", (error) => parser.destroy(error));
  for await (const record of parser) yield toRow(record);
}

async function* readLines(file: string): AsyncGenerator<FeedRow> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() !== "") yield toRow(jsonAt(`${file}, line ${number}`, line));
  }
}

async function* readJson(file: string, records: string | null): AsyncGenerator<FeedRow> {
  const content = jsonAt(file, await readFile(file, "utf8"));
  const list: unknown = records === null ? content : recordsOf(content, records);
  if (!Array.isArray(list))
    throw new Error(`${file}: expected a list${records === null ? "" : ` under "${records}"`}`);
  for (const record of list) yield toRow(record);
}

/** @param place what the reader of the message has to look at */
function jsonAt(place: string, text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new Error(`${place} is not JSON`, { cause: error });
  }
}

function recordsOf(content: unknown, key: string): unknown {
  if (content === null || typeof content !== "object") return null;
  return new Map<string, unknown>(Object.entries(content)).get(key);
}

function toRow(record: unknown): FeedRow {
  if (record === null || typeof record !== "object") return {};
  return Object.fromEntries(
    Object.entries(record).map(([column, value]) => [column.trim(), cellText(value)]),
  );
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
