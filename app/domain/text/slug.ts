import { foldText } from "./fold-text";

/**
 * A make, model or place as a path segment: folded ({@link foldText}), every run of other characters than letters
 * and digits one hyphen (OPEN-09). `Land Rover` is `land-rover`, `Citroën` is `citroen`; letters without an ASCII
 * base stay. Empty when nothing is left.
 */
export function toSlug(text: string): string {
  return hyphenated(text, /[^\p{L}\p{N}]+/gu);
}

/** {@link toSlug} in ASCII alone, as records carry it (`slug`, location ids): other letters are dropped. */
export function toAsciiSlug(text: string): string {
  return hyphenated(text, /[^a-z0-9]+/g);
}

function hyphenated(text: string, dropped: RegExp): string {
  return foldText(text).replace(dropped, "-").replace(/^-|-$/g, "");
}
