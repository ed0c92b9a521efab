import type { i18n } from "i18next";
import { createI18n } from "./create-i18n";
import { RESOURCES } from "./resources.server";

const instances = new Map<string, i18n>();

/**
 * The i18next instance of a dealer's language and labels, made once: used by loaders for text they format and by
 * the server's render.
 */
export function serverI18n(language: string, labels: Readonly<Record<string, string>>): i18n {
  const key = `${language}\n${JSON.stringify(labels)}`;
  const known = instances.get(key);
  if (known) return known;
  const made = createI18n({ language, resources: RESOURCES, labels });
  instances.set(key, made);
  return made;
}
