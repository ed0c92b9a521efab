import PDFDocument from "pdfkit";
import type { PaperStyle } from "~/ports/vehicle-papers";
import { drawable, type Faces, openFont } from "./faces.server";

/** Which face, how large in points, in which of the dealer's colours. */
export interface Ink {
  readonly face: keyof Faces;
  readonly size: number;
  readonly tone: keyof PaperStyle["colours"];
}

/** A place on the page in points from its upper left corner; text wraps at `width`. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Text that does not fit is cut with an ellipsis. Without a height it takes one line. */
  readonly height?: number;
  readonly align?: "left" | "right";
}

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 40 } as const;
const LINE_GAP = 1.5;

/** Draws on one page in a dealer's faces and colours. */
export class PaperPen {
  readonly doc: PDFKit.PDFDocument;

  constructor(
    private readonly faces: Faces,
    private readonly style: PaperStyle,
    info: { readonly title: string; readonly author: string; readonly language: string },
  ) {
    this.doc = new PDFDocument({
      size: "A4",
      margin: 0,
      lang: info.language,
      displayTitle: true,
      info: { Title: info.title, Author: info.author },
      // Without this, PDFKit reads one of the standard faces from disk. It takes an opened font here as it does in
      // `font`, although its types do not say so.
      font: openFont(faces.regular) as unknown as string,
    });
  }

  /** Writes a text. @returns the height it took, in points */
  text(text: string, ink: Ink, place: Place): number {
    const { doc } = this;
    const line = this.#set(ink);
    const height = place.height ?? line;
    const words = drawable(text, this.faces[ink.face]);
    const options = {
      width: place.width,
      height,
      ellipsis: true,
      lineGap: LINE_GAP,
      align: place.align ?? "left",
    } as const;
    const taken = Math.min(height, doc.heightOfString(words, { width: place.width, lineGap: LINE_GAP }));
    doc.text(words, place.x, place.y, options);
    return taken;
  }

  /** How high a text would be, in points. */
  heightOf(text: string, ink: Ink, width: number): number {
    this.#set(ink);
    return this.doc.heightOfString(drawable(text, this.faces[ink.face]), { width, lineGap: LINE_GAP });
  }

  /** How wide a text would be on one line, in points. */
  widthOf(text: string, ink: Ink): number {
    this.#set(ink);
    return this.doc.widthOfString(drawable(text, this.faces[ink.face]));
  }

  box(tone: Ink["tone"], { x, y, width, height = 0 }: Place): void {
    this.doc.rect(x, y, width, height).fill(this.style.colours[tone]);
  }

  rule(y: number, x: number, width: number): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(this.style.colours.line);
  }

  /** @returns the height of one line, in points */
  #set({ face, size, tone }: Ink): number {
    // With a name PDFKit keeps the font for the page; without one it opens it again for every text. The fonts were
    // opened once for all papers: reading their tables would take most of the time of a paper.
    const font = openFont(this.faces[face]) as unknown as ArrayBuffer;
    this.doc.font(font, face).fontSize(size).fillColor(this.style.colours[tone]);
    return this.doc.currentLineHeight(true) + LINE_GAP;
  }
}
