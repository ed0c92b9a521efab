import { foldText } from "../../text/fold-text";

/** What a status of a feed means to the site, as the mapping's `values` write it. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /not for sale|unavailable|not.?available|out.?of.?stock|archived|removed|inactive|deleted|withdrawn|expired/,
    "unavailable",
  ],
  [/\bsold\b|delivered|settled|vendu|verkauft|\bsald\b/, "sold"],
  [/coming.?soon|in.?transit|on.?order|ordered|arriving|incoming|pre.?order|in.?production/, "coming soon"],
  [
    /in.?stock|availab|on.?offer|for.?sale|\bactive\b|\blive\b|published|advertised|current|deposit|reserved|pending|on.?hold|under.?offer|till salu|disponible|verfugbar/,
    "in stock",
  ],
];

const HELD = /\bdeposit\b|\breserv|\bpending\b|on.?hold|under.?offer|\bheld\b/;

/** Whether a feed's word says that somebody has a vehicle of the stock put by. */
export function saysHeld(word: string): boolean {
  return HELD.test(foldText(word).replaceAll("_", " ")) && statusMeaning(word) === "in stock";
}

/** What a feed's word for a vehicle's status means: in stock, coming soon, sold, unavailable; null when it names none. */
export function statusMeaning(word: string): string | null {
  const folded = foldText(word).replaceAll("_", " ");
  return WORDS.find(([words]) => words.test(folded))?.[1] ?? null;
}
