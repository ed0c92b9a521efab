import { arabicSound } from "../../../location/arabic-sound";
import { isKnownMake } from "../../../make/known-makes";
import { isKnownModel } from "../../../make/known-models";
import type { Lexeme } from "../lexemes";
import { mendableWords, mendWord, type MendableWords } from "../mend-word";
import { FILLERS } from "../name-words";
import { COMMON } from "../needs/chance-words";
import type { PlacedReading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";
import { isCommonArabic } from "../words/common-arabic";
import { isTextKind } from "../words/text-kinds";
import { badgeLetters, type BadgeIndex } from "./badge-index";
import { BADGE_WORDS } from "./badge-words";
import { isOwn, type BadgeOwner } from "./badge-owners";

/** The words of a text that may name badges. */
export interface LooseWords {
  /** A stretch as badges are compared; null where something else is read in it, and where it says nothing. */
  readonly lettersOf: (from: number, end: number) => string | null;
  /** Whether a word is read as something else. */
  readonly isRead: (at: number) => boolean;
  readonly isText: (at: number) => boolean;
}

/** Shorter words are one letter away from too many others. */
const LEAST_MENDED = 5;

/** The words that nothing is read of. @param owners what their badges may belong to */
export function looseWords(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  vocabulary: Pick<SearchVocabulary, "badgeIndex" | "phrases">,
  owners: readonly BadgeOwner[],
): LooseWords {
  const kinds = all.map((): PlacedReading["kind"] | null => null);
  for (const { kind, from, end } of read) kinds.fill(kind, from, end);
  // Words that carry no wish are parts of badges as well: "Super LWB".
  const isLoose = (at: number) => kinds[at] === "text" || kinds[at] === null;
  let spellings: MendableWords | undefined;
  const letters = all.map((lexeme, at) => {
    if (lexeme.key === "" || !isLoose(at)) return "";
    const typed = oneOf(badgeLetters(lexeme.raw), vocabulary.badgeIndex);
    if (kinds[at] !== "text" || isKnownWord(lexeme, typed, vocabulary)) return typed;
    const heard = heardAs(typed, owners, vocabulary.badgeIndex);
    if (heard !== null) return heard;
    spellings ??= spellingsOf(vocabulary.badgeIndex, owners);
    return mended(typed, spellings);
  });
  return {
    isRead: (at) => !isLoose(at),
    isText: (at) => kinds[at] === "text",
    lettersOf: (from, end) => {
      const parts = letters.slice(from, end);
      if (parts.some((part) => part === "") || !kinds.slice(from, end).includes("text")) return null;
      return badgeCalled(parts.join("")) ?? parts.map((part) => badgeCalled(part) ?? part).join("");
    },
  };
}

/** "SR5s" and "ZR's" are several of one. */
function oneOf(letters: string, { byWords }: BadgeIndex): string {
  const one = letters.slice(0, -1);
  const isSeveral = letters.endsWith("s") && one.length > 1 && !byWords.has(letters) && byWords.has(one);
  return isSeveral ? one : letters;
}

/** The badge that a word of another script calls, with its article or without; undefined for none. */
const badgeCalled = (letters: string) =>
  BADGE_WORDS.get(letters) ?? BADGE_WORDS.get(letters.replace(/^ال/u, ""));

/** Whether a word is one that nobody mistyped. */
function isKnownWord(
  { key }: Lexeme,
  letters: string,
  { badgeIndex, phrases }: Pick<SearchVocabulary, "badgeIndex" | "phrases">,
): boolean {
  if (letters.length < LEAST_MENDED || badgeIndex.byWords.has(letters)) return true;
  return (
    [COMMON, FILLERS].some((words) => words.has(key)) ||
    phrases.has(key) ||
    isTextKind(key) ||
    isKnownMake(key) ||
    isKnownModel(key)
  );
}

/** The words of the badges that are named makes' and models'; without such a name, the badges that name nothing else. */
function spellingsOf({ all, mendable }: BadgeIndex, owners: readonly BadgeOwner[]): MendableWords {
  if (owners.length === 0) return mendable;
  const own = all.filter((badge) => owners.some((owner) => isOwn(badge, owner)));
  return mendableWords(own.flatMap(({ words, key }) => [...words, key]));
}

/** Shorter badges sound like too many words. */
const LEAST_HEARD = 4;

/** The one word of the badges that are named makes' and models' which an Arabic word sounds like; null for none and for several. */
function heardAs(word: string, owners: readonly BadgeOwner[], { all }: BadgeIndex): string | null {
  const sound = owners.length === 0 || badgeCalled(word) || isCommonArabic(word) ? null : arabicSound(word);
  if (sound === null) return null;
  const own = all.filter((badge) => owners.some((owner) => isOwn(badge, owner)));
  const words = new Set(own.flatMap((badge) => badge.words.filter(({ length }) => length >= LEAST_HEARD)));
  const [only, ...others] = [...words].filter((one) => sound.test(one));
  return others.length > 0 ? null : (only ?? null);
}

/** The one badge's word that a word with a slip means; the word itself where there is none, or several. */
function mended(word: string, spellings: MendableWords): string {
  const [only, ...others] = mendWord(word, spellings).filter((name) => name[0] === word[0]);
  return only === undefined || others.length > 0 ? word : only;
}
