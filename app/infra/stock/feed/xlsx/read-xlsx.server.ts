import type { FeedFileOptions } from "~/domain/stock/file/feed-file";
import { rowOfCells, tableHeadings, type TableHeadings } from "~/domain/stock/file/table-headings";
import type { FormatReading, PlainEntry, PlainFile } from "../plain-file.server";
import { openZip } from "../zip-file.server";
import { rowsOfSheet, type SheetRow } from "./sheet-rows.server";
import { openWorkbook } from "./workbook.server";

/** Reads a sheet of an XLSX file, row by row. @throws FeedFault for one that is cut off or has no such sheet */
export async function readXlsx(file: PlainFile, options: FeedFileOptions): Promise<FormatReading> {
  const zip = await openZip(file.path, file.name);
  try {
    const workbook = await openWorkbook(zip, file.name, options.sheet ?? null);
    const rows = rowsOfSheet(workbook, file.name);
    const first = await rows.next();
    const headings = tableHeadings(first.done ? [] : first.value.cells);
    const { columns, needed, notes } = headings;
    return {
      facts: {
        sheet: workbook.sheet,
        columns: columns.slice(0, needed),
        notes: [...notes, ...workbook.notes],
      },
      entries: entriesOf(rows, headings),
      close: zip.close,
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Empty cells at the end of a row are not in the file, and a note beside the table belongs to none of its columns. */
async function* entriesOf(
  rows: AsyncIterable<SheetRow>,
  headings: TableHeadings,
): AsyncGenerator<PlainEntry> {
  for await (const { at, cells } of rows) {
    const filled = headings.columns.map((_, column) => cells[column] ?? "");
    const row = rowOfCells(headings, filled);
    if (row !== null && filled.some((cell) => cell.trim() !== "")) yield { at, cells: row };
  }
}
