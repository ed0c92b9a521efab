import { parse } from "csv-parse/sync";
import { cutCellSign } from "~/domain/stock/file/cut-cell";
import type { RowLines } from "~/domain/stock/file/row-grouper";
import { splitLoosely, splitPlainly } from "~/domain/stock/file/split-loosely";
import { splitOrderly } from "~/domain/stock/file/split-orderly";
import { rowOfCells, type TableHeadings } from "~/domain/stock/file/table-headings";
import { beginning, FAULTY_LETTERS, FeedFault } from "../feed-fault.server";
import { FEED_LIMITS } from "../limits.server";
import type { PlainEntry } from "../plain-file.server";

/** The table that rows belong to. */
interface Table {
  /** What people know the file by. */
  readonly name: string;
  readonly delimiter: string;
  readonly headings: TableHeadings;
  /** The first rows of the file: by them it is judged whether the last one is cut off. */
  readonly first: readonly RowLines[];
}

const BATCH = 500;
/** So many rows show how a file writes its last cell. */
const ROWS_COMPARED = 200;

/**
 * Rows of CSV as entries: those in order as they stand or by `csv-parse`, many at a time; one whose quotes break the rules is read loosely where
 * it then has its columns, and is a fault of its own where not.
 * @throws FeedFault where the last row shows that the file was cut off
 */
export function* csvEntries(rows: readonly RowLines[], table: Table): Generator<PlainEntry> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const strict = strictCells(
      batch.map(({ text, isTooLong }) => (isTooLong ? "" : text)),
      table.delimiter,
    );
    for (const [index, row] of batch.entries()) {
      const entry = entryOf(row, strict[index] ?? null, table);
      if (entry !== null) yield entry;
    }
  }
}

/** The cells of one row, whatever its columns. */
export function csvCells({ text }: RowLines, delimiter: string): readonly string[] {
  return strictCells([text], delimiter)[0] ?? splitLoosely(text, delimiter).cells;
}

/** The cells of each row; null for one that is no CSV. Few rows are left to `csv-parse`: it takes five times as long. */
function strictCells(texts: readonly string[], delimiter: string): readonly (readonly string[] | null)[] {
  const orderly = texts.map((text) => splitOrderly(text, delimiter));
  const others = texts.filter((_, index) => orderly[index] === null);
  const parsed = parsedCells(others, delimiter).values();
  return orderly.map((cells) => cells ?? parsed.next().value ?? null);
}

function parsedCells(texts: readonly string[], delimiter: string): readonly (readonly string[] | null)[] {
  if (texts.length === 0) return [];
  const filled = texts.every((text) => text !== "");
  if (filled) {
    try {
      const rows = parse(texts.join("\n"), {
        delimiter,
        record_delimiter: "\n",
        relax_column_count: true,
        trim: true,
      });
      if (rows.length === texts.length) return rows;
    } catch {
      // One of them is no CSV: which one shows below.
    }
  }
  if (texts.length < 2) return texts.map(() => null);
  const middle = texts.length >> 1;
  return [...parsedCells(texts.slice(0, middle), delimiter), ...parsedCells(texts.slice(middle), delimiter)];
}

function entryOf(row: RowLines, strict: readonly string[] | null, table: Table): PlainEntry | null {
  const { at, text, isTooLong, isEnded } = row;
  const { delimiter, headings } = table;
  if (isTooLong) return fault(row, `it is longer than ${FEED_LIMITS.recordLetters} letters`);
  const orderly = strict === null ? null : rowOfCells(headings, strict);
  if (orderly !== null)
    return strict?.every(isBlank) === true ? null : { at, cells: orderly, ...cutOff(row, orderly, table) };
  const loose = splitLoosely(text, delimiter);
  const isCutOff = !isEnded && (loose.isOpen || rowOfCells(headings, loose.cells) === null);
  if (isCutOff) throw new FeedFault(`${table.name} is cut off in line ${at}`);
  for (const reading of [loose.cells, splitPlainly(text, delimiter)]) {
    const cells = rowOfCells(headings, reading);
    if (cells === null) continue;
    return reading.every(isBlank) ? null : { at, cells, ...cutOff(row, cells, table) };
  }
  const count = (strict ?? loose.cells).length;
  const quotes = strict === null ? ", and its quotes do not match" : "";
  return fault(row, `it has ${count} cells for ${headings.needed} columns${quotes}`);
}

/** What speaks for it that the file is cut off within the last cell of its last row. */
function cutOff(
  { at, text, isEnded }: RowLines,
  cells: Readonly<Record<string, string>>,
  table: Table,
): { readonly cutOff?: string } {
  if (isEnded) return {};
  const { columns, needed } = table.headings;
  const lastOf = (row: typeof cells) => row[columns[needed - 1] ?? ""] ?? "";
  const others = table.first
    .filter((row) => row.at !== at && !row.isTooLong)
    .slice(-ROWS_COMPARED)
    .flatMap((row) => {
      const read = rowOfCells(table.headings, csvCells(row, table.delimiter));
      return read === null ? [] : [{ text: row.text, cell: lastOf(read) }];
    });
  const sign = cutCellSign({ text, cell: lastOf(cells) }, others);
  return sign === null
    ? {}
    : {
        cutOff: `the file ends without a line break in line ${at} and may be cut off there: its last cell ${sign}`,
      };
}

function isBlank(cell: string): boolean {
  return cell.trim() === "";
}

function fault({ at, text }: RowLines, reason: string): PlainEntry {
  return { at, fault: reason, text: beginning(text, FAULTY_LETTERS) };
}
