import type { FeedFileOptions } from "~/domain/stock/file/feed-file";
import { rowOfCells, tableHeadings, type TableHeadings } from "~/domain/stock/file/table-headings";
import type { FormatReading, PlainEntry, PlainFile } from "../plain-file.server";
import { judgeBeginning } from "../table-beginning.server";
import { openZip } from "../zip-file.server";
import { rowsOfSheet, type SheetRow } from "./sheet-rows.server";
import { openWorkbook } from "./workbook.server";

/** Rows that are looked at before they are read. */
const ROWS_AHEAD = 20;

/** Reads a sheet of an XLSX file, row by row. @throws FeedFault for one that is cut off or has no such sheet */
export async function readXlsx(file: PlainFile, options: FeedFileOptions): Promise<FormatReading> {
  const zip = await openZip(file.path, file.name);
  try {
    const workbook = await openWorkbook(zip, file.name, options.sheet ?? null);
    const rows = rowsOfSheet(workbook, file.name);
    const first = await rows.next();
    const headings = tableHeadings(first.done ? [] : first.value.cells);
    const { columns, needed, notes } = headings;
    const ahead = await firstRows(rows);
    const told = judgeBeginning({
      name: file.name,
      heading: first.done ? null : first.value.cells,
      rows: ahead,
      word: "row",
    });
    return {
      facts: {
        sheet: workbook.sheet,
        columns: columns.slice(0, needed),
        notes: [...notes, ...told, ...workbook.notes],
      },
      entries: entriesOf(ahead, rows, headings),
      close: zip.close,
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function firstRows(rows: AsyncIterator<SheetRow>): Promise<readonly SheetRow[]> {
  const ahead: SheetRow[] = [];
  while (ahead.length < ROWS_AHEAD) {
    const next = await rows.next();
    if (next.done) break;
    ahead.push(next.value);
  }
  return ahead;
}

/** Empty cells at the end of a row are not in the file, and a note beside the table belongs to none of its columns. */
async function* entriesOf(
  ahead: readonly SheetRow[],
  rows: AsyncIterable<SheetRow>,
  headings: TableHeadings,
): AsyncGenerator<PlainEntry> {
  for (const row of ahead) yield* entryOf(row, headings);
  for await (const row of rows) yield* entryOf(row, headings);
}

function entryOf({ at, cells }: SheetRow, headings: TableHeadings): readonly PlainEntry[] {
  const filled = headings.columns.map((_, column) => cells[column] ?? "");
  const row = rowOfCells(headings, filled);
  return row !== null && filled.some((cell) => cell.trim() !== "") ? [{ at, cells: row }] : [];
}
