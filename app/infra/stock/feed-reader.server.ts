import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import { parse } from "csv-parse";
import type { FeedRow } from "~/domain/stock/read-row";
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

/** A record's cells by column; those of objects within it by their path: `specs.bodyType`, `images[].url`. */
function toRow(record: unknown): FeedRow {
  const row: Record<string, string | readonly string[]> = {};
  if (isObject(record)) addCells(row, "", record);
  return row;
}

function addCells(row: Record<string, string | readonly string[]>, path: string, record: object): void {
  for (const [key, value] of Object.entries(record)) {
    const column = path + key.trim();
    if (Array.isArray(value)) addList(row, column, value);
    else if (isObject(value)) addCells(row, `${column}.`, value);
    else row[column] = cellText(value);
  }
}

/** A list of texts is one; a list of objects is one of each of their keys. */
function addList(
  row: Record<string, string | readonly string[]>,
  column: string,
  list: readonly unknown[],
): void {
  row[column] = list.filter((item) => !isObject(item)).map(cellText);
  for (const item of list.filter(isObject)) {
    const cells: Record<string, string | readonly string[]> = {};
    addCells(cells, "", item);
    for (const [key, cell] of Object.entries(cells)) {
      const at = `${column}[].${key}`;
      row[at] = [...listOf(row[at] ?? []), ...listOf(cell)];
    }
  }
}

function listOf(cell: string | readonly string[]): readonly string[] {
  return typeof cell === "string" ? [cell] : cell;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
