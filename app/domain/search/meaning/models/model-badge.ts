import type { VehicleQuery } from "../../query";
import { compactText } from "../../text";
import type { Lexeme } from "../lexemes";
import { isWholeBadge } from "../badges/badge-index";
import type { PlacedReading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";

/** A model that ends in a digit, and a few letters written against it. */
const MODEL_AND_BADGE = /^(?=.*\p{L}.*\d|.*\d.*\d)(.{2,}\d)(\p{L}{1,3})$/u;

/**
 * "i30n" is an i30 N, "rangerwildtrak" a Ranger Wildtrak: a word that nobody knows, of a model and a badge that the stock
 * has, is two. Every other word stays as it is.
 */
export function withBadgesApart(all: readonly Lexeme[], { phrases }: SearchVocabulary): readonly Lexeme[] {
  return withCodesJoined(all, phrases).flatMap((lexeme) => {
    const [name = "", rest = ""] = modelAndRest(lexeme, phrases);
    if (name !== "")
      return [
        { raw: name, key: name, isGlued: lexeme.isGlued },
        { raw: rest, key: rest, isGlued: false },
      ];
    const [, model = "", badge = ""] = MODEL_AND_BADGE.exec(lexeme.key) ?? [];
    const isModel = phrases.get(model)?.attribute === "make_model";
    // A badge by itself is text, so it means nothing in the vocabulary. "RAV4s" are several of one.
    const isBadge = badge !== "s" && phrases.get(badge) === null;
    if (!isModel || !isBadge || phrases.has(lexeme.key) || lexeme.amount !== undefined) return [lexeme];
    return [
      { raw: model, key: model, isGlued: lexeme.isGlued },
      { raw: badge, key: badge, isGlued: false },
    ];
  });
}

const LETTERS = /^[a-z]{1,3}$/u;
const NUMBER_AND_BADGE = /^\d{1,3}[a-z]{1,2}$/u;

/** "I 30n": a model's code in two words, of which the second ends in a badge. */
function withCodesJoined(all: readonly Lexeme[], phrases: SearchVocabulary["phrases"]): readonly Lexeme[] {
  const at = all.findIndex(({ key }, index) => {
    const next = all[index + 1];
    if (!LETTERS.test(key) || next === undefined || !NUMBER_AND_BADGE.test(next.key)) return false;
    const [, model = "", badge = ""] = MODEL_AND_BADGE.exec(key + next.key) ?? [];
    return phrases.get(model)?.attribute === "make_model" && phrases.get(badge) === null;
  });
  const [first, second] = all.slice(at, at + 2);
  if (at < 0 || first === undefined || second === undefined) return all;
  return all.toSpliced(at, 2, { ...first, raw: first.raw + second.raw, key: first.key + second.key });
}

/** Shorter names and words stand within others by chance. */
const LEAST_NAME = 4;
const LEAST_REST = 3;

/** "rangerwildtrak", "corollahatch": a model and what else the stock knows, written as one word; nothing for any other word. */
function modelAndRest(
  { key, amount }: Lexeme,
  phrases: SearchVocabulary["phrases"],
): readonly [] | readonly [model: string, rest: string] {
  if (!/^[a-z]+$/u.test(key) || phrases.has(key) || amount !== undefined) return [];
  for (let end = key.length - LEAST_REST; end >= LEAST_NAME; end -= 1) {
    const [model, rest] = [key.slice(0, end), key.slice(end)];
    if (phrases.get(model)?.attribute === "make_model" && phrases.has(rest)) return [model, rest];
  }
  return [];
}

/** "E-Transit", "e golf": a model's electric kind. */
const ELECTRIC = /^e-(\p{L}{3,})$/u;

/** "E-Transit" is an electric Transit where the stock knows it by no other name. */
export function withElectricApart(all: readonly Lexeme[], { phrases }: SearchVocabulary): readonly Lexeme[] {
  const isModel = (key = "") => phrases.get(key)?.attribute === "make_model";
  if (phrases.get("electric")?.attribute !== "fuel") return all;
  return all.flatMap((lexeme, at) => {
    const [, model = ""] =
      ELECTRIC.exec(lexeme.key) ?? ELECTRIC.exec(lexeme.raw.toLowerCase().replace(/[,;:!?.]+$/u, "")) ?? [];
    const next = all[at + 1]?.key ?? "";
    if (lexeme.key === "e" && isModel(next) && !phrases.get(`e${next}`))
      return [{ ...lexeme, key: "electric" }];
    if (!isModel(model) || phrases.get(compactText(lexeme.raw))) return [lexeme];
    return [
      { raw: "e", key: "electric", isGlued: lexeme.isGlued },
      { raw: model, key: model, isGlued: false },
    ];
  });
}

const PLUGGED: ReadonlySet<string> = new Set(["phev"]);

/** "Ranger PHEV or Amarok": what one of two models runs on, where it is part of a badge of its own. */
function withFuelsOfOneAsText(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  { badgeIndex }: Pick<SearchVocabulary, "badgeIndex">,
): readonly PlacedReading[] {
  const modelsOf = (one: PlacedReading | undefined) =>
    one?.kind === "values" && one.meaning.attribute === "make_model" ? one.meaning.values : [];
  return read.map((one, at) => {
    const isFuel = one.kind === "values" && one.meaning.attribute === "fuel";
    if (!isFuel || read[at + 1]?.kind !== "or" || modelsOf(read[at + 2]).length === 0) return one;
    const models = modelsOf(read[at - 1]);
    const key = all[one.from]?.key ?? "";
    // Not every hybrid says so in its badge.
    if (!PLUGGED.has(key)) return one;
    const isOwn = badgeIndex.byWords.get(key)?.some(({ makeModel }) => models.includes(makeModel));
    return isOwn === true ? { kind: "text", from: one.from, end: one.end } : one;
  });
}

/**
 * "RAV4 Cruiser": what is a model's short name elsewhere is a grade behind another model, where the stock has such a badge; further
 * behind it where the model itself has: "RAV4 hybrid Cruiser".
 * @param chosen what is chosen beside the words
 */
export function withGradesAsText(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  { badges, badgeIndex, models }: Pick<SearchVocabulary, "badges" | "badgeIndex" | "models">,
  chosen: VehicleQuery["refinements"],
): readonly PlacedReading[] {
  const modelsOf = (one: PlacedReading | undefined) =>
    one?.kind === "values" && one.meaning.attribute === "make_model" ? one.meaning.values : [];
  // A whole name is no nickname: "Yaris Cross" beside "Corolla".
  const isWhole = (key: string) => models.some((model) => model.toLowerCase().endsWith(` ${key}`));
  // "MT-07 or Z650 LAMS" says of both what each has by another name.
  const isOneModel = read.filter((one) => modelsOf(one).length > 0).length === 1;
  const isTag = (one: PlacedReading) =>
    one.kind === "values" &&
    (one.meaning.attribute === "categories" || (isOneModel && one.meaning.attribute === "filtered_features"));
  const isTagOfModel = (one: PlacedReading, before: PlacedReading | undefined) => {
    const letters = all
      .slice(one.from, one.end)
      .map(({ key }) => key)
      .join("");
    const known = badgeIndex.byWords.get(letters)?.filter((badge) => isWholeBadge(letters, badge)) ?? [];
    const isOwn = known.some(({ makeModel }) => modelsOf(before).includes(makeModel));
    return isOwn && isTag(one);
  };
  return withFuelsOfOneAsText(read, all, { badgeIndex }).map((one, at) => {
    // "Trooper Off Road" is that badge before it is any tag.
    if (isTagOfModel(one, read[at - 1])) return { kind: "text", from: one.from, end: one.end };
    const key = one.end - one.from === 1 ? (all[one.from]?.key ?? "") : "";
    if (modelsOf(one).length === 0 || !badges.has(key) || isWhole(key)) return one;
    const apart = read.slice(0, at).findLastIndex(({ kind }) => kind === "or");
    const ahead = read.slice(apart + 1, at).flatMap(modelsOf);
    const isOwn = badgeIndex.byWords.get(key)?.some(({ makeModel }) => ahead.includes(makeModel)) === true;
    const isBehind = chosen.make_model !== undefined || modelsOf(read[at - 1]).length > 0;
    return isBehind || isOwn ? { kind: "text", from: one.from, end: one.end } : one;
  });
}
