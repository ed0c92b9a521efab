import copy from "~/i18n/en-AU/server/account.json";
import type { Translator } from "~/i18n/translator";
import type { Words } from "./words";

/** The account pages' copy in the dealer's language and words, or those parts of it that a page prints. */
export function accountWords(t: Translator, keys: readonly string[] = Object.keys(copy)): Words {
  return Object.fromEntries(keys.map((key) => [key, t(`account.${key}`)]));
}
