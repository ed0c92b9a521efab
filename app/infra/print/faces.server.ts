import { create, type Font } from "fontkit";

/** The weights papers are set in. */
export interface Faces {
  readonly display: Buffer;
  readonly regular: Buffer;
  readonly strong: Buffer;
}

const FILES = import.meta.glob<string>("./fonts/*.ttf", { query: "?inline", import: "default" });

/**
 * Files by CSS family: text faces, and display faces below. A family without a display face is set in its strong
 * weight there.
 */
const TEXT_FILES: Readonly<Record<string, string>> = {
  Figtree: "figtree",
  "Instrument Sans": "instrument",
  Archivo: "archivo",
};
const DISPLAY_FILES: Readonly<Record<string, string>> = {
  Bricolage: "bricolage-display",
  "Instrument Sans": "instrument-strong",
  "Newsreader Display": "newsreader-display",
  Archivo: "archivo-strong",
};

const loaded = new Map<string, Promise<Buffer>>();

/** The font files of a dealer's papers, by the CSS families its template names; others are set in Archivo. */
export async function facesOf(families: { readonly display: string; readonly text: string }): Promise<Faces> {
  const text = TEXT_FILES[families.text] ?? "archivo";
  const [display, regular, strong] = await Promise.all([
    fontFile(DISPLAY_FILES[families.display] ?? `${text}-strong`),
    fontFile(`${text}-regular`),
    fontFile(`${text}-strong`),
  ]);
  return { display, regular, strong };
}

function fontFile(name: string): Promise<Buffer> {
  const known = loaded.get(name) ?? readFont(name);
  loaded.set(name, known);
  return known;
}

async function readFont(name: string): Promise<Buffer> {
  const load = FILES[`./fonts/${name}.ttf`];
  if (load === undefined) throw new Error(`There is no font file ${name}.`);
  const address = await load();
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

const opened = new WeakMap<Buffer, Font>();

/** A font file, ready to be asked for outlines. */
export function openFont(file: Buffer): Font {
  const known = opened.get(file);
  if (known !== undefined) return known;
  const font = create(file);
  if (!("layout" in font)) throw new Error("A collection of fonts is no font.");
  opened.set(file, font);
  return font;
}

/** The text without characters the font cannot draw: emoji and other scripts would print as empty boxes. */
export function drawable(text: string, file: Buffer): string {
  const font = openFont(file);
  const kept = [...text.normalize("NFC").replace(/\s+/g, " ")].filter((character) =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
  return kept.join("").replace(/ {2,}/g, " ").trim();
}
