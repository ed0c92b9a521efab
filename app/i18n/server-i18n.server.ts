import type { i18n } from "i18next";
import { createI18n } from "./create-i18n";
import { RESOURCES } from "./resources.server";
import { fill, pluralRules, type Translator } from "./translator";

const translators = new Map<string, Translator>();

/**
 * i18next's `t` in a dealer's language and words, made once: used by loaders for text they format and by the
 * server's render.
 */
export function serverTranslator(language: string, labels: Readonly<Record<string, string>>): Translator {
  const key = `${language}\n${JSON.stringify(labels)}`;
  const known = translators.get(key);
  if (known) return known;
  const made = remembering(createI18n({ language, resources: RESOURCES, labels }), language);
  translators.set(key, made);
  return made;
}

/**
 * Asks i18next for each text and plural form once and fills in the values itself: a results page asks for some two
 * hundred texts, and looking them up each time was an eighth of its cost. Keys without a text are not remembered; they
 * may be made of what a visitor wrote.
 */
function remembering(i18n: i18n, language: string): Translator {
  const texts = new Map<string, string>();
  const plurals = pluralRules(language);
  return (key, values) => {
    const count = values?.["count"];
    const form = typeof count === "number" ? { count } : {};
    const name = typeof count === "number" ? `${key}\n${count === 0 ? "zero" : plurals.select(count)}` : key;
    let text = texts.get(name);
    if (text === undefined) {
      if (!i18n.exists(key, form)) return i18n.t(key, { ...values });
      const found: unknown = i18n.t(key, { ...form, skipInterpolation: true });
      // A visitor's word may end a key, and i18next finds "constructor" in any group of texts.
      if (typeof found !== "string") {
        const instead = values?.["defaultValue"];
        return typeof instead === "string" ? instead : key;
      }
      text = found;
      texts.set(name, text);
    }
    return values === undefined ? text : fill(text, values);
  };
}
