import { MAKE_WORDS } from "../search/meaning/models/make-words";
import { ARABIC } from "../search/meaning/words/arabic-words";
import { CHINESE } from "../search/meaning/words/chinese-words";
import { foldText } from "../text/fold-text";
import { simplifiedHan } from "../text/simplified-han";
import { makesIn } from "../make/known-makes";
import { toSlug } from "../text/slug";

/** What a dealer has, by the names that its stock uses. */
export interface StockNames {
  readonly makes: readonly string[];
  readonly bodies: readonly string[];
}

/**
 * The makes and bodies that a text is about, as far as the dealer has them: those of the first of its parts that names
 * any, because a heading says more than the words below it. Null for a text that names none.
 * @param parts heading, introduction, words; the more telling first
 */
export function namedStock(
  parts: readonly string[],
  stock: StockNames,
): Readonly<Record<string, readonly string[]>> | null {
  for (const part of parts) {
    const makes = makesNamed(part, stock.makes);
    const bodies = stock.bodies.filter((body) => names(part, body) || isWritten(part, bodyWords(body)));
    if (makes.length > 0 || bodies.length > 0) {
      return { ...(makes.length > 0 ? { make: makes } : {}), ...(bodies.length > 0 ? { body: bodies } : {}) };
    }
  }
  return null;
}

function makesNamed(text: string, makes: readonly string[]): readonly string[] {
  const named = new Set(makesIn(text).map(toSlug));
  return makes.filter((make) => named.has(toSlug(make)) || isWritten(text, MAKE_WORDS[make]));
}

/** What Arabic and Chinese call a body. */
const bodyWords = (body: string) =>
  [ARABIC, CHINESE].flatMap((table) => table[`body:${body}`] ?? []).join(", ");

/** Whether a text has one of some words that Chinese or Arabic writes; in Arabic a whole one, with what is written against it. */
function isWritten(text: string, words = ""): boolean {
  const simple = simplifiedHan(text);
  const parts = foldText(text).split(/[^\p{L}]+/u);
  return words.split(", ").some((word) => {
    if (/^\p{Script=Han}{2,}$/u.test(word)) return simple.includes(word);
    const isArabic = /^\p{Script=Arabic}+$/u.test(word);
    return isArabic && parts.some((part) => part === word || /^[وبلف]?(?:ال)?$/u.test(beforeEnd(part, word)));
  });
}

/** What stands in front of an end; a sign where a text has another end. */
const beforeEnd = (text: string, end: string) => (text.endsWith(end) ? text.slice(0, -end.length) : "-");

/** Whether a text has a body's name as a word, of one vehicle or of several. */
function names(text: string, body: string): boolean {
  const word = body.replace(/[^\p{L}\p{N}]+/gu, "[^\\p{L}\\p{N}]+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?:s|es)?(?![\\p{L}\\p{N}])`, "iu").test(text);
}
