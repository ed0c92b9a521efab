import { once } from "node:events";
import { setImmediate as giveWay } from "node:timers/promises";
import type { PdfParts, QrDrawing, VehicleSheet } from "~/ports/vehicle-papers";
import { facesOf } from "./faces.server";
import { type Ink, PAGE, PaperPen, type PaperBox } from "./paper-pen.server";
import { drawLetterhead } from "./pdf-letterhead.server";
import { columnsHeight, drawColumns, drawSpecs } from "./pdf-lists.server";

const WIDTH = PAGE.width - 2 * PAGE.margin;
const GAP = 18;
const PICTURE = { width: 248, height: 165 } as const;
const FACT_EDGE = 18;
/** What equipment is kept at the most, when there are many specifications: six lines of it. */
const FEATURES_ROOM = 105;
const FACT_HEIGHT = 30;
const FOOT_LINE = 12.5;
/** Name of the place and what stands above it. */
const FOOT_HEAD = 43;
/** Lines that take no more room than the code beside them. */
const FOOT_LINES = 5;
const QR_SIZE = 84;

const TITLE: Ink = { face: "display", size: 25, tone: "text" };
const PRICE: Ink = { face: "display", size: 25, tone: "text" };
const HEADING: Ink = { face: "strong", size: 10.5, tone: "text" };
const BODY: Ink = { face: "regular", size: 9, tone: "text" };
const MUTED: Ink = { face: "regular", size: 8.5, tone: "textMuted" };

