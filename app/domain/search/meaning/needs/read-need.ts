import type { Lexeme } from "../lexemes";
import type { Reading } from "../readings";
import { phraseAt } from "../words/phrase-at";
import type { Meaning, SearchVocabulary } from "../vocabulary";
import { readHousehold } from "./people/read-household";
import { type PeopleReading, readPeople } from "./people/read-people";
import { readTowing } from "./read-tow-car";
import { readLearner } from "./read-licence";
import {
  CARAVAN_NICKNAMES,
  CARS,
  FIRST_CAR,
  GEARED,
  HIGH_SEATED,
  HIGHER_OTHERWISE,
  MOTORCYCLES,
  NEARLY_NEW,
  OF_CARAVANS,
  SMALL,
  SMALL_CAR,
} from "./need-words";

/** "Nearly new" is at most so many years old. */
const NEARLY_NEW_YEARS = 2;
/**
 * What a shopper needs a vehicle for, or what state it should be in: "for a family of 7", "to tow a caravan", "nearly new".
 * Null where nothing of the kind begins.
 * @param thisYear ages count from it
 */
export function readNeed(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
  thisYear: number,
): Reading | PeopleReading | null {
  return (
    readHousehold(all, at, vocabulary) ??
    readPeople(all, at, vocabulary) ??
    readTowing(all, at, vocabulary) ??
    readNearlyNew(all, at, vocabulary, thisYear) ??
    readFirstCar(all, at, vocabulary) ??
    readSmallCar(all, at, vocabulary) ??
    readHighSeated(all, at, vocabulary) ??
    readLearner(all, at, vocabulary)
  );
}

/**
 * The words with "van" read as caravan where the text speaks of what only caravans have, and there are some; at a yard of
 * caravans always.
 */
export function withVansAsCaravans(
  all: readonly Lexeme[],
  { phrases, onlyKind }: SearchVocabulary,
): readonly Lexeme[] {
  const isHere = phrases.get("caravan")?.attribute === "item_type";
  if (!isHere || (onlyKind !== "caravan" && !all.some(({ key }) => OF_CARAVANS.has(key)))) return all;
  return all.map((one) => (CARAVAN_NICKNAMES.has(one.key) ? { ...one, key: "caravan" } : one));
}

/** Of the last years and used, or driven at the dealer's; text where the dealer has neither. */
function readNearlyNew(
  all: readonly Lexeme[],
  at: number,
  { phrases }: SearchVocabulary,
  thisYear: number,
): Reading | null {
  const length = phraseAt(all, at, NEARLY_NEW);
  if (length === 0) return null;
  const values = ["demo", "used"].flatMap((word) => phrases.get(word)?.values ?? []);
  const also: Meaning = { attribute: "car_type", values };
  const end = at + length;
  if (values.length === 0) return { kind: "text", end };
  return {
    kind: "range",
    end,
    attribute: "year",
    range: { min: thisYear - NEARLY_NEW_YEARS },
    isUsual: true,
    also,
  };
}

/** "Small car", "little auto": the bodies of a first car, at any price; null where the dealer or the stock has none. */
function readSmallCar(
  all: readonly Lexeme[],
  at: number,
  { phrases, usual, excludable }: SearchVocabulary,
): Reading | null {
  const phrase = phraseAt(all, at, SMALL_CAR);
  const next = SMALL.has(all[at]?.key ?? "") ? (all[at + 1]?.key ?? "") : "";
  const isBodied = phrases.get(all[at + 2]?.key ?? "")?.attribute === "body";
  const length = phrase > 0 ? phrase : CARS.has(next) ? 2 : GEARED.has(next) && !isBodied ? 1 : 0;
  const values = (usual.firstCarBodies ?? []).filter((body) => excludable.body?.includes(body));
  // "Something smaller than a Kluger" compares.
  if (length === 0 || values.length === 0 || all[at + length]?.key === "than") return null;
  // "學車仔用嘅電單車" has no body.
  if (all.some(({ key }) => MOTORCYCLES.has(key))) return null;
  return { kind: "values", end: at + length, meaning: { attribute: "body", values } };
}

/** "High to get into": an SUV, where the stock has some and no other body is named; null for nothing of the kind. */
function readHighSeated(
  all: readonly Lexeme[],
  at: number,
  { phrases, excludable }: SearchVocabulary,
): Reading | null {
  const end = at + phraseAt(all, at, HIGH_SEATED);
  if (end === at || HIGHER_OTHERWISE.has(all[end]?.key ?? "")) return null;
  const isNamed = all.some(
    ({ key }, index) =>
      (index < at || index >= end) &&
      ["body", "make_model", "item_type"].includes(phrases.get(key)?.attribute ?? ""),
  );
  return isNamed || excludable.body?.includes("suv") !== true
    ? { kind: "aside", end }
    : { kind: "values", end, meaning: { attribute: "body", values: ["suv"] } };
}

/**
 * A cheap one with a body that the dealer calls right for beginners; without either what the stock's own tags say, text
 * where they say nothing.
 */
function readFirstCar(
  all: readonly Lexeme[],
  at: number,
  { phrases, usual, excludable }: SearchVocabulary,
): Reading | null {
  const length = phraseAt(all, at, FIRST_CAR);
  if (length === 0) return null;
  const end = at + length;
  const tagged = phrases.get("firstcar") ?? null;
  const values = (usual.firstCarBodies ?? []).filter((body) => excludable.body?.includes(body));
  const also: Meaning | null = values.length === 0 ? null : { attribute: "body", values };
  const { cheapPrice: max } = usual;
  const isKnown = usual.firstCarBodies?.length !== 0 && (max !== null || also !== null);
  // What a stock's own tags call one may cost anything.
  if (!isKnown && tagged !== null) return { kind: "values", end, meaning: tagged };
  if (usual.firstCarBodies?.length === 0) return { kind: "text", end };
  if (max === null) return also === null ? { kind: "text", end } : { kind: "values", end, meaning: also };
  return {
    kind: "range",
    end,
    attribute: "price",
    range: { max },
    isUsual: true,
    ...(also === null ? {} : { also }),
  };
}
