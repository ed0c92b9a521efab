import { toKm } from "../../../country/distance-unit";
import type { NumberRange, VehicleQuery } from "../../query";
import { LEADS, MILES } from "../amount-words";
import type { Lexeme } from "../lexemes";
import { readSpan } from "../read-span";
import type { PlacedReading } from "../readings";
import type { SearchVocabulary } from "../vocabulary";
import { isOfDistance, REACH_ATTRIBUTE } from "./read-reach";

/** None goes further, and none that runs on fuel as well goes so far without it. */
const [MOST, MOST_PLUGGED] = [1_000, 200];
/** "0-100 km" is how fast one is. */
const LEAST = 20;

type Known = Pick<SearchVocabulary, "phrases" | "measures">;

/**
 * "Electric over 400 km", "EV 300 miles": a distance that a vehicle with a plug has to go, and was not driven. Every other reading
 * stays as it is.
 * @param chosen what is chosen beside the words
 */
export function withReachMeant(
  read: readonly PlacedReading[],
  all: readonly Lexeme[],
  { phrases, measures }: Known,
  chosen: VehicleQuery["refinements"],
): readonly PlacedReading[] {
  const [electric, plugged] = ["electric", "phev"].map((word) => fuelsOf(word, phrases));
  const named = read.flatMap(fuelsNamed);
  const fuels = named.length > 0 ? named : (chosen.fuel ?? []);
  const ofPlug = [...(electric ?? []), ...(plugged ?? [])];
  if (!measures.has(REACH_ATTRIBUTE) || fuels.length === 0 || !fuels.every((one) => ofPlug.includes(one)))
    return read;
  const isElectric = (fuel: string) => electric?.includes(fuel) === true;
  const meant = read.map((one) => asReach(one, all, fuels.some(isElectric) ? MOST : MOST_PLUGGED));
  const isOneOf = read.some(({ kind }) => kind === "or") || !fuels.some((fuel) => plugged?.includes(fuel));
  if (isOneOf) return meant;
  // "PHEV 60 km EV": it goes so far as one.
  return meant.filter(
    (one, at) => !fuelsNamed(one).some(isElectric) || ![meant[at - 1], meant[at + 1]].some(isShortReach),
  );
}

/** "300 miles": whether a number counts the distance behind it, and is no model's name. */
export function isMeasured(all: readonly Lexeme[], at: number, { phrases }: Known): boolean {
  const unit = all[at + 1];
  if (unit === undefined || !isOfDistance(all, at + 1)) return false;
  // "3008 kms under 50,000" says how far driven; "EV 300 km under 30k" how far it goes.
  const isOfNext = !unit.isGlued && LEADS.has(unit.key) && readSpan(all, at + 2) !== null;
  const fuels = ["electric", "phev"].flatMap((word) => fuelsOf(word, phrases));
  const isPlug = ({ key }: Lexeme) => fuelsOf(key, phrases).some((one) => fuels.includes(one));
  return !isOfNext || all.some(isPlug);
}

function fuelsOf(word: string, phrases: SearchVocabulary["phrases"]): readonly string[] {
  const meaning = phrases.get(word);
  return meaning?.attribute === "fuel" ? meaning.values : [];
}

function fuelsNamed(one: PlacedReading): readonly string[] {
  return one.kind === "values" && one.meaning.attribute === "fuel" ? one.meaning.values : [];
}

const isShortReach = (one: PlacedReading | undefined) =>
  one?.kind === "range" && one.attribute === REACH_ATTRIBUTE && (one.range.min ?? 0) <= MOST_PLUGGED;

/** @param most of a distance without a bound */
function asReach(one: PlacedReading, all: readonly Lexeme[], most: number): PlacedReading {
  const { from, end } = one;
  const range = bareReach(one, all, most) ?? lowerBound(one);
  return range === null ? one : { kind: "range", from, end, attribute: REACH_ATTRIBUTE, range };
}

/** "Over 400 km", "300 to 500 km". */
function lowerBound(one: PlacedReading): NumberRange | null {
  if (one.kind !== "range" || one.attribute !== "km" || one.isUsual) return null;
  const { min = 0, max = min } = one.range;
  return min >= LEAST && max <= MOST ? one.range : null;
}

/** "300 miles" without a bound is the least. */
function bareReach(one: PlacedReading, all: readonly Lexeme[], most: number): NumberRange | null {
  const isDriven = one.kind === "range" && one.attribute === "km";
  if (one.kind !== "text" && !isDriven) return null;
  const span = readSpan(all, one.from);
  if (span === null || span.end + 1 !== one.end || !isOfDistance(all, span.end)) return null;
  if (span.before !== null || span.after !== null || span.high !== null) return null;
  const { value } = span.low;
  const km = MILES.has(all[span.end]?.key ?? "") ? toKm(value, "mi") : value;
  return km >= LEAST && km <= most ? { min: km } : null;
}
