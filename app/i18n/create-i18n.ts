import { createInstance, type i18n } from "i18next";
import { FALLBACK_LANGUAGE } from "./fallback-language";
import type { Messages } from "./messages";

/** What a translator is made from. */
export interface I18nSource {
  /** BCP 47 tag of the site, for example `en-NZ`. */
  readonly language: string;
  readonly resources: Readonly<Record<string, Messages>>;
  /** The dealer's own words by dotted key (`content.labels`, TEN-06); they win over every language file. */
  readonly labels: Readonly<Record<string, string>>;
}

/**
 * An i18next instance for one dealer: the dealer's labels over the site's language over `en-AU`.
 * Texts interpolate with `{name}`, as the specification writes them; React escapes, so i18next does not.
 */
export function createI18n({ language, resources, labels }: I18nSource): i18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    ns: ["translation"],
    defaultNS: "translation",
    // A deep copy: addResource writes into nested groups, which all dealers would otherwise share.
    resources: Object.fromEntries(
      Object.entries(resources).map(([tag, messages]) => [tag, { translation: structuredClone(messages) }]),
    ),
    interpolation: { escapeValue: false, prefix: "{", suffix: "}" },
    initImmediate: false,
    returnNull: false,
  });
  for (const [key, value] of Object.entries(labels)) {
    instance.addResource(language, "translation", key, value);
  }
  return instance;
}
