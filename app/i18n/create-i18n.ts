import { RemixI18Next } from "remix-i18next/server";
import { FALLBACK_LANGUAGE } from "./fallback-language";
import type { Messages } from "./messages";

/** What a site's copy is made from. */
export interface I18nSource {
  /** BCP 47 tag of the site, for example `en-NZ`. */
  readonly language: string;
  readonly resources: Readonly<Record<string, Messages>>;
  /** The dealer's own words by dotted key (`content.labels`, TEN-06); they win over every language file. */
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * remix-i18next for one dealer's site in one language: the dealer's labels over the site's language over `en-AU`.
 * Texts interpolate with `{name}`, as the specification writes them; React escapes, so i18next does not.
 */
export function createI18n({ language, resources, labels }: I18nSource): RemixI18Next {
  const own = { ...resources, [language]: withLabels(resources[language] ?? {}, labels) };
  return new RemixI18Next({
    detection: { supportedLanguages: [language], fallbackLanguage: language },
    i18next: {
      fallbackLng: FALLBACK_LANGUAGE,
      ns: ["translation"],
      defaultNS: "translation",
      resources: Object.fromEntries(
        Object.entries(own).map(([tag, messages]) => [tag, { translation: messages }]),
      ),
      interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
      returnNull: false,
    },
  });
}

/** A language's texts with the dealer's in their places; the language's own object stays as it is. */
function withLabels(messages: Messages, labels: I18nSource["labels"]): Messages {
  return Object.entries(labels).reduce(
    (texts, [key, label]) => withText(texts, key.split("."), label),
    messages,
  );
}

function withText(messages: Messages, [first = "", ...rest]: readonly string[], text: string): Messages {
  if (rest.length === 0) return { ...messages, [first]: text };
  const group = Object.hasOwn(messages, first) ? messages[first] : undefined;
  // A group of texts, unless a language has one text where the dealer's key goes deeper.
  const inner = typeof group === "object" && group !== null ? (group as Messages) : {};
  return { ...messages, [first]: withText(inner, rest, text) };
}
