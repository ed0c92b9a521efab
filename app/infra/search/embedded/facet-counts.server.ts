import type { Steps } from "~/infra/turns.server";
import type { FacetCount, NumberStats } from "~/ports/search-service";
import { NO_VALUE, type Column } from "./column.server";

/** Rows counted between two pauses. */
const PIECE = 65_536;

/** How often each code of the column occurs in the rows. */
export function* countCodes(column: Column, rows: Uint32Array): Steps<Uint32Array> {
  const counts = new Uint32Array(column.values.length);
  for (let from = 0; from < rows.length; from += PIECE) {
    const piece = rows.subarray(from, from + PIECE);
    if (column.starts) countLists(counts, column.codes, column.starts, piece);
    else countSingles(counts, column.codes, piece);
    yield;
  }
  return counts;
}

/** `first` plus `second`, code by code. */
export function plus(first: Uint32Array, second: Uint32Array): Uint32Array {
  return first.map((count, code) => count + (second[code] ?? 0));
}

/** `first` less `second`, code by code. */
export function minus(first: Uint32Array, second: Uint32Array): Uint32Array {
  return first.map((count, code) => count - (second[code] ?? 0));
}

/** The values that occur, by count, highest first, then by value; at most `limit`. */
export function mostFrequent(column: Column, counts: Uint32Array, limit: number): FacetCount[] {
  const codes: number[] = [];
  for (let code = NO_VALUE + 1; code < counts.length; code++) if (counts[code] !== 0) codes.push(code);
  // Codes stand in value order, so a tie falls to the smaller code.
  codes.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  return codes
    .slice(0, limit)
    .map((code) => ({ value: column.values[code] ?? "", count: counts[code] ?? 0 }));
}

function countSingles(counts: Uint32Array, codes: Column["codes"], rows: Uint32Array): void {
  for (let at = 0; at < rows.length; at++) {
    const code = codes[rows[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

function countLists(
  counts: Uint32Array,
  codes: Column["codes"],
  starts: Uint32Array,
  rows: Uint32Array,
): void {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place++) {
      const code = codes[place] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
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
      if (number < min && number >= least) min = number;
      if (number > max) max = number;
    }
  }
  return min === Infinity ? undefined : { min, max };
}
