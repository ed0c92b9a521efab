import type { RangeAttribute } from "../../attributes";
import type { Lexeme } from "../lexemes";
import type { Reading } from "../readings";
import { readPhrase } from "../read-phrase";
import { isCountedUnit, readSpan, type AmountSpan } from "../read-span";
import { phraseAt } from "../words/phrase-at";
import type { Meaning, SearchVocabulary } from "../vocabulary";
import { readTowing } from "./read-tow-car";
import { readLearner } from "./read-licence";
import {
  AND_PEOPLE,
  CARAVAN_NICKNAMES,
  CARS,
  CHILD_SEATS,
  CHILDREN,
  CHILDS,
  FAMILY_OF,
  FIRST_CAR,
  FOR,
  GEARED,
  HIGH_SEATED,
  HIGHER_OTHERWISE,
  MOTORCYCLES,
  MYSELF,
  NEARLY_NEW,
  OF_CARAVANS,
  PEOPLE,
  SMALL,
  SMALL_CAR,
  SO_MANY,
  WEIGHED,
} from "./need-words";

/** "Nearly new" is at most so many years old. */
const NEARLY_NEW_YEARS = 2;
/** A larger number by itself is no number of people. */
const MOST_BARE = 9;
/** What else may be counted behind a small number. */
const COUNTED: ReadonlySet<string> = new Set(
  (
    "year years yr yrs month months week weeks day days hour hours hr door doors cylinder cylinders cyl wheel wheels star stars speed owner " +
    "k grand thousand litre litres l t tonne tonnes ton tons berth berths"
  ).split(" "),
);
/** More people travel in no vehicle that is sold here. */
const MOST_PEOPLE = 60;

/** How many people a vehicle is for; the reader of seats decides which vehicles have so many. */
export interface PeopleReading {
  readonly kind: "seats";
  readonly end: number;
  readonly range: { readonly min: number };
}

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

/**
 * Whether the text is of vehicles of a kind whose own mass counts.
 * @param onlyKind the kind of all stock, which no text has to name
 */
export function namesWeighed(
  all: readonly Lexeme[],
  attribute: keyof typeof WEIGHED,
  onlyKind: string | null,
): boolean {
  return WEIGHED[attribute].has(onlyKind ?? "") || all.some(({ key }) => WEIGHED[attribute].has(key));
}

const OF_VEHICLES: readonly string[] = ["body", "item_type", "car_type", "make", "make_model"];

/** "For 4 utes" and "for three new Swans" count vehicles. */
function namesKind(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): boolean {
  const named = readPhrase(all, at, vocabulary);
  return named?.kind === "values" && OF_VEHICLES.includes(named.meaning.attribute);
}

function readPeople(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
): Reading | PeopleReading | null {
  const many = SO_MANY.get(all[at]?.key ?? "");
  if (many !== undefined) return seatsOrBeds(all, at + 1, many, vocabulary);
  const isFor = FOR.has(all[at]?.key ?? "");
  const family = phraseAt(all, isFor ? at + 1 : at, FAMILY_OF);
  const lead = family + (isFor ? 1 : 0);
  const span = readSpan(all, at + lead);
  if (span === null || span.low.isMoney || span.low.value > MOST_PEOPLE) return null;
  const children = phraseAt(all, span.end, CHILDREN);
  // "Three baby seats" are put into seats.
  const seated = children + phraseAt(all, span.end, CHILDS);
  if (seated > 0 && CHILD_SEATS.has(all[span.end + seated]?.key ?? ""))
    return { kind: "aside", end: span.end + seated + 1 };
  const more = othersBehind(all, span.end + children + phraseAt(all, span.end, PEOPLE));
  const behind = more.end - span.end;
  const isFew = isFor && isCountOfPeople(all, span) && !namesKind(all, span.end, vocabulary);
  if ((family + behind === 0 && !isFew) || span.low.value < 1) return null;
  const { end } = more;
  // Nobody looks for a vehicle in which some find no seat.
  if (span.before !== null) return { kind: "text", end };
  const first = span.high?.value ?? span.low.value;
  // "Family of 6, two adults four kids" counts them once more.
  const counted = family > 0 && more.people === first ? first : first + more.people;
  const people = counted + (children > 0 && !more.hasAdults ? parentsBefore(all, at) : 0);
  return seatsOrBeds(all, end, people, vocabulary);
}

/** In a caravan people sleep, they do not sit. */
function seatsOrBeds(
  all: readonly Lexeme[],
  end: number,
  people: number,
  vocabulary: Pick<SearchVocabulary, "measures" | "onlyKind" | "phrases">,
): Reading | PeopleReading {
  const sleeps: RangeAttribute = "sleeps";
  const { measures, onlyKind, phrases } = vocabulary;
  return (namesWeighed(all, "tare_kg", onlyKind) || isOfBeds(all, phrases)) && measures.has(sleeps)
    ? { kind: "range", end, attribute: sleeps, range: { min: people } }
    : { kind: "seats", end, range: { min: people } };
}

/** Behind people that were counted more of them: "2 adults and 3 kids". */
function othersBehind(all: readonly Lexeme[], from: number) {
  let [end, people, hasAdults] = [from, 0, false];
  for (;;) {
    const joined = AND_PEOPLE.has(all[end]?.key ?? "") || all[end]?.raw === "+" ? 1 : 0;
    const span = readSpan(all, end + joined);
    if (span === null || span.low.isMoney || span.low.value > MOST_BARE) break;
    const adults = phraseAt(all, span.end, PEOPLE);
    const length = adults + phraseAt(all, span.end, CHILDREN);
    if (length === 0) break;
    [end, people, hasAdults] = [span.end + length, people + span.low.value, hasAdults || adults > 0];
  }
  return { end, people, hasAdults };
}

/** How many come with children that are counted alone; one where the shopper says so. */
function parentsBefore(all: readonly Lexeme[], at: number): number {
  return MYSELF.has(all[at - 2]?.key ?? "") && AND_PEOPLE.has(all[at - 1]?.key ?? "") ? 1 : 2;
}

/** "For 5" says how many people, "for 5 years" and "for 5k" do not. */
function isCountOfPeople(all: readonly Lexeme[], { low, high, before, after, end }: AmountSpan): boolean {
  const isBare = high === null && before === null && after === null && !low.isThousands;
  const next = all[end];
  const isCounted =
    next !== undefined && (COUNTED.has(next.key) || isCountedUnit(next.key) || next.isGlued || next.amount);
  return isBare && low.value >= 2 && low.value <= MOST_BARE && !isCounted;
}

/** Whether a caravan is named, by any of its words. */
function isOfBeds(all: readonly Lexeme[], phrases: SearchVocabulary["phrases"]): boolean {
  const caravan = phrases.get("caravan")?.values[0];
  return all.some(
    ({ key }) => key === "caravan" || (caravan !== undefined && phrases.get(key)?.values[0] === caravan),
  );
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
