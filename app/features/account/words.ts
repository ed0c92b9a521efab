import { fill } from "~/i18n/translator";

/** The copy of the account pages by key, with its `{placeholders}`: it comes with their data, not with every page's script. */
export type Words = Readonly<Record<string, string>>;

/** One text with its placeholders filled; the key itself where there is none. */
export type Word = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Reads {@link Words}. */
export function wordsOf(words: Words): Word {
  return (key, values) => fill(words[key] ?? key, values ?? {});
}
