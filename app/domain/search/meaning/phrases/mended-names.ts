import { isOrdinaryModel, KNOWN_MODEL_NAMES } from "../../../make/known-models";
import { compactText } from "../../text";
import { ORDINARY_WORDS } from "../needs/ordinary-words";
import { BADGE_WORDS } from "../badges/badge-words";
import type { Lexeme } from "../lexemes";
import { mendWord } from "../mend-word";
import { FILLERS } from "../name-words";
import type { Meaning, SearchVocabulary } from "../vocabulary";
import { isCommonArabic } from "../words/common-arabic";
import { isCut, lettersJoined } from "./phrase-keys";
import { namesBySound, soundKey } from "./sound-key";

/** What models are called by in other scripts. */
export const IN_LATIN: ReadonlyMap<string, string> = new Map([
  ...["系", "系列", "سلسلة", "الفية"].map((word) => [word, "series"] as const),
  ...["级", "كلاس"].map((word) => [word, "class"] as const),
]);

/** How models are heard that are known of, here or not. */
const KNOWN_SOUNDS: ReadonlySet<string> = new Set(
  namesBySound(KNOWN_MODEL_NAMES.filter((name) => !isOrdinaryModel(name)).map(compactText)).keys(),
);

/** Whether a word is one that nobody mistyped: an ordinary one, or a badge as it is called in another script. */
export const isNoSlip = (key: string) =>
  [key, key.replace(/s$/u, "")].some((word) => ORDINARY_WORDS.has(word)) ||
  isCommonArabic(key) ||
  BADGE_WORDS.has(key);

/** The one name that words with a slip mean, and its meaning. */
export function mendedAt(
  all: readonly Lexeme[],
  at: number,
  count: number,
  { mendable, phrases, bySound }: SearchVocabulary,
): [string, Meaning] | null {
  const key = lettersJoined(all, at, count);
  if (key === null || isCut(all, at, at + count)) return null;
  // One letter tells the S-Class from the E-Class.
  if (count > 1 && IN_LATIN.has(all[at + count - 1]?.key ?? "")) return null;
  if (all.slice(at, at + count).every(({ key: word }) => isNoSlip(word))) return null;
  // Equipment is named by ordinary words, which others begin differently from: "feather" is no "leather", "three boys" no third row.
  const isNear = (name: string) =>
    name[0] === key[0] && (count === 1 || mendWord(key, mendable, 1).includes(name));
  const near = mendWord(key, mendable).filter(
    (name) => phrases.get(name)?.attribute !== "filtered_features" || isNear(name),
  );
  // "Camery hybrid" is a Camry, and "reverse camery" a camera.
  const isFirst = at === 0 || FILLERS.has(all[at - 1]?.key ?? "");
  const cars = near.filter((name) => phrases.get(name)?.attribute !== "filtered_features");
  // "Kluga" is heard as a Kluger before it is a slip away from a Kuga.
  const sound = soundKey(key) ?? "";
  const heard = bySound.get(sound) ?? [];
  // And where no Kluger is, no Kuga.
  if (heard.length === 0 && KNOWN_SOUNDS.has(sound)) return null;
  const names = heard.length > 0 ? heard : isFirst && cars.length > 0 ? cars : near;
  const [name] = names;
  const [first, ...others] = names.map((one) => phrases.get(one) ?? null);
  // Several spellings may be equally near as long as they mean one thing.
  if (name === undefined || !first || !others.every((one) => one !== null && isSame(one, first))) return null;
  return [name, first];
}

/** Whether words mean the same of a vehicle. */
export function isSame(one: Meaning, other: Meaning): boolean {
  return one.attribute === other.attribute && String(one.values) === String(other.values);
}

/** Whether words with a slip are one slip from a name or heard as it is. */
export function isOneSlip(
  all: readonly Lexeme[],
  at: number,
  count: number,
  name: string,
  { mendable }: SearchVocabulary,
): boolean {
  const key = lettersJoined(all, at, count);
  return key !== null && (soundKey(key) === soundKey(name) || mendWord(key, mendable, 1).includes(name));
}
