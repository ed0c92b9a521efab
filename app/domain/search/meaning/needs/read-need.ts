import type { RangeAttribute } from "../../attributes";
import type { Lexeme } from "../lexemes";
import type { Reading } from "../readings";
import { phraseAt, readSpan } from "../read-span";
import type { Meaning, SearchVocabulary } from "../vocabulary";
import {
  CARAVAN_NICKNAMES,
  FAMILY_OF,
  FIRST_CAR,
  NEARLY_NEW,
  OF_CARAVANS,
  PEOPLE,
  TO_TOW,
  TOWED,
  WEIGHED,
} from "./need-words";

/** "Nearly new" is at most so many years old. */
const NEARLY_NEW_YEARS = 2;
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
    readFirstCar(all, at, vocabulary)
  );
}

/** The words with "van" read as caravan where the text speaks of what only caravans have, and there are some. */
export function withVansAsCaravans(all: readonly Lexeme[], { phrases }: SearchVocabulary): readonly Lexeme[] {
  const isHere = phrases.get("caravan")?.attribute === "item_type";
  if (!isHere || !all.some(({ key }) => OF_CARAVANS.has(key))) return all;
  return all.map((one) => (CARAVAN_NICKNAMES.has(one.key) ? { ...one, key: "caravan" } : one));
}

/** Whether the text is of vehicles of a kind whose own mass counts. */
export function namesWeighed(all: readonly Lexeme[], attribute: keyof typeof WEIGHED): boolean {
  return all.some(({ key }) => WEIGHED[attribute].has(key));
}

function readPeople(
  all: readonly Lexeme[],
  at: number,
  { measures }: SearchVocabulary,
): Reading | PeopleReading | null {
  const lead = phraseAt(all, at, FAMILY_OF);
  const span = readSpan(all, at + lead);
  if (span === null || span.low.isMoney || span.low.value > MOST_PEOPLE) return null;
  const behind = phraseAt(all, span.end, PEOPLE);
  if (lead + behind === 0 || span.low.value < 1) return null;
  const end = span.end + behind;
  // Nobody looks for a vehicle in which some find no seat.
  if (span.before !== null) return { kind: "text", end };
  const range = { min: span.high?.value ?? span.low.value };
  const sleeps: RangeAttribute = "sleeps";
  // In a caravan people sleep, they do not sit.
  return namesWeighed(all, "tare_kg") && measures.has(sleeps)
    ? { kind: "range", end, attribute: sleeps, range }
    : { kind: "seats", end, range };
}

/** "To tow a boat" asks for what tows, and not for a boat. */
function readTowing(all: readonly Lexeme[], at: number, { phrases }: SearchVocabulary): Reading | null {
  const lead = phraseAt(all, at, TO_TOW);
  const towed = lead === 0 ? 0 : phraseAt(all, at + lead, TOWED);
  if (towed === 0) return null;
  const end = at + lead + towed;
  const meaning = phrases.get("towing") ?? phrases.get("towbar") ?? null;
  return meaning === null ? { kind: "text", end } : { kind: "values", end, meaning };
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

/**
 * A cheap one with a body that the dealer calls right for beginners. Null where the dealer's own words name first cars, text
 * where nothing is known of them.
 */
function readFirstCar(
  all: readonly Lexeme[],
  at: number,
  { phrases, usual, excludable }: SearchVocabulary,
): Reading | null {
  const length = phraseAt(all, at, FIRST_CAR);
  if (length === 0 || phrases.get("firstcar")) return null;
  const end = at + length;
  const values = (usual.firstCarBodies ?? []).filter((body) => excludable.body?.includes(body));
  const also: Meaning | null = values.length === 0 ? null : { attribute: "body", values };
  const { cheapPrice: max } = usual;
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
