import { FALLBACK_LANGUAGE } from "./fallback-language";
import { isolated, isRightToLeft } from "~/domain/text/isolates";
import type { Messages } from "./messages";

/** Interface copy by dotted key (`filters.allMakes`), with values for its `{placeholders}`. */
export type Translator = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** What a browser's translator is made from. */
export interface TranslatorSource {
  /** BCP 47 tag of the site. */
  readonly language: string;
  readonly resources: Readonly<Record<string, Messages>>;
  /** The dealer's own words by dotted key (TEN-06); they win over every language file. */
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * i18next's `t` in the part this project uses: dotted keys, `{name}`, `_zero`, `_one`, `_other` by `count`, fallback
 * language, the key itself when nothing is found. The browser gets this instead of i18next, which is 19 KB more;
 * `translator.test.ts` holds the two against each other over all copy.
 */
export function createTranslator({ language, resources, labels }: TranslatorSource): Translator {
  const languages = [...new Set([language, FALLBACK_LANGUAGE])];
  return (key, values = {}) => {
    for (const tag of languages) {
      const own = tag === language ? labels : {};
      for (const candidate of pluralKeys(tag, key, values["count"])) {
        const text =
          (Object.hasOwn(own, candidate) ? own[candidate] : undefined) ?? lookUp(resources[tag], candidate);
        if (text !== undefined) return fill(text, values);
      }
    }
    return key;
  };
}

/** The keys to try, most specific first. */
function pluralKeys(language: string, key: string, count: unknown): readonly string[] {
  if (typeof count !== "number") return [key];
  const plural = `${key}_${pluralRules(language).select(count)}`;
  return count === 0 ? [`${key}_zero`, plural, key] : [plural, key];
}

const rules = new Map<string, Intl.PluralRules>();

/** A language's plural rules, made once. */
export function pluralRules(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

function lookUp(messages: Messages | undefined, key: string): string | undefined {
  let found: unknown = messages;
  for (const part of key.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, part)) return undefined;
    // Just checked to be an object with that own key.
    found = (found as Record<string, unknown>)[part];
  }
  return typeof found === "string" ? found : undefined;
}

/**
 * Puts values into a text's `{placeholders}`; those without a value stay, so that they are seen; null is nothing. Among
 * words written from right to left, names and figures are {@link isolated}.
 */
export function fill(text: string, values: Readonly<Record<string, unknown>>): string {
  if (!text.includes("{")) return text;
  const put = [text, ...Object.values(values)].some(isRightToLeft) ? isolated : String;
  return text.replace(/\{\s*(\w+)\s*\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === null) return "";
    if (typeof value === "string") return put(value);
    return typeof value === "number" ? String(value) : placeholder;
  });
}
