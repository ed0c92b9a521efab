import type { FeedRow } from "./feed-file";

type Cells = Map<string, string | readonly string[]>;

/** A JSON record's cells by column; those of objects within it by their path: `specs.bodyType`, `images[].url`. */
export function recordCells(record: unknown): FeedRow {
  const cells: Cells = new Map();
  if (isObject(record)) addCells(cells, "", record);
  // Not by assignment: a key may be `__proto__`.
  return Object.fromEntries(cells);
}

function addCells(cells: Cells, path: string, record: object): void {
  for (const [key, value] of Object.entries(record)) {
    const column = path + key.trim();
    if (Array.isArray(value)) addList(cells, column, value);
    else if (isObject(value)) addCells(cells, `${column}.`, value);
    else cells.set(column, cellText(value));
  }
}

/** A list of texts is one; a list of objects is one of each of their keys. */
function addList(cells: Cells, column: string, list: readonly unknown[]): void {
  cells.set(column, list.filter((item) => !isObject(item)).map(cellText));
  for (const item of list.filter(isObject)) {
    const inner: Cells = new Map();
    addCells(inner, "", item);
    for (const [key, cell] of inner) {
      const at = `${column}[].${key}`;
      cells.set(at, [...listOf(cells.get(at) ?? []), ...listOf(cell)]);
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
  if (typeof value === "string") return value;
  return typeof value === "number" ? numeral(value) : JSON.stringify(value);
}

const PLAIN = new Intl.NumberFormat("en-US", { useGrouping: false, maximumFractionDigits: 20 });

/** In digits alone: 1e21 would be read as a 1. */
function numeral(value: number): string {
  const text = String(value);
  return text.includes("e") ? PLAIN.format(value) : text;
}
