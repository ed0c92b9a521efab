import { create, type Font } from "fontkit";
import decompress from "wawoff2/decompress.js";
import {
  type FontFacts,
  MEASURED_TEXT,
  type MeasuredWidth,
  type Span,
  spansOf,
} from "~/domain/media/font-facts";

/** What a typeface says of itself, or why it cannot be shown, in words after "expected". */
export type FontReading =
  | { readonly format: "woff2"; readonly font: FontFacts }
  | { readonly expected: string; readonly received: string };

const EXPECTED = "a typeface in WOFF2, as its name says (woff2_compress makes one of a .ttf or .otf)";
const SIGNATURE = "wOF2";
/** Files that are taken for one, by how they begin. */
const TAKEN_FOR_ONE: Readonly<Record<string, string>> = {
  wOFF: "WOFF of the first version",
  "\u0000\u0001\u0000\u0000": "a TrueType font",
  true: "a TrueType font",
  OTTO: "an OpenType font",
  ttcf: "several fonts in one file",
};
const WEB_PAGE = /^\s*<(?:!doctype|html|head|\?xml)/i;
/** Weights at which text is measured, where the file has them: pages use them and what lies between. */
const MEASURED_WEIGHTS = [300, 400, 550, 700, 900];
const NORMAL_STRETCH = 100;

/** Reads a typeface: that it is one, which weights and characters it has, and how much room its text takes. */
export async function readFont(bytes: Uint8Array): Promise<FontReading> {
  const start = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  if (!start.startsWith(SIGNATURE))
    return {
      expected: EXPECTED,
      received: otherKind(start),
    };
  try {
    return { format: "woff2", font: factsOf(await opened(bytes)) };
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    return { expected: "a typeface that can be read to its end", received: `a broken one (${told})` };
  }
}

/** @param start the first bytes as Latin-1 */
function otherKind(start: string): string {
  if (WEB_PAGE.test(start)) return "a web page, most likely that of a failed download";
  return TAKEN_FOR_ONE[start.slice(0, SIGNATURE.length)] ?? "a file that is no typeface";
}

let last: Promise<unknown> = Promise.resolve();

/**
 * One file after the other: what the library gives is a view of its own memory, which the next file overwrites, so each
 * is copied before the next one begins.
 */
async function decompressed(bytes: Uint8Array): Promise<Buffer> {
  const copied = last.then(async () => Buffer.from(await decompress(bytes)));
  last = copied.catch(() => undefined);
  return copied;
}

/** @throws for a file that is broken, or several fonts in one */
async function opened(bytes: Uint8Array): Promise<Font> {
  const font = create(await decompressed(bytes));
  if (!("layout" in font)) throw new Error("several fonts in one file");
  return font;
}

function factsOf(font: Font): FontFacts {
  const { unitsPerEm, ascent, descent, lineGap } = metricsOf(font);
  const { wght, wdth } = font.variationAxes;
  const weight = font["OS/2"].usWeightClass;
  return {
    weights: wght === undefined ? { from: weight, to: weight } : spanOf(wght),
    stretches: wdth === undefined ? null : spanOf(wdth),
    mayBeEmbedded: !font["OS/2"].fsType.noEmbedding,
    isItalic: font.italicAngle !== 0 || font["OS/2"].fsSelection.italic,
    ascent: ascent / unitsPerEm,
    descent: Math.abs(descent) / unitsPerEm,
    lineGap: Math.max(0, lineGap) / unitsPerEm,
    widths: widthsOf(font),
    characters: spansOf(font.characterSet.filter((code) => font.hasGlyphForCodePoint(code))),
  };
}

/** Heights as browsers take them: the typographer's where the file says so, else those of `hhea`. */
function metricsOf({ unitsPerEm, hhea, "OS/2": os2 }: Font) {
  if (os2.fsSelection.useTypoMetrics)
    return { unitsPerEm, ascent: os2.typoAscender, descent: os2.typoDescender, lineGap: os2.typoLineGap };
  return { unitsPerEm, ascent: hhea.ascent, descent: hhea.descent, lineGap: hhea.lineGap };
}

function widthsOf(font: Font): readonly MeasuredWidth[] {
  const { wght, wdth } = font.variationAxes;
  const weights = wght === undefined ? [font["OS/2"].usWeightClass] : within(spanOf(wght), MEASURED_WEIGHTS);
  const stretches =
    wdth === undefined ? [NORMAL_STRETCH] : within(spanOf(wdth), [wdth.min, NORMAL_STRETCH, wdth.max]);
  return stretches.flatMap((stretch) =>
    weights.map((weight) => {
      const axes = {
        ...(wght === undefined ? {} : { wght: weight }),
        ...(wdth === undefined ? {} : { wdth: stretch }),
      };
      const varied = Object.keys(axes).length === 0 ? font : font.getVariation(axes);
      return { weight, stretch, em: widthOf(varied) / font.unitsPerEm / MEASURED_TEXT.length };
    }),
  );
}

/**
 * Width of the text in units of the font, without kerning: `fontkit` cannot lay out text in every font that varies, and
 * the stand-ins are measured so too.
 */
function widthOf(font: Font): number {
  return Array.from(MEASURED_TEXT).reduce(
    (width, character) => width + font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
}

const spanOf = ({ min, max }: { readonly min: number; readonly max: number }): Span => ({
  from: min,
  to: max,
});

/** The values at the nearest that a file has, each once. */
const within = ({ from, to }: Span, values: readonly number[]) => [
  ...new Set(values.map((value) => Math.min(to, Math.max(from, value)))),
];
