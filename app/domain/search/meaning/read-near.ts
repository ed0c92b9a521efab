import { compactText } from "../text";
import { HERE } from "../near-place";
import type { Lexeme } from "./lexemes";
import { BOUNDS_BEFORE, KILOMETRES, LEADS, MILES, SEATS } from "./amount-words";
import { cityNamed, cityWrittenAs } from "./places/city-words";
import { NEAR, NEAR_BEHIND, NEAR_HERE, NEAR_LEADS, OWN_PLACES } from "./places/near-words";
import { ALTERNATIVES, FILLERS, NEGATIONS } from "./name-words";
import { readPlace, readPhrase } from "./read-phrase";
import { phraseAt } from "./words/phrase-at";
import type { Reading } from "./readings";
import type { SearchVocabulary } from "./vocabulary";

/** Names of places have few words. */
const MOST_WORDS = 3;
/** A postcode of a country we serve, whole or the first half of two. */
const POSTCODE = /^(?:\d{4,5}|[a-z]{1,2}\d[a-z\d]?(?:\d[a-z]{2})?)$/iu;
const POSTCODE_END = /^\d[a-z]{2}$/iu;
const LIMITS: ReadonlySet<string> = new Set(
  BOUNDS_BEFORE.flatMap(([, phrases]) => phrases.map(([word = ""]) => word)),
);

/** "Near 4000", "close to Geelong"; null where no place follows. */
export function readNearPlace(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
): Reading | null {
  const length = phraseAt(all, at, NEAR);
  return length === 0
    ? readPlaceNearby(all, at, vocabulary)
    : readPlaceFrom(all, at + length, null, vocabulary);
}

/** "布里斯班附近", "2000附近": the place is named first. Only a place that is known as one, or written in Latin letters. */
function readPlaceNearby(all: readonly Lexeme[], from: number, vocabulary: SearchVocabulary): Reading | null {
  const at = NEAR_LEADS.has(all[from]?.key ?? "") ? from + 1 : from;
  for (let end = at + 1; end <= at + MOST_WORDS; end += 1) {
    const length = phraseAt(all, end, NEAR_BEHIND);
    if (length === 0) continue;
    const place = readPlaceFrom(all.slice(0, end), at, null, vocabulary);
    const isPlace =
      endOfCity(all, at) === end ||
      endOfPostcode(all, at) === end ||
      readPlace(all, at, vocabulary)?.end === end ||
      (isHan(all[end]) && all.slice(at, end).every(({ raw }) => /^\p{Script=Latin}+$/u.test(raw)));
    return isPlace && place?.end === end ? { ...place, end: end + length } : null;
  }
  return null;
}

const isHan = (lexeme: Lexeme | undefined) => /^\p{Script=Han}/u.test(lexeme?.key ?? "");

/** A city that everybody knows, without a word in front: "dmax perth", "tipper syd"; null where none is named. */
export function readCity(all: readonly Lexeme[], at: number): Reading | null {
  const [one = "", two = ""] = [all[at]?.key, all[at + 1]?.key];
  const pair = two === "" ? null : cityNamed(`${one}${two}`);
  const place = pair ?? cityNamed(one);
  if (place === null) return null;
  return { kind: "near", end: at + (pair === null ? 1 : 2), near: { place, withinKm: null } };
}

/** Behind a city that is named in another script; null where none is. */
function endOfCity(all: readonly Lexeme[], at: number): number | null {
  const two = `${all[at]?.key ?? ""}${all[at + 1]?.key ?? ""}`;
  if (all[at + 1] !== undefined && cityWrittenAs(two) !== null) return at + 2;
  return cityWrittenAs(all[at]?.key ?? "") === null ? null : at + 1;
}

/**
 * "In Melbourne", where several dealerships have it in their names: the place, and not those dealerships. Null where the
 * stock stands in a town of that name, or one dealership alone is called so.
 */
export function readPlaceOfSeveral(
  all: readonly Lexeme[],
  at: number,
  vocabulary: SearchVocabulary,
): Reading | null {
  const place = readPlace(all, at, vocabulary);
  const isOfSeveral =
    place?.kind === "values" &&
    place.meaning.attribute === "dealership_name" &&
    place.meaning.values.length > 1;
  return isOfSeveral && vocabulary.hasPlaces ? readPlaceFrom(all, at, null, vocabulary) : null;
}

/** "Near me", "nearest", "附近的": from where only the shopper knows; null where nothing says so. */
export function readNearHere(all: readonly Lexeme[], at: number): Reading | null {
  const length = phraseAt(all, at, NEAR_HERE);
  return length === 0 ? null : fromHere(at + length, null);
}

/** "Within 50 km", "within 50 km of me": from where only the shopper knows. @param isNamed whether a place is announced */
export function readRadiusFromHere(
  all: readonly Lexeme[],
  end: number,
  withinKm: number,
  isNamed: boolean,
): Reading | null {
  const isOwn = OWN_PLACES.has(all[end]?.key ?? "");
  return isOwn || !isNamed ? fromHere(end + (isOwn ? 1 : 0), withinKm) : null;
}

function fromHere(end: number, withinKm: number | null): Reading {
  return { kind: "near", end, near: { place: HERE, withinKm } };
}

/** The place at one place of a text, as it is written, and how far from it. */
export function readPlaceFrom(
  all: readonly Lexeme[],
  at: number,
  withinKm: number | null,
  vocabulary: SearchVocabulary,
): Reading | null {
  const end =
    endOfPostcode(all, at) ??
    endOfCity(all, at) ??
    readPlace(all, at, vocabulary)?.end ??
    endOfName(all, at, vocabulary);
  if (end <= at) return null;
  const place = all
    .slice(at, end)
    .map(({ raw }) => raw.replace(/[,;:!?.]+$/u, ""))
    .join(" ");
  return { kind: "near", end, near: { place: cityWrittenAs(place) ?? place, withinKm } };
}

function endOfPostcode(all: readonly Lexeme[], at: number): number | null {
  const lexeme = all[at];
  if (lexeme === undefined || !POSTCODE.test(lexeme.raw)) return null;
  const next = all[at + 1];
  if (lexeme.amount !== undefined && next !== undefined && isUnit(next.key)) return null;
  return at + (next !== undefined && POSTCODE_END.test(next.raw) ? 2 : 1);
}

const isUnit = (key: string) => KILOMETRES.has(key) || MILES.has(key) || SEATS.has(key);

/** Up to three words that say nothing else. */
function endOfName(all: readonly Lexeme[], from: number, vocabulary: SearchVocabulary): number {
  let at = from;
  while (at < from + MOST_WORDS && isOfName(all, at, vocabulary)) at += 1;
  return at;
}

function isOfName(all: readonly Lexeme[], at: number, vocabulary: SearchVocabulary): boolean {
  const { key = "", amount } = all[at] ?? {};
  const isOther = [FILLERS, NEGATIONS, ALTERNATIVES, OWN_PLACES, LIMITS].some((words) => words.has(key));
  if (amount !== undefined || isOther || LEADS.has(key) || !/^\p{L}{2,}$/u.test(compactText(key)))
    return false;
  return readPhrase(all, at, vocabulary)?.kind !== "values";
}
