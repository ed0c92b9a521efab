import { sheetColumn, sheetDate, sheetNumber } from "~/domain/stock/file/sheet-cells";
import { FEED_LIMITS } from "../limits.server";
import { partSteps } from "./workbook-part.server";
import type { Workbook } from "./workbook.server";

/** A row of a sheet that has something in it. */
export interface SheetRow {
  /** As the sheet numbers it, from 1. */
  readonly at: number;
  readonly cells: readonly string[];
}

/** More columns than a list of vehicles has: a cell far to the right must not make an endless row. */
const MOST_COLUMNS = 2000;

/** The rows of a workbook's sheet that are not empty. @throws FeedFault where the file is cut off */
export async function* rowsOfSheet(workbook: Workbook, name: string): AsyncGenerator<SheetRow> {
  const found: SheetRow[] = [];
  let at = 0;
  let cells: string[] = [];
  let column = -1;
  let type = "n";
  let style = 0;
  let text = "";
  const steps = partSteps(workbook.zip, name, workbook.part, {
    open: (tag, attributes) => {
      if (tag === "row") {
        at = Number(attributes["r"] ?? at + 1);
        cells = [];
        column = -1;
      } else if (tag === "c") {
        column = sheetColumn(attributes["r"] ?? "") ?? column + 1;
        type = attributes["t"] ?? "n";
        style = Number(attributes["s"] ?? 0);
        text = "";
      }
    },
    text: (piece) => {
      if (text.length < FEED_LIMITS.recordLetters) text += piece;
    },
    close: (tag) => {
      if (tag === "c" && column < MOST_COLUMNS) {
        while (cells.length < column) cells.push("");
        cells[column] = cellText(workbook, type, style, text);
      } else if (tag === "row" && cells.some((cell) => cell.trim() !== "")) found.push({ at, cells });
    },
  });
  for await (const _ of steps) yield* found.splice(0);
}

/** A cell as text: a shared one by its number, a date as ISO writes it, and nothing for an error such as `#N/A`. */
function cellText(workbook: Workbook, type: string, style: number, text: string): string {
  if (type === "s") return workbook.texts[Number(text)] ?? "";
  if (type === "b") return text === "1" ? "true" : "false";
  if (type === "e" || text === "") return "";
  if (type !== "n") return text;
  if (workbook.dateStyles.has(style)) return sheetDate(Number(text), workbook.isFrom1904);
  return sheetNumber(text);
}
