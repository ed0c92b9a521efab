import type { TFunction } from "i18next";
import { LRUCache } from "lru-cache";
import { createI18n } from "./create-i18n";
import { pageLabels } from "./page-labels";
import { RESOURCES } from "./resources.server";
import { fill, pluralRules, type Translator } from "./translator";

type Labels = Readonly<Record<string, string>>;

const translators = new Map<string, Translator>();

/**
 * Makes remix-i18next's `t` in a dealer's language and words, once. The start does it for every site it serves: from
 * then on {@link serverTranslator} has it.
 */
export async function makeTranslator(language: string, labels: Labels): Promise<Translator> {
  const key = keyOf(language, labels);
  const known = translators.get(key);
  if (known !== undefined) return known;
  const t = await createI18n({ language, resources: RESOURCES, labels }).getFixedT(language);
  const made = remembering(t, language);
  translators.set(key, made);
  return made;
}

/** Makes what a site needs in a language: with its own words, with those its pages carry, and without, as in links to it. */
export async function makeSiteTranslators(language: string, labels: Labels): Promise<void> {
  await Promise.all([labels, pageLabels(labels), {}].map((words) => makeTranslator(language, words)));
}

/**
 * The `t` of a dealer's language and words: used by loaders and actions for text they format, in messages, and by the
 * server's render.
 * @throws Error for a language and words that {@link makeTranslator} has not made
 */
export function serverTranslator(language: string, labels: Labels): Translator {
  const known = translators.get(keyOf(language, labels));
  if (known === undefined)
    throw new Error(`No translator was made at start for ${language} with these labels.`);
  return known;
}

function keyOf(language: string, labels: Labels): string {
  return `${language}\n${JSON.stringify(labels)}`;
}

/** What i18next gives for a key that no language has. */
const MISSING = "\0missing";

/** A form asks for some fifty texts that only few forms have; a key may also be made of what a visitor wrote. */
const MOST_MISSING = 2_000;
const LONGEST_KEY = 120;

/**
 * Asks i18next for each text and plural form once and fills in the values itself: a results page asks for some two
 * hundred texts, and looking them up each time was an eighth of its cost. Of keys without a text, so many are remembered
 * as were asked for last.
 */
function remembering(t: TFunction, language: string): Translator {
  const texts = new Map<string, string>();
  const missing = new LRUCache<string, true>({ max: MOST_MISSING });
  const plurals = pluralRules(language);
  return (key, values) => {
    const count = values?.["count"];
    const form = typeof count === "number" ? { count } : {};
    const name = typeof count === "number" ? `${key}\n${count === 0 ? "zero" : plurals.select(count)}` : key;
    let text = texts.get(name);
    const instead = () => {
      const given = values?.["defaultValue"];
      return typeof given === "string" ? fill(given, values ?? {}) : key;
    };
    if (text === undefined) {
      if (missing.get(name) !== undefined) return instead();
      const found: unknown = t(key, { ...form, skipInterpolation: true, defaultValue: MISSING });
      // A visitor's word may end a key, and i18next finds "constructor" in any group of texts.
      if (typeof found !== "string" || found === MISSING) {
        if (name.length <= LONGEST_KEY) missing.set(name, true);
        return instead();
      }
      text = found;
      texts.set(name, text);
    }
    return values === undefined ? text : fill(text, values);
  };
}

/** Without a dealer's words: error pages of unknown hosts, and each language's own name for itself. */
await Promise.all(Object.keys(RESOURCES).map((language) => makeTranslator(language, {})));
