import type { PaperRow } from "~/ports/vehicle-papers";
import type { Ink, PaperPen, PaperBox } from "./paper-pen.server";

const HEADING: Ink = { face: "strong", size: 10.5, tone: "text" };
const LABEL: Ink = { face: "regular", size: 9, tone: "textMuted" };
const VALUE: Ink = { face: "strong", size: 9, tone: "text" };
const ITEM: Ink = { face: "regular", size: 9, tone: "text" };
const HEAD_HEIGHT = 20;
const ROW = 17;
const AFTER = 14;
const GUTTER = 24;

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
    pen.text(label, LABEL, { x: left, y: top + 2, width: column * 0.45 });
    pen.text(value, VALUE, { x: left + column * 0.45, y: top + 2, width: column * 0.55, align: "right" });
  });
  return y + HEAD_HEIGHT + lines * ROW + AFTER;
}

/** A list in three columns, as many as fit. @returns where the next thing may begin */
export function drawColumns(pen: PaperPen, items: readonly string[], title: string, place: PaperBox): number {
  const { x, y, width, height = 0 } = place;
  const lines = Math.min(Math.ceil(items.length / 3), Math.floor((height - HEAD_HEIGHT - AFTER) / (ROW - 3)));
  if (lines < 1) return y;
  pen.text(title, HEADING, { x, y, width });
  const column = (width - 2 * GUTTER) / 3;
  items.slice(0, lines * 3).forEach((item, index) => {
    const left = x + (index % 3) * (column + GUTTER);
    pen.text(item, ITEM, {
      x: left,
      y: y + HEAD_HEIGHT - 2 + Math.floor(index / 3) * (ROW - 3),
      width: column,
    });
  });
  return y + HEAD_HEIGHT + lines * (ROW - 3) + AFTER;
}
