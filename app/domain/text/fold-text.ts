const PLAIN_ASCII = /^[\x20-\x7e]*$/;

/** Compatibility forms and accents resolved, letter case kept: `Citroën` -> `Citroen`, `ＣＸ` -> `CX`. */
export function withoutAccents(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}+/gu, "");
}

/** The form texts are compared in: {@link withoutAccents}, lower case, `ß`, `ø` and `æ` as their ASCII spelling. */
export function foldText(text: string): string {
  // Nearly all text, and normalising costs ten times as much.
  if (PLAIN_ASCII.test(text)) return text.toLowerCase();
  return withoutAccents(text).toLowerCase().replace(/ß/g, "ss").replace(/ø/g, "o").replace(/æ/g, "ae");
}
