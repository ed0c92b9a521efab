import { makeBefore } from "../../../make/known-makes";
import { isPlaceModel } from "../../../make/place-models";
import { NEGATIONS } from "../name-words";
import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";
import { phraseAt } from "../words/phrase-at";
import { PLACE_LEADS } from "../wish-words";
import { isUsedThere } from "./used-there";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** What a shopper does who comes from a place, or goes to one. */
const TRAVELS = set(
  "drive drives driving drove travel travels travelling traveling travelled trip trips fly flying flew come comes coming came move moved moving commute commutes commuting go going went riding " +
    "للسفر السفر سفر اسافر نسافر رحلات رحلة رحله طريق مشوار مشاوير اروح نروح انتقل انتقلت",
);
/** What goes to a place as well, and is no way from one: "get a Hilux from Brisbane" says where it stands. */
const GOES_TO = set(
  "get deliver delivers delivered delivering delivery deliveries ship shipped shipping send sent transport transported pick picking ride run runs running school work hospital uni beach توصيل توصل شحن",
);
/** Between that and a place that somebody leaves. */
const FROM = set("from via through من");
/** The same of one that somebody goes to. */
const TO = set("to into towards الي لحد");
/** Words that may stand between. */
const MOST_BETWEEN = 4;
/** In front of where nobody wants a vehicle to be. */
const NOT: ReadonlySet<string> = new Set([
  ...NEGATIONS,
  ...set("outside besides away far بعيد بعيدة بعيده خارج"),
]);
/** Between that and the place. */
const AFTER_NOT = set("in near at around from of the في من عن");
const FAR = set("far away بعيد بعيدة بعيده");
/** "Not too far from Brisbane" is near there. */
const NOT_FAR: ReadonlySet<string> = new Set([...NEGATIONS, "too", "so", "that"]);

/** In front of where a shopper is. */
const LIVES = list(
  "i live in, we live in, i live at, we live at, i live near, we live near, living in, lives in, i am in, im in, we are in, were in, im from, i am from, we are from, were from, im at, i am at, based in, located in, located at, live in, " +
    "home is in, my place in, انا في, احنا في, ساكن في, ساكنة في, اسكن في, نسكن في, 我 住 在, 我住在, 住 在, 住在, 我 在",
).toSorted((one, other) => other.length - one.length);
const PLACES: readonly string[] = ["city", "state", "location_name", "dealership_name"];

function isPlace(one: PlacedReading): boolean {
  return one.kind === "near" || (one.kind === "values" && PLACES.includes(one.meaning.attribute));
}

/**
 * "Happy to drive down from Hamilton": where somebody comes from or goes to is told, and vehicles stand elsewhere too, as is
 * "anywhere but Hamilton"; a "Renault Logan" is a model. "I live
 * in Hamilton" asks for what is near there.
 */
export function withWaysApart(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  hasPlaces: boolean,
): readonly PlacedReading[] {
  const isOfTrip = (one: PlacedReading) =>
    [...read].some((other) => isPlace(other) && (isFromTo(all, one, other) || isFromTo(all, other, one)));
  return read.map((one) => {
    if (!isPlace(one)) return one;
    const { from, end } = one;
    if (isModelAt(all, from, end)) return { kind: "text", from, end };
    // "In" belongs to the place where the stock has it.
    const start = PLACE_LEADS.has(all[from]?.key ?? "") ? from + 1 : from;
    const isWay = isOfTrip(one) || isOnTheWay(all, from) || isRoundTrip(all, end);
    if (isWay || isElsewhere(all, from) || isUsedThere(all, start, end)) return { kind: "aside", from, end };
    const isHome = LIVES.some((phrase) => phraseAt(all, start - phrase.length, [phrase]) > 0);
    if (!isHome || one.kind === "near" || !hasPlaces) return one;
    const place = all
      .slice(start, end)
      .map(({ raw }) => raw.replace(/[,;:!?.]+$/u, ""))
      .join(" ");
    return { kind: "near", from, end, near: { place, withinKm: null } };
  });
}

/** "From Hamilton to Auckland": whether two places are the ends of one trip. */
function isFromTo(all: readonly Lexeme[], first: PlacedReading, second: PlacedReading): boolean {
  const isLed = (one: PlacedReading, words: ReadonlySet<string>) =>
    [all[one.from], all[one.from - 1]].some((word) => words.has(word?.key ?? ""));
  const isNext = second.from - first.end >= 0 && second.from - first.end <= 1;
  const isTrip = isLed(first, FROM) || all.some(({ key }) => TRAVELS.has(key));
  return isNext && isTrip && isLed(second, TO);
}

/** Whether somebody, or what is brought, goes to the place at one place of a text, or comes from there. */
export function isOnTheWay(all: readonly Pick<Lexeme, "key">[], place: number): boolean {
  const lead = all[place - 1]?.key === "the" ? place - 2 : place - 1;
  const key = all[lead]?.key ?? "";
  if (!FROM.has(key) && !TO.has(key)) return false;
  return all
    .slice(Math.max(0, lead - MOST_BETWEEN), lead)
    .some((one) => TRAVELS.has(one.key) || (TO.has(key) && GOES_TO.has(one.key)));
}

/** "Gold Coast and back": whether somebody goes to the place that ends at one place of a text, and comes home. */
export function isRoundTrip(all: readonly Pick<Lexeme, "key">[], end: number): boolean {
  return all[end]?.key === "and" && (all[end + 1]?.key === "back" || all[end + 1]?.key === "return");
}

/** Whether the place at one place of a text is where vehicles shall not be: "anywhere but Ipswich", "far from Ipswich". */
export function isElsewhere(all: readonly Pick<Lexeme, "key">[], place: number): boolean {
  const keyAt = (at: number) => all[at]?.key ?? "";
  let at = place - 1;
  while (AFTER_NOT.has(keyAt(at))) at -= 1;
  return NOT.has(keyAt(at)) && !(FAR.has(keyAt(at)) && NOT_FAR.has(keyAt(at - 1)));
}

function isModelAt(all: readonly Lexeme[], from: number, end: number): boolean {
  const words = all.slice(0, end).map(({ key }) => key);
  const make = end - from === 1 ? makeBefore(words, from) : null;
  return make !== null && isPlaceModel(make, words[from] ?? "");
}
