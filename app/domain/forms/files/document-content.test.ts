import { expect, it } from "vitest";
import { isDocument } from "./document-content";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

it.each([
  ["cv.pdf", "%PDF-1.4 …"],
  ["CV.PDF", "\u00ef\u00bb\u00bf\n%PDF-1.7"],
  ["cv.doc", "\u00d0\u00cf\u0011\u00e0\u00a1"],
  ["cv.docx", "PK\u0003\u0004x"],
  ["cv.odt", "PK\u0003\u0004x"],
  ["cv.rtf", "{\\rtf1 x}"],
  ["cv.txt", "Zo\u00eb"],
])("takes %s that begins as one", (name, text) => expect(isDocument(name, bytes(text))).toBe(true));

it.each([
  ["cv.pdf", ""],
  ["cv.pdf", "MZ\u0090"],
  ["cv.pdf", `${" ".repeat(1_024)}%PDF-1.4`],
  ["cv.pdf", "<script>"],
  ["cv.docx", "%PDF-1.4"],
  ["cv.doc", "PK\u0003\u0004"],
  ["cv.txt", "a\u0000b"],
  ["cv.exe", "MZ"],
  ["cv", "%PDF-1.4"],
  ["constructor", "x"],
  ["x.constructor", "x"],
])("refuses %s with other content", (name, text) => expect(isDocument(name, bytes(text))).toBe(false));
