import { foldText } from "../text/fold-text";
import { BARE_BY_WORD, BASIC_BY_WORD, COLOUR_PHRASES } from "./colour-words";
import { PAINTS, type PaintName } from "./paint-palette";

/** An unnamed or unknown colour is shown in a silver that suits any body. */
const FALLBACK: PaintName = "silver";

/** What divides the colours of a two-tone vehicle: "White/Black", "White with Grey Decals", "Charcoal & White". */
const TWO_TONE = /[/,;&+|]|\s-\s|\b(?:with|and|over|w)\b/;
const KNOWN = new Map<string, PaintName | null>();
/** Feeds have hundreds of names; a hostile one must not fill the memory. */
const MOST_KNOWN = 5_000;

/** The paint of a colour's name as `rrggbb`, for tinting the studio's pictures. */
export function paintOf(colour: string | null): string {
  return PAINTS[paintNamed(colour) ?? FALLBACK];
}

/**
 * The paint a colour's name means, by whole words: "Glacier White", "Graphite Grey Metallic", "Rosso Corsa",
 * "Wht/Blk". The first of two colours counts. Null when the name names no colour.
 */
export function paintNamed(colour: string | null): PaintName | null {
  if (!colour) return null;
  const known = KNOWN.get(colour);
  if (known !== undefined) return known;
  const paint = readColour(foldText(colour));
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(colour, paint);
  return paint;
}

function readColour(folded: string): PaintName | null {
  const parts = folded.split(TWO_TONE).map((part) => part.match(/[a-z]+/g) ?? []);
  for (const words of parts) {
    const paint = ofPhrase(words) ?? ofBasicColour(words) ?? ofBareWord(words);
    if (paint !== null) return paint;
  }
  return null;
}

function ofPhrase(words: readonly string[]): PaintName | null {
  const spaced = ` ${words.join(" ")} `;
  return COLOUR_PHRASES.find(([phrase]) => spaced.includes(` ${phrase} `))?.[1] ?? null;
}

/** The last basic colour is the noun ("Sky Silver", "Lime Green"), every other word may shade it. */
function ofBasicColour(words: readonly string[]): PaintName | null {
  const at = words.findLastIndex((word) => BASIC_BY_WORD.has(word));
  const basic = BASIC_BY_WORD.get(words[at] ?? "");
  if (basic === undefined) return null;
  const shade = words.find((word, index) => index !== at && basic.shades.has(word));
  return (shade === undefined ? undefined : basic.shades.get(shade)) ?? basic.paint;
}

function ofBareWord(words: readonly string[]): PaintName | null {
  const word = words.findLast((one) => BARE_BY_WORD.has(one));
  return word === undefined ? null : (BARE_BY_WORD.get(word) ?? null);
}
