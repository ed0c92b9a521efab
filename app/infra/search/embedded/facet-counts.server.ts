import type { FacetCount, NumberStats } from "~/ports/search-service";
import { NO_VALUE, type Column } from "./column.server";

/** How often each value occurs in the rows of `lists`: by count, highest first, then by value; at most `limit`. */
export function facetCounts(column: Column, lists: readonly Uint32Array[], limit: number): readonly FacetCount[] {
  const counts = new Uint32Array(column.values.length);
  for (const rows of lists) {
    if (column.starts) countLists(counts, column.codes, column.starts, rows);
    else countSingles(counts, column.codes, rows);
  }
  return mostFrequent(counts, limit).map((code) => ({
    value: column.values[code] ?? "",
    count: counts[code] ?? 0,
  }));
}

function countSingles(counts: Uint32Array, codes: Column["codes"], rows: Uint32Array): void {
  for (let at = 0; at < rows.length; at++) {
    const code = codes[rows[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

function countLists(counts: Uint32Array, codes: Column["codes"], starts: Uint32Array, rows: Uint32Array): void {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    for (let place = starts[row] ?? 0; place < (starts[row + 1] ?? 0); place++) {
      const code = codes[place] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
}

/** Codes stand in value order, so a tie falls to the smaller code. */
function mostFrequent(counts: Uint32Array, limit: number): number[] {
  const codes: number[] = [];
  for (let code = NO_VALUE + 1; code < counts.length; code++) if (counts[code] !== 0) codes.push(code);
  return codes.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b).slice(0, limit);
}

/** The lowest and highest known number of the rows in `lists`, none below `least`; undefined when there is none. */
export function numberStats(
  numbers: Float64Array,
  lists: readonly Uint32Array[],
  least: number,
): NumberStats | undefined {
  let min = Infinity;
  let max = -Infinity;
  for (const rows of lists) {
    for (let at = 0; at < rows.length; at++) {
      const number = numbers[rows[at] ?? 0] ?? NaN;
      if (!(number >= least)) continue;
      if (number < min) min = number;
      if (number > max) max = number;
    }
  }
  return min === Infinity ? undefined : { min, max };
}
