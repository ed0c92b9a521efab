import type { FeedRow } from "~/domain/stock/file/feed-file";
import { createProfiler } from "~/domain/stock/inspect/column-profile";
import { matchColumns } from "~/domain/stock/inspect/match-columns";
import { proposeMapping } from "~/domain/stock/inspect/propose-mapping";

const reading = { currency: "AUD", country: "au", distanceUnit: "km", moneyInCents: false } as const;

/** The mapping that `inspect` proposes for some rows of an Australian dealer. */
export function proposedFor(rows: readonly FeedRow[]) {
  const profiler = createProfiler();
  for (const row of rows) profiler.add(row);
  const columns = profiler.columns();
  const matches = matchColumns(columns, reading);
  return proposeMapping({ columns, matches, reading, fileName: "stock" });
}

/** So many rows, each by its place. */
export function times(count: number, row: (at: number) => FeedRow): readonly FeedRow[] {
  return Array.from({ length: count }, (_, at) => row(at));
}
