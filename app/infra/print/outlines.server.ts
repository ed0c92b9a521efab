import { drawable, openFont } from "./faces.server";

/** Text as outlines: a picture is the same whatever fonts the machine has. */
export interface Outline {
  /** SVG path data; the baseline's start is at 0, 0. */
  readonly path: string;
  /** Pixels. */
  readonly width: number;
}

/** Draws one line of text at `size` pixels. */
export function outline(text: string, file: Buffer, size: number): Outline {
  const font = openFont(file);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(drawable(text, file));
  let pen = 0;
  const parts = glyphs.map((glyph, index) => {
    const position = positions[index];
    const x = (pen + (position?.xOffset ?? 0)) * scale;
    pen += position?.xAdvance ?? glyph.advanceWidth;
    // SVG's y axis points down, a font's up.
    return glyph.path.transform(scale, 0, 0, -scale, x, 0).toSVG();
  });
  return { path: parts.join(""), width: pen * scale };
}

/** Breaks text into lines no wider than `width` pixels; words too many for `most` lines end in an ellipsis. */
export function wrapped(text: string, file: Buffer, size: number, width: number, most: number): string[] {
  const fits = (line: string) => outline(line, file, size).width <= width;
  const lines: string[] = [];
  for (const word of drawable(text, file).split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ""}…`];
}
