import { draws, type FontFacts, type Span } from "../media/font-facts";
import { parseMediaAddress } from "../media/media-address";
import type { DealerMedia } from "../media/media-file";
import type { Typeface } from "./config/typeface";

/** One file of a configured typeface, with what it holds. */
export interface OwnFace {
  /** Its place in the configuration. */
  readonly index: number;
  /** Where it is served. */
  readonly address: string;
  /** Weights it is used for. */
  readonly weights: Span;
  readonly isItalic: boolean;
  readonly font: FontFacts;
}

/** The files of a typeface that are sound, in their order. */
export function ownFaces({ files }: Typeface, media: DealerMedia): readonly OwnFace[] {
  return files.flatMap(({ file, weight, style }, index) => {
    const own = media.get(parseMediaAddress(file)?.name ?? "");
    if (own?.format !== "woff2") return [];
    const { font } = own;
    const isItalic = style === undefined ? font.isItalic : style === "italic";
    return [{ index, address: file, weights: givenWeights(weight) ?? font.weights, isItalic, font }];
  });
}

function givenWeights(text: string | undefined): Span | null {
  if (text === undefined) return null;
  const [from = 0, to = from] = text.split(" ").map(Number);
  return { from, to };
}

const LATIN = ["A", "Z", "a", "z", "0", "9"];

/** Whether a file has the letters and figures that most of a page is written in. */
export function hasLatin(font: Pick<FontFacts, "characters">): boolean {
  return LATIN.every((character) => draws(font, character));
}

/** The files that ordinary text can be set in. */
export function uprightLatin(faces: readonly OwnFace[]): readonly OwnFace[] {
  return faces.filter(({ isItalic, font }) => !isItalic && hasLatin(font));
}

/**
 * The file that ordinary text in a weight is set in: upright, with Latin letters, and the weight if any has it. Null for
 * a typeface without such a file.
 */
export function mainFace(faces: readonly OwnFace[], weight: number): OwnFace | null {
  const distance = ({ weights }: OwnFace) => Math.max(weights.from - weight, weight - weights.to, 0);
  return uprightLatin(faces).reduce<OwnFace | null>(
    (best, one) => (best === null || distance(one) < distance(best) ? one : best),
    null,
  );
}
