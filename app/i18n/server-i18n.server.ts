import { createI18n } from "./create-i18n";
import { RESOURCES } from "./resources.server";
import type { Translator } from "./translator";

const translators = new Map<string, Translator>();

/**
 * i18next's `t` in a dealer's language and words, made once: used by loaders for text they format and by the
 * server's render.
 */
export function serverTranslator(language: string, labels: Readonly<Record<string, string>>): Translator {
  const key = `${language}\n${JSON.stringify(labels)}`;
  const known = translators.get(key);
  if (known) return known;
  const i18n = createI18n({ language, resources: RESOURCES, labels });
  const made: Translator = (text, values = {}) => i18n.t(text, values);
  translators.set(key, made);
  return made;
}
