import { globalFontFace } from "@vanilla-extract/css";
import archivoMacrons from "./fonts/archivo-macrons.woff2?url";
import archivo from "./fonts/archivo.woff2?url";
import bricolageMacrons from "./fonts/bricolage-macrons.woff2?url";
import bricolage from "./fonts/bricolage.woff2?url";
import figtreeMacrons from "./fonts/figtree-macrons.woff2?url";
import figtree from "./fonts/figtree.woff2?url";
import instrumentSansMacrons from "./fonts/instrument-sans-macrons.woff2?url";
import instrumentSans from "./fonts/instrument-sans.woff2?url";
import newsreaderMacrons from "./fonts/newsreader-display-macrons.woff2?url";
import newsreader from "./fonts/newsreader-display.woff2?url";
import { STAND_IN_WEIGHTS, STAND_INS, standInMeasures } from "./stand-ins";

interface Face {
  readonly name: string;
  readonly url: string;
  /** The file with the long vowels of te reo Māori: only pages with such a word load it. */
  readonly macrons: string;
  /**
   * The font weights of the file. A file with a single weight still claims a range, because browsers would otherwise
   * draw an artificial bold.
   */
  readonly weights: string;
  readonly stretch?: string;
  /** Ascent and descent in percent of the font size, as browsers report them. */
  readonly ascent: number;
  readonly descent: number;
  /** Width of ordinary text against the stand-in's, regular and bold, each measured at the weights used. */
  readonly width: { readonly regular: number; readonly bold: number };
  readonly standIn: keyof typeof STAND_INS;
}

const FACES: readonly Face[] = [
  {
    name: "Bricolage",
    url: bricolage,
    macrons: bricolageMacrons,
    weights: "600 800",
    ascent: 93,
    descent: 27,
    width: { regular: 1.05, bold: 1.022 },
    standIn: "sans",
  },
  {
    name: "Figtree",
    url: figtree,
    macrons: figtreeMacrons,
    weights: "400 800",
    ascent: 95,
    descent: 25,
    width: { regular: 1.001, bold: 0.96 },
    standIn: "sans",
  },
  {
    name: "Instrument Sans",
    url: instrumentSans,
    macrons: instrumentSansMacrons,
    weights: "400 700",
    stretch: "92% 100%",
    ascent: 97,
    descent: 25,
    width: { regular: 1.011, bold: 0.969 },
    standIn: "sans",
  },
  {
    name: "Newsreader Display",
    url: newsreader,
    macrons: newsreaderMacrons,
    weights: "300 600",
    ascent: 74,
    descent: 27,
    width: { regular: 1.107, bold: 1.085 },
    standIn: "serif",
  },
  {
    name: "Archivo",
    url: archivo,
    macrons: archivoMacrons,
    weights: "400 700",
    ascent: 88,
    descent: 21,
    width: { regular: 0.982, bold: 0.967 },
    standIn: "sans",
  },
];

const MACRONS = "U+100-101, U+112-113, U+12A-12B, U+14C-14D, U+16A-16B";

/** A system font drawn with the web font's measures, so that nothing moves when the web font loads. */
function standIn({ standIn: kind, width, ascent, descent }: Face, weight: keyof typeof STAND_IN_WEIGHTS) {
  return {
    src: STAND_INS[kind][weight],
    fontWeight: STAND_IN_WEIGHTS[weight],
    ...standInMeasures({ width: width[weight], ascent: ascent / 100, descent: descent / 100, lineGap: 0 }),
  };
}

function webFont(face: Face, url: string) {
  return {
    src: `url("${url}") format("woff2")`,
    fontWeight: face.weights,
    fontDisplay: "swap",
    ...(face.stretch === undefined ? {} : { fontStretch: face.stretch }),
  } as const;
}

for (const face of FACES) {
  globalFontFace(face.name, [
    webFont(face, face.url),
    { ...webFont(face, face.macrons), unicodeRange: MACRONS },
  ]);
  globalFontFace(`${face.name} Fallback`, [standIn(face, "regular"), standIn(face, "bold")]);
}
