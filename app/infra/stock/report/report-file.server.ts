import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { isToldAsLeft, noteKind } from "~/domain/stock/cells/note-kind";
import { oddText } from "~/domain/stock/guards/odd-values";
import { percent } from "~/domain/stock/guards/feed-guards";
import type { RowReport } from "~/domain/stock/import-report";
import type { ImportReport } from "../import-stock.server";

/** Whose report it is, and of what. */
export interface ReportHeading {
  readonly file: string;
  readonly mapping: string;
  readonly dealership: string;
  /** ISO time. */
  readonly at: string;
}

/** Writes a whole report: as CSV where the name ends so, else as JSON. @throws the error of the file system */
export async function writeReport(file: string, heading: ReportHeading, report: ImportReport): Promise<void> {
  if (!/\.csv$/i.test(file)) {
    await pipeline(Readable.from(jsonPieces(heading, report)), createWriteStream(file));
    return;
  }
  // A spreadsheet would run a cell that begins like a formula.
  const csv = stringify({ header: true, columns: [...COLUMNS], escape_formulas: true });
  await pipeline(Readable.from(csvLines(report)), csv, createWriteStream(file));
}

/** Row by row: as one text the report of a large feed would take hundreds of megabytes. */
function* jsonPieces(heading: ReportHeading, { lines, ...report }: ImportReport): Generator<string> {
  yield `${JSON.stringify({ ...heading, ...report }, null, 2).slice(0, -2)},\n  "lines": [`;
  let comma = "";
  for (const line of lines) {
    yield `${comma}\n    ${JSON.stringify(line)}`;
    comma = ",";
  }
  yield "\n  ]\n}\n";
}

const COLUMNS = [
  "file",
  "line",
  "stock_number",
  "vehicle",
  "what",
  "field",
  "before",
  "after",
  "note",
] as const;

type CsvLine = readonly (string | number | null)[];

function* csvLines(report: ImportReport): Generator<CsvLine> {
  for (const refusal of report.refusals) yield ["", null, "", "", "refused", "", "", "", refusal];
  for (const reason of report.waived) yield ["", null, "", "", "forced", "", "", "", reason];
  for (const doubt of report.doubts) yield ["", null, "", "", "unusual", "", "", "", doubt];
  for (const line of report.lines) yield* linesOf(line);
  for (const { vin, rows } of report.sharedVins)
    for (const { at, in: file = "", stocknum } of rows)
      yield [file, at, stocknum, "", "VIN of several", "vin", vin, vin, `${rows.length} vehicles have it`];
  for (const one of report.odd) {
    const { at, in: file = "", stocknum, field, value } = one;
    yield [file, at, stocknum, "", "looks wrong", field, value, value, oddText(one)];
  }
  for (const { field, now, before } of report.coverage)
    yield ["", null, "", "", "coverage", field, before === null ? "" : percent(before), percent(now), ""];
}

/** What happened to a row, a line for each field that changed; then a line for each thing that was done to it. */
function* linesOf(row: RowReport): Generator<CsvLine> {
  const who = [row.file, row.at, row.stocknum, row.name] as const;
  if (row.changes.length === 0) yield [...who, row.event, "", "", "", row.why];
  for (const { field, before, after } of row.changes)
    yield [...who, row.event, field, before, after, row.why];
  for (const { code, field, before, after } of row.repairs)
    if (!isToldAsLeft(code)) yield [...who, noteKind(code), field, before, after, code];
  for (const { field, value, expected } of row.left)
    yield [...who, "left out", field, value, "", `expected ${expected}`];
  for (const { field, word } of row.unread) yield [...who, "not understood", field, word, "", ""];
}
