import type { Repair } from "./note-repair";

/** What a note on a row tells: something was put right, something was left out, or only that a person should know of it. */
type NoteKind = "repaired" | "left out" | "noted";

/** The vehicle has what the feed says; or the feed says nothing. */
const NOTED =
  /^(?:price-missing|price-on-application|title-year-differs|new-with-kilometres|vin-of-another\b.*|picture-not-https|picture-(?:host|address)-(?:not-allowed|refused)\b.*)$/;
const LEFT_OUT =
  /-(?:lost|unreadable|implausible|unknown|dropped)$|^(?:price-other-currency|warranty-in-colour|field-left-out)$/;

/** What a note of a code tells ({@link Repair.code}). */
export function noteKind(code: string): NoteKind {
  if (NOTED.test(code)) return "noted";
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
