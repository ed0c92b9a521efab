import { DELIMITERS, type FeedFileOptions } from "~/domain/stock/file/feed-file";
import { delimiterLine, findDelimiter } from "~/domain/stock/file/find-delimiter";
import { createRowGrouper, type RowLines } from "~/domain/stock/file/row-grouper";
import { rowOfCells, tableHeadings, type TableHeadings } from "~/domain/stock/file/table-headings";
import { FEED_LIMITS } from "../limits.server";
import { type Line, linesOf } from "../lines.server";
import type { FormatReading, PlainEntry, PlainFile } from "../plain-file.server";
import { findEncoding, textOf } from "../text-encoding.server";
import { judgeBeginning } from "../table-beginning.server";
import { csvCells, csvEntries } from "./csv-entries.server";

const LINES_JUDGED = 100;
/** Rows that are looked at before they are read. */
const ROWS_AHEAD = 20;
const LIMITS = { lines: FEED_LIMITS.linesInRow, letters: FEED_LIMITS.recordLetters };

/** Reads a CSV file. @throws FeedFault for one that is cut off, or whose letters cannot be right */
export async function readCsv(file: PlainFile, options: FeedFileOptions): Promise<FormatReading> {
  const encoding = await findEncoding(file, options.encoding ?? null);
  const batches = linesOf(textOf(file, encoding));
  const beginning = await batches.next();
  const first = beginning.done ? [] : beginning.value;
  const told = delimiterLine(first[0]?.text ?? "");
  const lines = told === null ? first : first.slice(1);
  const delimiter =
    options.delimiter ?? told ?? findDelimiter(lines.slice(0, LINES_JUDGED).map(({ text }) => text));
  let headings: TableHeadings = { columns: [], needed: 0, notes: [] };
  let isNamed = false;
  const fits = (cells: readonly string[]) => !isNamed || rowOfCells(headings, cells) !== null;
  const rows = rowsOf(lines, batches, createRowGrouper(DELIMITERS[delimiter], fits, LIMITS));
  const beginningOfRows = await rows.next();
  const [heading] = beginningOfRows.done ? [] : beginningOfRows.value;
  const cellsOf = (row: RowLines) => csvCells(row, DELIMITERS[delimiter]);
  if (heading) headings = tableHeadings(cellsOf(heading));
  isNamed = true;
  const ahead = await firstRows(rows);
  let beginningNotes: readonly string[];
  try {
    beginningNotes = judgeBeginning({
      name: file.name,
      heading: heading === undefined ? null : cellsOf(heading),
      rows: ahead.slice(0, ROWS_AHEAD).map((row) => ({ at: row.at, cells: cellsOf(row) })),
      word: "line",
    });
  } catch (error) {
    // Closes the file.
    await rows.return(undefined);
    await batches.return(undefined);
    throw error;
  }
  const { columns, needed, notes } = headings;
  const table = { name: file.name, delimiter: DELIMITERS[delimiter], headings, first: ahead };
  return {
    facts: { encoding, delimiter, columns: columns.slice(0, needed), notes: [...notes, ...beginningNotes] },
    entries: entriesOf(ahead, rows, table),
  };
}

/** The first batch that is not empty; empty at the end of the file. */
async function firstRows(rows: AsyncIterator<readonly RowLines[]>): Promise<readonly RowLines[]> {
  for (;;) {
    const next = await rows.next();
    if (next.done) return [];
    if (next.value.length > 0) return next.value;
  }
}

/** The rows of a file in batches, the heading in one of its own: what follows is judged by it. */
async function* rowsOf(
  first: readonly Line[],
  others: AsyncIterable<readonly Line[]>,
  grouper: ReturnType<typeof createRowGrouper>,
): AsyncGenerator<readonly RowLines[]> {
  let isNamed = false;
  const take = function* (lines: readonly Line[]) {
    for (const line of lines) {
      grouper.add(line);
      if (isNamed) continue;
      const heading = grouper.take();
      isNamed = heading.length > 0;
      if (isNamed) yield heading;
    }
    if (isNamed) yield grouper.take();
  };
  yield* take(first);
  for await (const lines of others) yield* take(lines);
  grouper.end();
  yield grouper.take();
}

async function* entriesOf(
  ahead: readonly RowLines[],
  rows: AsyncIterable<readonly RowLines[]>,
  table: Parameters<typeof csvEntries>[1],
): AsyncGenerator<PlainEntry> {
  yield* csvEntries(ahead, table);
  for await (const batch of rows) yield* csvEntries(batch, table);
}
