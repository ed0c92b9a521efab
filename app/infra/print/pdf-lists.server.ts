import type { PaperRow } from "~/ports/vehicle-papers";
import type { Ink, PaperPen, PaperBox } from "./paper-pen.server";

const HEADING: Ink = { face: "strong", size: 10.5, tone: "text" };
const LABEL: Ink = { face: "regular", size: 9, tone: "textMuted" };
const VALUE: Ink = { face: "strong", size: 9, tone: "text" };
const ITEM: Ink = { face: "regular", size: 8.5, tone: "text" };
const HEAD_HEIGHT = 18;
const ROW = 14.5;
const ITEM_ROW = 12.5;
const AFTER = 12;
const GUTTER = 24;
const MOST_COLUMNS = 4;
const ITEM_GUTTER = 14;

/** Rows in two columns between hairlines, as many as fit. @returns where the next thing may begin */
export function drawSpecs(pen: PaperPen, rows: readonly PaperRow[], title: string, place: PaperBox): number {
  const { x, y, width, height = 0 } = place;
  const lines = Math.min(Math.ceil(rows.length / 2), Math.floor((height - HEAD_HEIGHT) / ROW));
  if (lines < 1) return y;
  pen.text(title, HEADING, { x, y, width });
  const column = (width - GUTTER) / 2;
  rows.slice(0, lines * 2).forEach(({ label, value }, index) => {
    const left = x + (index % 2) * (column + GUTTER);
    const top = y + HEAD_HEIGHT + Math.floor(index / 2) * ROW;
    if (index < lines * 2) pen.rule(top - 2, left, column);
    pen.text(label, LABEL, { x: left, y: top + 1, width: column * 0.45 });
    pen.text(value, VALUE, { x: left + column * 0.45, y: top + 1, width: column * 0.55, align: "right" });
  });
  return y + HEAD_HEIGHT + lines * ROW + AFTER;
}

/** How high {@link drawColumns} would be with all of its items, whole. */
export function columnsHeight(pen: PaperPen, items: readonly string[], width: number): number {
  if (items.length === 0) return 0;
  const columns = columnsFor(pen, items, width, Infinity);
  return HEAD_HEIGHT + Math.ceil(items.length / columns) * ITEM_ROW + AFTER;
}

/** A list in columns, as many as fit. @returns where the next thing may begin */
export function drawColumns(pen: PaperPen, items: readonly string[], title: string, place: PaperBox): number {
  const { x, y, width, height = 0 } = place;
  const room = Math.floor((height - HEAD_HEIGHT) / ITEM_ROW);
  const columns = columnsFor(pen, items, width, room);
  const lines = Math.min(Math.ceil(items.length / columns), room);
  if (lines < 1) return y;
  pen.text(title, HEADING, { x, y, width });
  const column = columnWidth(width, columns);
  items.slice(0, lines * columns).forEach((item, index) => {
    pen.text(item, ITEM, {
      x: x + (index % columns) * (column + ITEM_GUTTER),
      y: y + HEAD_HEIGHT - 2 + Math.floor(index / columns) * ITEM_ROW,
      width: column,
    });
  });
  return y + HEAD_HEIGHT + lines * ITEM_ROW + AFTER;
}

/** So few columns that the longest item is whole; more where the items would not have room: the end of one is worth less than others. */
function columnsFor(pen: PaperPen, items: readonly string[], width: number, room: number): number {
  const longest = Math.max(0, ...items.map((item) => pen.widthOf(item, ITEM)));
  let columns = MOST_COLUMNS;
  while (columns > 1 && longest > columnWidth(width, columns)) columns -= 1;
  while (columns < MOST_COLUMNS && Math.ceil(items.length / columns) > room) columns += 1;
  return columns;
}

function columnWidth(width: number, columns: number): number {
  return (width - (columns - 1) * ITEM_GUTTER) / columns;
}
