import { plainCell } from "./cells/plain-cell";
import { basicColourOf } from "../colour/colour-of";
import { isInStock } from "../vehicle/stock-status";
import { type CellReading, isUnread, readCell } from "./cell-transforms";
import type { NoteRepair, Repair } from "./cells/note-repair";
import type { FeedMapping, MappedField } from "./feed-mapping";
import type { FeedRow } from "./file/feed-file";
import { statusMeaning } from "./inspect/status-words";
import { shownValue } from "./vehicle-changes";

/** What a row says, by the vehicle's fields and the mapping's dotted ones. */
export interface RowReading {
  readonly read: Readonly<Record<string, unknown>>;
  /** Words of a field that shoppers filter by, which say nothing to us. */
  readonly unread: readonly UnreadWord[];
}

/** A word that could not be read. */
export interface UnreadWord {
  readonly field: string;
  readonly word: string;
}

type Cell = FeedRow[string];

/** Where spaces are not in order. */
const UNTIDY = /[^\S \n]| [ \n]|\n |^\s|\s$/;

/** The row with spaces in order, and nothing where its words mean that nothing is known. */
export function cleanRow(row: FeedRow, { emptyWords }: Pick<FeedMapping, "emptyWords">): FeedRow {
  // A cell or two of a row are untidy: to build the row anew would take longer than to copy it.
  let clean: Record<string, Cell> | null = null;
  for (const column of Object.keys(row)) {
    const cell = row[column] ?? "";
    const right =
      typeof cell === "string"
        ? cleanText(cell, emptyWords)
        : cell.map((text) => cleanText(text, emptyWords)).filter((text) => text !== "");
    if (right === cell) continue;
    clean ??= { ...row };
    clean[column] = right;
  }
  return clean ?? row;
}

function cleanText(text: string, emptyWords: readonly string[]): string {
  const tidy = UNTIDY.test(text)
    ? text
        .replace(/\r\n?/g, "\n")
        .replace(/[^\S\n]+/g, " ")
        .replace(/ ?\n ?/g, "\n")
        .trim()
    : text;
  return emptyWords.includes(tidy) ? "" : tidy;
}

/** What a row's cells are read by. */
export interface RowCellReading extends CellReading {
  /** Fields of which the whole file shows that their dates have the month first. */
  readonly monthFirst?: ReadonlySet<string>;
}

/** Reads a clean row's fields as the mapping says. */
export function readRow(
  row: FeedRow,
  mapping: FeedMapping,
  reading: RowCellReading,
  note: (repair: Repair) => void,
): RowReading {
  const read: Record<string, unknown> = {};
  const unread: UnreadWord[] = [];
  let codes: string[] = [];
  const noteCode: NoteRepair = (code) => codes.push(code);
  for (const [name, field] of Object.entries(mapping.fields)) {
    const isMonthFirst = field.as === "date" && reading.monthFirst?.has(name) === true;
    const own = isMonthFirst ? { ...reading, isMonthFirst } : reading;
    const found = readField(row, field, own, noteCode);
    for (const code of codes)
      note({ code, field: name, before: givenOf(row, field), after: shownValue(found) });
    if (codes.length > 0) codes = [];
    if (found === null || found === false) unread.push(...wordsOf(row, name, field));
    if (name === "status") unread.push(...statusWords(row, field, found));
    const value = found ?? field.default;
    if (value !== undefined) read[name] = value;
  }
  return withBasicColour({ read, unread });
}

/** A feed without a column for the basic colour has it in the maker's name. */
function withBasicColour({ read, unread }: RowReading): RowReading {
  const name = read["colour"];
  if (typeof name !== "string" || read["simple_colour"] !== undefined) return { read, unread };
  const others = unread.filter(({ field }) => field !== "simple_colour");
  const basic = basicColourOf(name);
  if (basic !== null) return { read: { ...read, simple_colour: basic }, unread: others };
  return { read, unread: [...others, { field: "simple_colour", word: name.slice(0, 100) }] };
}

