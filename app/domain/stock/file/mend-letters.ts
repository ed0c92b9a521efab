/** What Windows-1252 makes of the bytes from 0x80 to 0x9F; five of them mean nothing there and stay control characters. */
const FROM_80 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
const BYTE_OF = new Map<string, number>([
  ...Array.from(FROM_80, (sign, at) => [sign, 0x80 + at] as const),
  // ISO-8859-1 makes control characters of them.
  ...Array.from({ length: 0x80 }, (_, at) => [String.fromCharCode(0x80 + at), 0x80 + at] as const),
]);

const NEXT = `[${FROM_80}\\u0080-\\u00BF]`;
/** The bytes of one letter of UTF-8, each read as a letter of its own. */
const LETTER = new RegExp(`[ð-ô]${NEXT}{3}|[à-ï]${NEXT}{2}|[Â-ß]${NEXT}`, "gu");
/** Beginnings that stand before such signs in no language: `Ã©`, `Â°`, `â€™`, `âœ“`, the mark of a file, smileys. */
const NO_LANGUAGE = /^(?:[ÂÃ]|â[€‚„…†“–—˜œ]|ï[»¿]|ðŸ)/u;
/** The end of a closing quotation mark, `â€` with 0x9D, is often lost on the way. */
const HALF_QUOTE = /â€\??(?![\p{L}\p{N}])/gu;
/** A program that did not know the second half of a letter wrote `?` for it. */
const LOST = /Ã\?|â\?\?/gu;
/** Nothing without one of these can be such a text. */
const SUSPECT = new RegExp(`[Â-ô](?:${NEXT}|\\?)`, "u");
const OTHERS = new RegExp("[\\u0080-\\u00FF" + FROM_80 + "]", "u");
/** A text may have gone wrong more than once. */
const MOST_TIMES = 3;

/** Whether {@link mendLetters} may change a text. */
export function mayNeedMending(text: string): boolean {
  return SUSPECT.test(text);
}

/**
 * A text whose UTF-8 somebody read as Windows-1252 or ISO-8859-1, as it was: `CafÃ©` is `Café`, `â€™` is `’`. Any other text
 * as it is. Letters that cannot be had back become `�`.
 */
export function mendLetters(text: string): string {
  if (!mayNeedMending(text)) return text;
  let mended = text;
  for (let times = 0; times < MOST_TIMES; times += 1) mended = mendedOnce(mended);
  return mended.replace(HALF_QUOTE, "”").replace(LOST, "\uFFFD");
}

function mendedOnce(text: string): string {
  const letters = text.match(LETTER) ?? [];
  // Letters of other scripts look like signs that may stand side by side (`é”…`): they count where the whole text is so.
  const isAllWrong = letters.length > 1 && !OTHERS.test(text.replace(LETTER, ""));
  return text.replace(LETTER, (signs) => (isAllWrong || NO_LANGUAGE.test(signs) ? decoded(signs) : signs));
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The letter whose bytes these signs are; the signs where they are none. */
function decoded(signs: string): string {
  const bytes = Uint8Array.from(signs, (sign) => BYTE_OF.get(sign) ?? sign.charCodeAt(0));
  try {
    const letter = UTF8.decode(bytes).replace("\uFEFF", "");
    // `Â…` would be a control character; from ISO-8859-1 it is one already, on the way to a letter.
    return /[\u0080-\u009F]/.test(letter) && signs.charCodeAt(1) > 0xff ? signs : letter;
  } catch {
    return signs;
  }
}
