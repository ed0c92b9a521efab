import type { PaintName } from "../picture/paint-palette";
import { foldText } from "../text/fold-text";
import { BASIC_COLOURS, type BasicColour } from "./basic-colours";
import { BARE_BY_WORD, BASIC_OF_PAINT, COLOUR_BY_WORD, COLOUR_PHRASES, FINISHES } from "./colour-words";
import { colourWords } from "./foreign-words";

/** What a colour's name means. */
export interface Colour {
  readonly basic: BasicColour;
  /** What the picture studio paints it as. */
  readonly paint: PaintName;
}

/** What divides the colours of a two-tone vehicle: "White/Black", "White with Grey Decals", "Charcoal & White". */
const TWO_TONE = /[/,;&+|、]|\s-\s|\b(?:with|and|over|w|et|avec|und|mit|och|med)\b/u;
const KNOWN = new Map<string, Colour | null>();
/** Feeds have hundreds of names; a hostile one must not fill the memory. */
const MOST_KNOWN = 5_000;
const LONGEST_NAME = 200;

/**
 * What a colour's name means, by whole words: "Glacier White", "Graphite Grey Metallic", "Rosso Corsa", "Wht/Blk",
 * "mörkblå", "深灰色". The first of two colours counts. Null when the name names no colour.
 */
export function colourOf(name: string | null): Colour | null {
  if (!name || name.length > LONGEST_NAME) return null;
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const colour = readColour(foldText(name));
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(name, colour);
  return colour;
}

/** The basic colour that a name means, or that it is; null when it names none. */
export function basicColourOf(name: string | null): BasicColour | null {
  return colourOf(name)?.basic ?? null;
}

/** Whether a text is one of the twelve, as searches and addresses write it. */
export function isBasicColour(text: string): text is BasicColour {
  return BASIC_COLOURS.some((colour) => colour === text);
}

function readColour(folded: string): Colour | null {
  const parts = folded.split(TWO_TONE).map(colourWords);
  for (const words of parts) {
    const colour = ofPhrase(words) ?? ofNamedColour(words) ?? ofBareWord(words);
    if (colour !== null) return colour;
  }
  return parts.map(ofMistyped).find((colour) => colour !== null) ?? null;
}

function ofPhrase(words: readonly string[]): Colour | null {
  const spaced = ` ${words.join(" ")} `;
  const [, paint, basic] = COLOUR_PHRASES.find(([phrase]) => spaced.includes(` ${phrase} `)) ?? [];
  return paint === undefined ? null : { paint, basic: basic ?? BASIC_OF_PAINT[paint] };
}

/**
 * The last named colour is the noun ("Sky Silver", "Lime Green"), every other word may shade it; a language that puts
 * the noun first ("Gris argent") names it by the first.
 */
function ofNamedColour(words: readonly string[]): Colour | null {
  const first = words.findIndex((word) => COLOUR_BY_WORD.has(word));
  const isFirst = COLOUR_BY_WORD.get(words[first] ?? "")?.isFirst === true;
  const at = isFirst ? first : words.findLastIndex((word) => COLOUR_BY_WORD.has(word));
  const colour = COLOUR_BY_WORD.get(words[at] ?? "");
  if (colour === undefined) return null;
  const shade = words.find((word, index) => index !== at && colour.shades.has(word));
  const paint = (shade === undefined ? undefined : colour.shades.get(shade)) ?? colour.paint;
  return { basic: colour.basic, paint };
}

function ofBareWord(words: readonly string[]): Colour | null {
  const bare = words.filter((word) => BARE_BY_WORD.has(word));
  const word = bare.findLast((one) => !FINISHES.has(one)) ?? bare.at(-1);
  const paint = word === undefined ? undefined : BARE_BY_WORD.get(word);
  return paint === undefined ? null : { paint, basic: BASIC_OF_PAINT[paint] };
}

/** A basic colour with a vowel lost, a letter doubled or two swapped: "Whte", "Sillver", "Balck". */
function ofMistyped(words: readonly string[]): Colour | null {
  const names = BASIC_COLOURS.filter((name) => name.length > 4);
  const meant = words.map((word) => names.find((name) => isNearly(word, name))).find(Boolean);
  return meant === undefined ? null : ofNamedColour([meant]);
}

function isNearly(word: string, name: string): boolean {
  return [...name].some((letter, at) => {
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    const swapped = `${before}${after.slice(0, 1)}${letter}${after.slice(1)}`;
    // "Back" and "lack" have lost a consonant: they are other words.
    return (
      word === before + letter + letter + after ||
      (at > 0 && (word === swapped || (/[aeiou]/.test(letter) && word === before + after)))
    );
  });
}
