import type { PaperStyle, VehicleSheet } from "~/ports/vehicle-papers";
import { type Ink, PAGE, type PaperPen } from "./paper-pen.server";

const BAND = 66;
const MARK = 34;
const NAME: Ink = { face: "display", size: 19, tone: "onInverse" };
const SUFFIX: Ink = { face: "regular", size: 9, tone: "onInverseMuted" };
const CONTACT: Ink = { face: "strong", size: 11, tone: "onInverse" };

/** The dealer's band over the page: mark, name, number to call. */
export function drawLetterhead(pen: PaperPen, { dealer }: VehicleSheet, { logo, colours }: PaperStyle): void {
  pen.box("inverse", { x: 0, y: 0, width: PAGE.width, height: BAND });
  pen.box("accent", { x: 0, y: BAND, width: PAGE.width, height: 2.5 });
  const mark = logo.mark ?? [];
  const x = PAGE.margin + (mark.length === 0 ? 0 : MARK + 10);
  if (mark.length > 0) {
    const { doc } = pen;
    doc
      .save()
      .translate(PAGE.margin, (BAND - MARK) / 2)
      .scale(MARK / 40);
    doc.lineWidth(2.6).lineCap("round").lineJoin("round");
    for (const { path, tone } of mark)
      doc.path(path).stroke(tone === "ink" ? colours.onInverse : colours.accentOnInverse);
    doc.restore();
  }
  const top = logo.suffix === null ? 22 : 15;
  pen.text(logo.wordmark, NAME, { x, y: top, width: 280 });
  if (logo.suffix !== null) pen.text(logo.suffix, SUFFIX, { x, y: top + 25, width: 280 });
  const right = { x: PAGE.width - PAGE.margin - 220, width: 220, align: "right" } as const;
  const lines = [dealer.phone, dealer.address].filter((line) => line !== null);
  lines.forEach((line, index) => {
    pen.text(line, index === 0 ? CONTACT : SUFFIX, { ...right, y: 19 + index * 16 });
  });
}
