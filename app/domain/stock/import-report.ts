import type { Repair } from "./cells/note-repair";
import type { Coverage, WatchedField } from "./guards/feed-guards";
import type { LeftOut } from "./judge-fields";
import type { UnreadWord } from "./read-row";
import type { VehicleEvent } from "./settle-stock";
import type { FieldChange } from "./vehicle-changes";

/** What became of a row, or of a vehicle that has none; `absent` is a row that removes a vehicle which is not there. */
export type RowEvent = VehicleEvent | "rejected" | "duplicate" | "absent";

/** One row of a feed, or one vehicle that the feed lacks. */
export interface RowReport {
  /** Where it stands in the file; null for a vehicle that the feed lacks. */
  readonly at: number | null;
  /** Name of the file, where several were read together; empty otherwise. */
  readonly file: string;
  /** Empty where the row names none. */
  readonly stocknum: string;
  readonly name: string;
  readonly event: RowEvent;
  /** Why it was rejected, or which row was taken instead; empty otherwise. */
  readonly why: string;
  readonly changes: readonly FieldChange[];
  readonly repairs: readonly Repair[];
  readonly left: readonly LeftOut[];
  readonly unread: readonly UnreadWord[];
}

/** How many rows and vehicles each thing happened to. */
export type RowEventCounts = Readonly<Record<RowEvent, number>>;

/** How full a field is: shares of the vehicles, 0 to 1; `before` is null where no import was accepted yet. */
export interface FieldCoverage {
  readonly field: WatchedField;
  readonly now: number;
  readonly before: number | null;
}

/** The coverage of each field beside that of the last accepted import. */
export function comparedCoverage(now: Coverage, before: Partial<Coverage> | null): readonly FieldCoverage[] {
  // The keys are those of the table of watched fields.
  return (Object.keys(now) as WatchedField[]).map((field) => ({
    field,
    now: now[field],
    before: before?.[field] ?? null,
  }));
}

const NO_EVENTS: RowEventCounts = {
  new: 0,
  back: 0,
  changed: 0,
  same: 0,
  sold: 0,
  missing: 0,
  removed: 0,
  rejected: 0,
  duplicate: 0,
  absent: 0,
};

/** Counts what happened. */
export function countEvents(rows: Iterable<Pick<RowReport, "event">>): RowEventCounts {
  const counts = { ...NO_EVENTS };
  for (const { event } of rows) counts[event] += 1;
  return counts;
}
