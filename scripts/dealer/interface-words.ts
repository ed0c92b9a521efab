import { existsSync } from "node:fs";
import { join } from "node:path";
import { FALLBACK_LANGUAGE } from "~/i18n/fallback-language";
import { createTranslator, type Translator } from "~/i18n/translator";
import { LANGUAGES, languageCopy } from "../platform-names";

/**
 * The interface's words for commands. @param language a locale; one without a folder speaks the fallback language
 * @param labels the dealer's own words
 */
export function interfaceWords(language: string, labels: Readonly<Record<string, string>> = {}): Translator {
  const tags = [language, FALLBACK_LANGUAGE].filter((tag) => existsSync(join(LANGUAGES, tag)));
  const resources = Object.fromEntries(tags.map((tag) => [tag, languageCopy(tag)]));
  return createTranslator({ language, resources, labels });
}
