import { languageOf } from "../tenant/site-language";
import type { SiteConfig } from "../tenant/site-config";
import { translateWords } from "../tenant/translate-words";
import ar from "./ar.json" with { type: "json" };
import zhHans from "./zh-Hans.json" with { type: "json" };

/** What feeds write in English, by language: bodies, fuels, gearboxes, price terms, equipment; and names of states. */
const WORDS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  ["ar", new Map(Object.entries(ar))],
  ["zh-Hans", new Map(Object.entries(zhHans))],
]);

/**
 * The texts that are printed of a vehicle, with words of the feed translated into the language of the site. Stock is
 * written once, in the dealer's language; words without a translation stay as they are. For print only: searches use
 * the feed's words.
 */
export function withStockWords<View>(view: View, { site }: Pick<SiteConfig, "site">): View {
  // Most sites have one language, and a listing asks for each of its cards.
  if (site.languages.length === 0) return view;
  const words = WORDS.get(languageOf(site).tag);
  return words === undefined ? view : translateWords(view, words);
}
