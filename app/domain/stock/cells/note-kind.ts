import type { Repair } from "./note-repair";

/** What a note on a row tells: something was put right, something was left out, or only that a person should know of it. */
type NoteKind = "repaired" | "left out" | "noted";

/** The vehicle has what the feed says; or the feed says nothing. */
const NOTED =
  /^(?:price-missing|price-on-application|price-says-sold|title-year-differs|new-with-kilometres|on-no-list|dealership-without-yard|yard-by-city|offer-not-lower|vin-of-another\b.*|picture-not-https|picture-(?:host|address)-(?:not-allowed|refused)\b.*)$/;
const LEFT_OUT =
  /-(?:lost|unreadable|implausible|unknown|dropped)$|^(?:price-other-currency|warranty-in-colour|field-left-out)$/;

/** The row's list of what was left out tells each of these, with its field. */
const TOLD_AS_LEFT: ReadonlySet<string> = new Set(["field-left-out", "letters-lost"]);
/** One of the row's own words is wrong, or suits no site, and which one a person has to say. */
const DOUBTFUL: ReadonlySet<string> = new Set([
  "title-year-differs",
  "new-with-kilometres",
  "on-no-list",
  "at-no-yard",
  "offer-not-lower",
  "before-not-higher",
  "price-says-sold",
  "letters-doubtful",
]);

/** Whether a report tells a note of this code among the fields that were left out, so that the note need not be told too. */
export function isToldAsLeft(code: string): boolean {
  return TOLD_AS_LEFT.has(code);
}

/** Whether a person looks at the rows that have a note of this code: something is missing or doubtful in each. */
export function isLookedAt(code: string): boolean {
  return DOUBTFUL.has(code) || (noteKind(code) === "left out" && !isToldAsLeft(code));
}

/** What a note of a code tells ({@link Repair.code}). */
export function noteKind(code: string): NoteKind {
  if (NOTED.test(code) || DOUBTFUL.has(code)) return "noted";
  return LEFT_OUT.test(code) ? "left out" : "repaired";
}

/** How many rows have at least one note of each kind. */
export interface NotedRows {
  readonly repairedRows: number;
  readonly leftRows: number;
  readonly notedRows: number;
}

/** Counts rows by the kinds of their notes. */
export class NoteTally {
  readonly #counts = { repaired: 0, "left out": 0, noted: 0 };

  /** Counts a row, once for each kind. */
  add({ repairs }: { readonly repairs: readonly Pick<Repair, "code">[] }): void {
    for (const kind of new Set(repairs.map(({ code }) => noteKind(code)))) this.#counts[kind] += 1;
  }

  /** What was counted. */
  rows(): NotedRows {
    const { repaired, "left out": left, noted } = this.#counts;
    return { repairedRows: repaired, leftRows: left, notedRows: noted };
  }
}