function readField(row: FeedRow, field: MappedField, reading: CellReading, note: NoteRepair): unknown {
  const { template, from, as } = field;
  if (template !== undefined) {
    const text = template.replace(/\{([^{}]+)\}/g, (_, column: string) => oneLine(row[column] ?? ""));
    return readOne(text.replace(/\s+/g, " ").trim(), field, reading, note) || null;
  }
  if (field.all) return allItems(row, field, (cell) => readOne(cell, field, reading, note));
  if (typeof from === "string") return readColumn(row[from], field, reading, note);
  for (const [at, column] of columnsOf(field).entries()) {
    const value = readColumn(row[column], field, reading, note);
    if (value === null) continue;
    if (at > 0 && as === "seats") note("seats-in-doors-column");
    return value;
  }
  return null;
}

/** What a cell says; null for nothing. */
function readColumn(
  cell: Cell | undefined,
  field: MappedField,
  reading: CellReading,
  note: NoteRepair,
): unknown {
  if (cell === undefined || cell.length === 0) return null;
  if (typeof cell !== "string") return readOne(cell, field, reading, note);
  const plain = plainCell(cell);
  const isLine = field.as !== "paragraphs";
  const value = readOne(isLine ? oneLine(plain) : plain, field, reading, note);
  if (value !== null && plain !== cell) note("markup-in-cell");
  if (value !== null && isLine && cell.includes("\n")) note("line-break-in-cell");
  return value;
}

function readOne(cell: Cell, field: MappedField, reading: CellReading, note: NoteRepair): unknown {
  const { as, separator } = field;
  if (typeof cell !== "string" && as === "list") return cell;
  const text = meaningOf(field, typeof cell === "string" ? cell : cell.join(", "));
  // A word list may say that a word means nothing.
  if (text === "") return null;
  return readCell(as, text, note, separator === undefined ? reading : { ...reading, separator });
}

/** What the row says of a field, in short. */
function givenOf(row: FeedRow, field: MappedField): string {
  const texts = columnsOf(field).map((column) => oneLine(row[column] ?? ""));
  const given = field.template === undefined ? texts.find((text) => text !== "") : texts.join(" ").trim();
  return shownValue(given);
}

/** The items of every column of a list, each once; null for none. */
function allItems(
  row: FeedRow,
  field: MappedField,
  read: (cell: string | readonly string[]) => unknown,
): readonly unknown[] | null {
  const cells = columnsOf(field).map((column) => row[column] ?? "");
  const items = cells.flatMap((cell) => (cell.length === 0 ? [] : (read(cell) ?? [])));
  return items.length === 0 ? null : [...new Set(items)];
}

/** The columns a field is read from, in their order. */
export function columnsOf({ from, template }: MappedField): readonly string[] {
  if (template !== undefined) return [...template.matchAll(/\{([^{}]+)\}/g)].map(([, column = ""]) => column);
  return typeof from === "string" ? [from] : (from ?? []);
}

function wordsOf(row: FeedRow, name: string, field: MappedField): readonly UnreadWord[] {
  const texts = columnsOf(field).map((column) => oneLine(row[column] ?? ""));
  const word = texts.find((text) => isUnread(field.as, meaningOf(field, text)));
  return word === undefined ? [] : [{ field: name, word: word.slice(0, 100) }];
}

/** A status that is for sale nowhere, unless the mapping or the word itself says that it is meant so. */
function statusWords(row: FeedRow, field: MappedField, found: unknown): readonly UnreadWord[] {
  if (typeof found !== "string" || found === "sold" || isInStock({ status: found })) return [];
  const texts = columnsOf(field).map((column) => oneLine(row[column] ?? ""));
  const word = texts.find((text) => text !== "") ?? found;
  if (Object.hasOwn(field.values, word) || statusMeaning(word) === "unavailable") return [];
  return [{ field: "status", word: word.slice(0, 100) }];
}

/** A cell in one line. */
export function oneLine(cell: string | readonly string[]): string {
  const text = typeof cell === "string" ? cell : cell.join(", ");
  return text.includes("\n") ? text.replaceAll("\n", " ") : text;
}

/**
 * What a word list makes of a cell. A cell may hold "constructor", which every object seems to have. Most fields have no
 * list: looking a whole description up in it would make the engine remember the text as a name.
 */
function meaningOf({ values }: MappedField, text: string): string {
  for (const _ in values) return (Object.hasOwn(values, text) ? values[text] : undefined) ?? text;
  return text;
}
