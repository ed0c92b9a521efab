import type { VehicleQuery } from "~/domain/search/query";
import { isChance, wordsThatCount } from "~/domain/search/meaning/needs/chance-words";
import { purposeWords } from "~/domain/search/meaning/words/purpose-words";
import {
  isGrade,
  isKindElsewhere,
  isNamed,
  sidesOf,
  spareWords,
  withWordsAside,
  wordChoices,
} from "~/domain/search/meaning/needs/vain-words";
import type { SearchVocabulary } from "~/domain/search/meaning/vocabulary";
import { compactText } from "~/domain/search/text";
import type { SearchService, StockScope } from "~/ports/search-service";

const QUOTED = /["“”„«»「」『』]/u;

interface Asked {
  readonly search: SearchService;
  readonly scope: StockScope;
  /** The last word may be half of one. */
  readonly isTyping?: boolean;
}

/**
 * A query whose words find nothing of what its conditions leave, with those words told instead of demanded: nobody who asks
 * for an ex-lease Camry wants none. Words that find some stay; those that would find by chance alone are told. One question
 * to the engine, for such words alone, and a second where some of several find nothing.
 * @param asked as it was written
 * @param meant its words read
 */
export async function withVainWordsAside(
  asked: VehicleQuery,
  meant: VehicleQuery,
  vocabulary: SearchVocabulary,
  { search, scope, isTyping = false }: Asked,
): Promise<VehicleQuery> {
  const isRead = meant.text !== asked.text;
  const spare = isTyping && !isRead ? null : spareWords(meant, vocabulary);
  if (spare === null) return isTyping ? meant : withoutFillers(meant);
  const { apart, each: words } = spare;
  const purposes = purposeWords(asked.text, vocabulary);
  const isOfGrade = (word: string) =>
    isGrade(word, asked.text, meant, vocabulary) || isKindElsewhere(word, asked.text, meant);
  const isAccident = (at: number) =>
    !isKindElsewhere(words[at] ?? "", asked.text, meant) &&
    (purposes.has(compactText(words[at] ?? "")) || isChance(words, at, meant, vocabulary));
  const told = withWordsAside(meant, [meant.text], []);
  if (isRead && !isTyping && words.every((_, at) => isAccident(at))) return told;
  const withText = (text: string) => (text === meant.text ? meant : { ...meant, text });
  const whole = [apart.join(" "), words.join(" ")].map(withText);
  const counts = await search.countEach(scope, [...whole, withText(""), ...words.map(withText)]);
  const [without = 0, ...each] = counts.slice(whole.length);
  const finding = whole.find((_, at) => (counts[at] ?? 0) > 0);
  if (finding !== undefined) return finding;
  const side = await onlySide(apart.join(" "), (texts) => search.countEach(scope, texts.map(withText)));
  if (side !== null) return withWordsAside(meant, side.others, [side.text]);
  const isVain = (at: number) => (each[at] ?? 0) === 0;
  const isDemanded = words.some((word, at) => isVain(at) && isOfGrade(word));
  // Nobody wants another grade; what stands beside it is demanded where it finds some.
  if (isDemanded) {
    const wanted = words.filter((word, at) => isOfGrade(word) || !(isVain(at) || isAccident(at)));
    return wanted.length === words.length ? meant : withWordsAside(meant, words, wanted);
  }
  // Nothing is there to hide, and what is offered instead shall not want words that name nothing.
  if (without === 0)
    return isRead && !isTyping
      ? withWordsAside(
          meant,
          words,
          words.filter((word) => isNamed(word, meant, vocabulary) || isOfGrade(word)),
        )
      : meant;
  const found = [...words.keys()].filter((at) => !isVain(at));
  const choices = wordChoices(words, found, isAccident);
  const demanded = await mostWords(choices, vocabulary, (queries) =>
    search.countEach(scope, queries.map(withText)),
  );
  if (demanded.length > 0) return withWordsAside(meant, words, demanded);
  // One word that nobody knows is all that is asked for.
  return isRead || meant.text.includes(" ") ? told : meant;
}

/** "Cafe racer or retro": of alternatives that no filter holds the only one that finds some; null where none does, or several. */
async function onlySide(
  text: string,
  count: (texts: readonly string[]) => Promise<readonly number[]>,
): Promise<{ readonly text: string; readonly others: readonly string[] } | null> {
  const sides = sidesOf(text);
  if (sides.length < 2) return null;
  const counts = await count(sides);
  const [only, ...more] = sides.filter((_, at) => (counts[at] ?? 0) > 0);
  if (only === undefined || more.length > 0) return null;
  return { text: only, others: sides.filter((side) => side !== only) };
}

/** "Are there any Ferraris" asks for Ferraris; what stands between quotation marks stays as it is. */
function withoutFillers(meant: VehicleQuery): VehicleQuery {
  const words = meant.text.split(/\s+/u);
  const asked = wordsThatCount(words).join(" ");
  return QUOTED.test(meant.text) || asked === meant.text ? meant : { ...meant, text: asked };
}

/**
 * Of the choices that find some the one with most words; of several one with letters, one that is a whole badge, and then the
 * one that hides least.
 */
async function mostWords(
  choices: readonly (readonly string[])[],
  { badgeNames }: SearchVocabulary,
  count: (texts: readonly string[]) => Promise<readonly number[]>,
): Promise<readonly string[]> {
  if (choices.length === 0) return [];
  const counts = await count(choices.map((words) => words.join(" ")));
  const badges = new Set(badgeNames.map((name) => name.toLowerCase()));
  const ranked = choices.flatMap((words, at) => {
    const lettered = words.filter((word) => /\p{L}/u.test(word)).length;
    const whole = Number(badges.has(words.join(" ").toLowerCase()));
    const found = counts[at] ?? 0;
    return found === 0 ? [] : [{ words, rank: [words.length, lettered, whole, found] }];
  });
  const [best] = ranked.sort((one, other) => {
    const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
    return (other.rank[at] ?? 0) - (one.rank[at] ?? 0);
  });
  return best?.words ?? [];
}