/** The sheet of a vehicle as a PDF of one A4 page; what does not fit is cut, comments first. */
export async function vehiclePdf({ sheet, style, picture }: PdfParts): Promise<Uint8Array> {
  const pen = new PaperPen(await facesOf(style.families), style, {
    title: `${sheet.title}, ${sheet.dealer.name}`,
    author: sheet.dealer.name,
    language: sheet.language,
  });
  const chunks: Buffer[] = [];
  pen.doc.on("data", (chunk: Buffer) => void chunks.push(chunk));
  const ended = once(pen.doc, "end");
  // Each part takes some ten milliseconds; other requests are answered between the parts.
  drawLetterhead(pen, sheet, style);
  await giveWay();
  const head = drawTitle(pen, sheet, 92);
  await giveWay();
  const top = drawPicture(pen, sheet, picture, head + 14);
  await giveWay();
  const foot = PAGE.height - PAGE.margin - footHeight(sheet);
  drawBody(pen, sheet, top + GAP, foot - GAP / 2);
  await giveWay();
  drawFoot(pen, sheet, foot);
  await giveWay();
  pen.doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Name and price side by side. @returns where it ends */
function drawTitle(pen: PaperPen, sheet: VehicleSheet, top: number): number {
  const priceWidth = Math.min(210, pen.widthOf(sheet.price, PRICE) + 2);
  const { margin: x } = PAGE;
  const width = WIDTH - priceWidth - 20;
  const second = [sheet.badge, sheet.condition].filter(Boolean).join(" · ");
  const height = pen.text(sheet.title, TITLE, { x, y: top, width, height: 64 });
  pen.text(second, { ...MUTED, size: 11 }, { x, y: top + height + 3, width });
  const right: PaperBox = { x: PAGE.width - x - priceWidth, y: top, width: priceWidth, align: "right" };
  const under = pen.text(sheet.price, PRICE, { ...right, height: 64 });
  const note = [sheet.priceType, sheet.was === null ? null : `${sheet.words.was} ${sheet.was}`];
  const terms = note.filter(Boolean).join(" · ");
  pen.text(terms, MUTED, { ...right, x: right.x - 60, width: priceWidth + 60, y: top + under + 4 });
  return top + height + 20;
}

/** The picture, and beside it the first facts. @returns where it ends */
function drawPicture(
  pen: PaperPen,
  { facts }: VehicleSheet,
  picture: PdfParts["picture"],
  top: number,
): number {
  const { margin: x } = PAGE;
  if (picture === null && facts.length === 0) return top;
  const { height } = PICTURE;
  const left = picture === null ? x : x + PICTURE.width + GAP;
  if (picture !== null) drawCover(pen, picture, { x, y: top, ...PICTURE });
  if (facts.length === 0) return top + height;
  const width = PAGE.width - x - left;
  pen.box("sunken", { x: left, y: top, width, height });
  const step = (height - 2 * FACT_EDGE - FACT_HEIGHT) / Math.max(1, facts.length - 1);
  facts.forEach(({ label, value }, index) => {
    const y = top + FACT_EDGE + index * step;
    const place = { x: left + 16, width: width - 32 };
    pen.text(label, MUTED, { ...place, y });
    pen.text(value, { ...HEADING, size: 12.5 }, { ...place, y: y + 12 });
  });
  return top + height;
}

/** Fills the box with the picture; the parts that do not fit are cut off. */
function drawCover(pen: PaperPen, picture: Uint8Array, { x, y, width, height = 0 }: PaperBox): void {
  const box: [number, number] = [width, height];
  pen.doc.save();
  pen.doc.rect(x, y, width, height).clip();
  pen.doc.image(Buffer.from(picture), x, y, { cover: box, align: "center", valign: "center" });
  pen.doc.restore();
}

function drawBody(pen: PaperPen, sheet: VehicleSheet, top: number, bottom: number): void {
  const { words } = sheet;
  const start = drawMoney(pen, sheet, top);
  const [x, width] = [PAGE.margin, WIDTH];
  const kept = Math.min(FEATURES_ROOM, columnsHeight(pen, sheet.features, width));
  const room = bottom - start - kept;
  let y = drawSpecs(pen, sheet.specs, words.specs, { x, y: start, width, height: room });
  y = drawColumns(pen, sheet.features, words.features, { x, y, width, height: bottom - y });
  if (sheet.comments === null || bottom - y < 34) return;
  pen.text(words.comments, HEADING, { x: PAGE.margin, y, width: WIDTH });
  pen.text(sheet.comments, BODY, { x: PAGE.margin, y: y + 16, width: WIDTH, height: bottom - y - 16 });
}

/** What the price includes, and how the repayment comes about. @returns where it ends */
function drawMoney(pen: PaperPen, { priceNotes, estimate }: VehicleSheet, top: number): number {
  const lines: readonly (readonly [text: string, ink: Ink, height: number])[] = [
    ...(priceNotes.length === 0 ? [] : [[priceNotes.join(" "), BODY, 24] as const]),
    ...(estimate === null
      ? []
      : [
          [estimate.amount, HEADING, 14] as const,
          [estimate.why, BODY, 24] as const,
          [estimate.smallPrint, { ...MUTED, size: 6.5 }, 26] as const,
        ]),
  ];
  let y = top;
  for (const [text, ink, height] of lines)
    y += pen.text(text, ink, { x: PAGE.margin, y, width: WIDTH, height }) + 3;
  return lines.length === 0 ? top : y + 6;
}

function footLines({ dealer }: VehicleSheet): readonly string[] {
  return [dealer.address, dealer.phone, dealer.email, ...dealer.hours].filter((line) => line !== null);
}

function footHeight(sheet: VehicleSheet): number {
  return FOOT_HEAD + (Math.max(FOOT_LINES, footLines(sheet).length) + 1) * FOOT_LINE;
}

/** Where the vehicle stands, and the code that leads to its page. */
function drawFoot(pen: PaperPen, sheet: VehicleSheet, top: number): void {
  const { dealer, words } = sheet;
  pen.rule(top, PAGE.margin, WIDTH);
  drawQr(pen, sheet.qr, PAGE.width - PAGE.margin - QR_SIZE, top + 14);
  const codeSide = { x: PAGE.width - PAGE.margin - QR_SIZE - 212, width: 200, align: "right" } as const;
  const scan = pen.text(words.scan, HEADING, { ...codeSide, y: top + 16, height: 30 });
  pen.text(sheet.addressText, MUTED, { ...codeSide, y: top + 20 + scan, height: 52 });
  const place = { x: PAGE.margin, width: 230 };
  pen.text(words.visit, MUTED, { ...place, y: top + 14 });
  pen.text(dealer.yard, { ...HEADING, size: 12 }, { ...place, y: top + 26 });
  footLines(sheet).forEach((line, index) => {
    pen.text(line, BODY, { ...place, y: top + FOOT_HEAD + index * FOOT_LINE });
  });
  const last = [dealer.licence, words.printed].filter(Boolean).join("  ·  ");
  pen.text(last, { ...MUTED, size: 7.5 }, { x: PAGE.margin, y: top + footHeight(sheet) - 4, width: WIDTH });
}

function drawQr({ doc }: PaperPen, { size, path }: QrDrawing, x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(QR_SIZE / size);
  doc.path(path).fill("black");
  doc.restore();
}
