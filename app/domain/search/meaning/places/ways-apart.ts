import type { Lexeme } from "../lexemes";
import type { PlacedReading } from "../readings";
import { phraseAt } from "../read-span";

const list = (text: string) => text.split(",").map((phrase) => phrase.trim().split(" "));
const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** What a shopper does who comes from a place, or goes to one. */
const TRAVELS = set(
  "drive drives driving drove travel travels travelling traveling travelled trip trips fly flying flew come comes coming came move moved moving commute commutes commuting go going went pick picking ride riding run runs running " +
    "get deliver delivering deliveries school work hospital uni beach",
);
/** Between that and the place. */
const FROM_OR_TO = set("from to towards via through");
/** Words that may stand between. */
const MOST_BETWEEN = 4;
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
 * "Happy to drive down from Hamilton": where somebody comes from or goes to is told, and vehicles stand elsewhere too. "I live
 * in Hamilton" asks for what is near there.
 */
export function withWaysApart(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  hasPlaces: boolean,
): readonly PlacedReading[] {
  return read.map((one) => {
    if (!isPlace(one)) return one;
    const { from, end } = one;
    if (isOnTheWay(all, from)) return { kind: "aside", from, end };
    const isHome = LIVES.some((phrase) => phraseAt(all, from - phrase.length, [phrase]) > 0);
    if (!isHome || one.kind === "near" || !hasPlaces) return one;
    const place = all
      .slice(from, end)
      .map(({ raw }) => raw.replace(/[,;:!?.]+$/u, ""))
      .join(" ");
    return { kind: "near", from, end, near: { place, withinKm: null } };
  });
}

function isOnTheWay(all: readonly Lexeme[], place: number): boolean {
  const lead = all[place - 1]?.key === "the" ? place - 2 : place - 1;
  if (!FROM_OR_TO.has(all[lead]?.key ?? "")) return false;
  return all.slice(Math.max(0, lead - MOST_BETWEEN), lead).some(({ key }) => TRAVELS.has(key));
}
