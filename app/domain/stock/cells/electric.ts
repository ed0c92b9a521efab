import { type DistanceUnit, toKm } from "../../country/distance-unit";
import type { NoteRepair } from "./note-repair";

/** The first number of a cell with the unit that follows it; after "450-480" too. */
const MEASURE =
  /(?<!\p{L}|\d|[-–]\s?)(?<digits>\d{1,3}(?:,\d{3})+|\d+)(?<fraction>[.,]\d{1,2})?(?:\s?[-–]\s?\d+)?\s*(?<unit>\p{L}+)?/u;
/** Words of how a range was measured, which are no units. */
const MEASURED_BY = /\b(?:wltp|nedc|epa|cltc|adr|combined|claimed)\b/gi;
/** A cell that says nothing, or nothing but the unit of a template. */
const EMPTY = /^(?:[-–]|n\/?a|none|nil|null|0+(?:[.,]0+)?\s*\p{L}*)?\s*(?:km|mi(?:les)?)?$/iu;

/**
 * Whole kilometres that an electric vehicle's range says: "450 km WLTP", "280 miles". Null where a cell is empty or 0, and
 * null and a note where it names no range.
 * @param unit of the feed, for a number without one
 */
export function electricRangeOf(text: string, unit: DistanceUnit, note: NoteRepair): number | null {
  const refuse = () => refused("electric-range-unknown", note);
  const found = measureIn(text.replace(MEASURED_BY, " "), refuse);
  if (found === null) return null;
  const named = found.unit === "" ? unit : found.unit;
  const isMiles = /^(?:mi|miles?)$/i.test(named);
  if (!isMiles && !/^(?:kms?|kilomet(?:re|er)s?)$/i.test(named)) return refuse();
  if (isMiles) note("miles-converted");
  return Math.round(toKm(found.value, isMiles ? "mi" : "km"));
}

/** Kilowatt hours of a battery: "64.8 kWh"; null, and a note, as of a range. */
export function kilowattHoursOf(text: string, note: NoteRepair): number | null {
  return inUnit(text, /^kwh$/i, () => refused("battery-unknown", note));
}

/** Kilowatts that a vehicle charges with: "11 kW AC"; null, and a note, as of a range. */
export function kilowattsOf(text: string, note: NoteRepair): number | null {
  return inUnit(text, /^kw$/i, () => refused("charging-unknown", note));
}

function inUnit(text: string, unit: RegExp, refuse: () => null): number | null {
  const found = measureIn(text, refuse);
  if (found === null) return null;
  return found.unit === "" || unit.test(found.unit) ? found.value : refuse();
}

function measureIn(text: string, refuse: () => null) {
  if (EMPTY.test(text.trim())) return null;
  const { digits, fraction = "", unit = "" } = MEASURE.exec(text)?.groups ?? {};
  const value = Number((digits ?? "").replaceAll(",", "") + fraction.replace(",", "."));
  // "Type 2": a number without its unit stands alone.
  const isOther = unit === "" && /\p{L}/u.test(text);
  return digits === undefined || value === 0 || isOther ? refuse() : { value, unit };
}

function refused(code: string, note: NoteRepair): null {
  note(code);
  return null;
}
