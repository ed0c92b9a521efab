import type { RangeAttribute } from "../../../attributes";
import type { NumberRange } from "../../../query";
import { isParted, type Lexeme } from "../../lexemes";
import type { Reading } from "../../readings";
import { readPhrase } from "../../read-phrase";
import { isCountedUnit, readSpan, type AmountSpan } from "../../read-span";
import type { SearchVocabulary } from "../../vocabulary";
import { namesWeighed } from "../../words/mass-words";
import { phraseAt } from "../../words/phrase-at";
import {
  AND_PEOPLE,
  CHILD_SEATS,
  CHILDREN,
  CHILDS,
  FAMILY_OF,
  FOR,
  IN_FRONT,
  LOADS,
  MYSELF,
  PEOPLE,
  SO_MANY,
  THE_PEOPLE,
} from "../need-words";

/** A larger number by itself is no number of people. */
const MOST_BARE = 9;
/** What else may be counted behind a small number. */
const COUNTED: ReadonlySet<string> = new Set(
  (
    "year years yr yrs month months week weeks day days hour hours hr door doors cylinder cylinders cyl wheel wheels star stars speed owner " +
    "minute minutes min mins k grand thousand litre litres l t tonne tonnes ton tons berth berths"
  ).split(" "),
);
/** Between children and how old they are. */
const AGED: ReadonlySet<string> = new Set("are aged age ages is".split(" "));
const OLDEST_CHILD = 21;
const MOST_IN_FRONT = 3;
const IN_FIRST_ROW = 2;
/** More people travel in no vehicle that is sold here. */
const MOST_PEOPLE = 60;

/** How many people a vehicle is for; the reader of seats decides which vehicles have so many. */
export interface PeopleReading {
  readonly kind: "seats";
  readonly end: number;
  readonly range: NumberRange;
}

const OF_VEHICLES: readonly string[] = ["body", "item_type", "car_type", "make", "make_model"];

/** "For 4 utes" and "for three new Swans" count vehicles. */
function namesKind(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): boolean {
  const named = readPhrase(all, at, vocabulary);
  return named?.kind === "values" && OF_VEHICLES.includes(named.meaning.attribute);
}

/** How many people a vehicle is for: "for a family of 7", "fits 5"; null where nothing of the kind begins. */
export function readPeople(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
): Reading | PeopleReading | null {
  const ages = agesEnd(all, at);
  if (ages > at) return { kind: "aside", end: ages };
  const many = SO_MANY.get(all[at]?.key ?? "");
  if (many !== undefined) return seatsOrBeds(all, at + 1, many, vocabulary);
  const led = leadAt(all, at);
  const isFor = led > 0;
  const family = phraseAt(all, at + led, FAMILY_OF);
  const lead = family + led;
  const span = readSpan(all, at + lead);
  if (span === null || span.low.isMoney || span.low.value > MOST_PEOPLE) return null;
  // "Five or six, kids are 4 and 7".
  const children = isParted(all, span.end - 1, span.end) ? 0 : phraseAt(all, span.end, CHILDREN);
  const beside = seatsInFront(all, span) ?? seatsOfChildren(all, span, children);
  if (beside !== null) return beside;
  const more = othersBehind(all, span.end + children + phraseAt(all, span.end, PEOPLE));
  const behind = more.end - span.end;
  const isFew = isFor && isCountOfPeople(all, span) && !namesKind(all, span.end, vocabulary);
  if ((family + behind === 0 && !isFew) || span.low.value < 1) return null;
  const { end } = more;
  // Nobody looks for a vehicle in which some find no seat.
  if (span.before !== null && span.before !== "upTo" && span.before !== "least") return { kind: "text", end };
  const first = span.high?.value ?? span.low.value;
  // "Family of 6, two adults four kids" counts them once more.
  const counted = family > 0 && more.people === first ? first : first + more.people;
  const people = counted + (children > 0 && !more.hasAdults ? parentsBefore(all, at) : 0);
  return seatsOrBeds(all, end, people, vocabulary);
}

/** Where it ends how old somebody's children are: "kids are 4, 7 and 11"; 0 where nothing says so. */
function agesEnd(all: readonly Lexeme[], at: number): number {
  const children = phraseAt(all, at, CHILDREN);
  const isSaid = children > 0 && AGED.has(all[at + children]?.key ?? "");
  let end = at + children + 1;
  const isAge = (from: number) => (all[from]?.amount?.value ?? Infinity) <= OLDEST_CHILD;
  while (isSaid && (isAge(end) || (AND_PEOPLE.has(all[end]?.key ?? "") && isAge(end + 1)))) end += 1;
  return isSaid && isAge(end - 1) ? end : 0;
}

/** How many words in front say that people are counted; 0 for none. */
function leadAt(all: readonly Lexeme[], at: number): number {
  const lead = phraseAt(all, at, FOR);
  return lead > 0 ? lead + (THE_PEOPLE.has(all[at + lead]?.key ?? "") ? 1 : 0) : 0;
}

/** "Fits 3 up front": so many seats and no second row; null for nothing of the kind. */
function seatsInFront(all: readonly Lexeme[], { low, high, end }: AmountSpan): PeopleReading | null {
  const length = phraseAt(all, end, IN_FRONT);
  const isCount = length > 0 && high === null && low.value >= 2 && low.value <= MOST_IN_FRONT;
  return isCount ? { kind: "seats", end: end + length, range: { min: low.value, max: low.value } } : null;
}

/** "Three baby seats" are put into the second row and those behind it; one fits into any. */
function seatsOfChildren(
  all: readonly Lexeme[],
  { low, end }: AmountSpan,
  children: number,
): Reading | PeopleReading | null {
  const length = children + phraseAt(all, end, CHILDS);
  if (length === 0 || !CHILD_SEATS.has(all[end + length]?.key ?? "")) return null;
  const last = end + length + 1;
  return low.value < 2
    ? { kind: "aside", end: last }
    : { kind: "seats", end: last, range: { min: low.value + IN_FIRST_ROW } };
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
  const isMyself = (back: number) => MYSELF.has(all[at - back]?.key ?? "");
  // "Mum, dad and 4 kids" are six.
  return isMyself(2) && AND_PEOPLE.has(all[at - 1]?.key ?? "") && !isMyself(3) && !isMyself(4) ? 1 : 2;
}

/** "For 5" says how many people, "for 5 years" and "for 5k" do not. */
function isCountOfPeople(all: readonly Lexeme[], { low, high, before, after, end }: AmountSpan): boolean {
  const isBare = high === null && before === null && after === null && !low.isThousands;
  const next = all[end];
  const isCounted =
    next !== undefined &&
    (LOADS.has(next.key) || COUNTED.has(next.key) || isCountedUnit(next.key) || next.isGlued || next.amount);
  return isBare && low.value >= 2 && low.value <= MOST_BARE && !isCounted;
}

/** Whether a caravan is named, by any of its words. */
function isOfBeds(all: readonly Lexeme[], phrases: SearchVocabulary["phrases"]): boolean {
  const caravan = phrases.get("caravan")?.values[0];
  return all.some(
    ({ key }) => key === "caravan" || (caravan !== undefined && phrases.get(key)?.values[0] === caravan),
  );
}
