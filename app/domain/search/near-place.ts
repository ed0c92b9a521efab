import { plainDigits } from "../money/plain-digits";
import type { Coordinates } from "../location/distance";

/** From where a shopper looks, and how far. */
export interface NearPlace {
  /** A postcode or the name of a place, as the address says it; never empty. */
  readonly place: string;
  /** Kilometres over ground at most, whole; null for any distance. */
  readonly withinKm: number | null;
  /** Where the place is. Absent while nobody has looked, and for a place nobody knows: then it limits and orders nothing. */
  readonly point?: Coordinates;
  /** What the country's table calls it: `Brisbane QLD`. */
  readonly name?: string;
}

/** The place that only the shopper's device or memory knows: the page then asks where that is. */
export const HERE = "me";

/** Whether somebody asked for what is near to them without saying where they are. */
export function isHere(near: Pick<NearPlace, "place"> | undefined): boolean {
  return near?.place.toLowerCase() === HERE;
}

/** Longest name of a place, in code points. */
const MAX_PLACE = 60;
/** No two places on Earth are farther apart. */
const MAX_KM = 20_015;

/** A place as people write it, in one line: digits of any keyboard, no control characters; empty where nothing is left. */
export function cleanPlace(text: string): string {
  const line = plainDigits(text)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim();
  return [...line].slice(0, MAX_PLACE).join("").trim();
}

/** Whole kilometres from 1 to the other side of Earth; null for anything else, which asks for any distance. */
export function cleanKm(km: number): number | null {
  const whole = Math.round(km);
  return Number.isFinite(whole) && whole >= 1 ? Math.min(MAX_KM, whole) : null;
}

/** A place and a distance in their one form; undefined without a place: a distance from nowhere says nothing. */
export function cleanNear({ place, withinKm, point }: NearPlace): NearPlace | undefined {
  const clean = cleanPlace(place);
  if (clean === "") return undefined;
  const km = withinKm === null ? null : cleanKm(withinKm);
  return { place: clean, withinKm: km, ...(point === undefined ? {} : { point }) };
}

/** What an address says of them: `4000` and `50`, `50km` or `50 km`; any other distance is any. */
export function readNear(places: readonly string[], within: string): NearPlace | undefined {
  const named = places.filter((place) => cleanPlace(place) !== "");
  // A form that was asked where its shopper is carries that beside what was typed.
  const place = named.find((one) => !isHere({ place: cleanPlace(one) })) ?? named[0] ?? "";
  const [, digits = ""] = /^\s*(\d{1,5}(?:\.\d{1,3})?)\s*(?:km)?\s*$/i.exec(plainDigits(within)) ?? [];
  return cleanNear({ place, withinKm: digits === "" ? null : Number(digits) });
}
