import { type DistanceUnit, toKm } from "../../country/distance-unit";
import { isWithin, widest } from "../sense";
import type { NoteRepair } from "./note-repair";

const LIMITS = widest("km");
/** Digits in groups of three by comma, point, space or apostrophe, or in one piece; then perhaps a fraction, `k`, a unit. */
const DISTANCE =
  /^(?<digits>\d{1,3}(?:[,.\s'’]\d{3})+|\d+)(?<fraction>\.\d{1,2})?\s*(?<thousands>k(?!\w))?\s*(?<unit>kms?|kilomet(?:re|er)s?|mi|mls?|miles?)?\.?$/i;

/**
 * Kilometres that an odometer cell says, whole; null and a note where it says none that can be.
 * @param unit of the feed, for a cell that names none
 */
export function kilometresOf(text: string, unit: DistanceUnit, note: NoteRepair): number | null {
  const { digits, fraction = "", thousands, unit: named } = DISTANCE.exec(text.trim())?.groups ?? {};
  if (digits === undefined) return refused("kilometres-unreadable", note);
  const count = Number(digits.replace(/\D/g, "") + fraction) * (thousands === undefined ? 1 : 1_000);
  const isMiles = named === undefined ? unit === "mi" : /^m/i.test(named);
  // Thousands in groups and the unit that is expected are only how people write a distance.
  const isOfFeed = isMiles || unit === "km" || named === undefined;
  if (thousands !== undefined || /[1-9]/.test(fraction) || !isOfFeed) note("kilometres-text");
  if (isMiles) note("miles-converted");
  const kilometres = Math.round(toKm(count, isMiles ? "mi" : "km"));
  return isWithin(kilometres, LIMITS) ? kilometres : refused("kilometres-implausible", note);
}

function refused(code: string, note: NoteRepair): null {
  note(code);
  return null;
}
