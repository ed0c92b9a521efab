import type { Steps } from "~/infra/turns.server";
import type { FacetCount, NumberStats } from "~/ports/search-service";
import { NO_VALUE, type Column } from "./column.server";
import { smallestPlaces } from "./smallest-places.server";

/** Rows looked at between two pauses. */
const PIECE = 65_536;
/** No count is higher. */
const MOST_ROWS = 0xff_ff_ff_ff;

/** A column, and how often each of its codes was found. */
interface Tally {
  readonly column: Column;
  readonly counts: Uint32Array;
}

/** The rows in pieces between which work may pause. */
export function* pieces(rows: Uint32Array): Iterable<Uint32Array> {
  for (let from = 0; from < rows.length; from += PIECE) yield rows.subarray(from, from + PIECE);
}

/** How often each code of the column occurs in the rows. */
export function* countCodes(column: Column, rows: Uint32Array): Steps<Uint32Array> {
  const counts = new Uint32Array(column.values.length);
  for (const piece of pieces(rows)) {
    if (column.starts) countLists(counts, column.codes, column.starts, piece);
    else countSingles(counts, column.codes, piece);
    yield;
  }
  return counts;
}

/** {@link countCodes} of several columns: four at a time take half as long as one by one. */
export function* countColumns(
  columns: readonly Column[],
  rows: Uint32Array,
): Steps<ReadonlyMap<Column, Uint32Array>> {
  const counted = new Map<Column, Uint32Array>();
  const singles = columns.filter(({ starts }) => starts === null);
  for (let from = 0; from < singles.length; from += 4) {
    const tallies = singles.slice(from, from + 4).map(emptyTally);
    const [first, second, third, fourth] = tallies;
    if (!first || !second || !third || !fourth) continue;
    for (const piece of pieces(rows)) {
      countFour(first, second, third, fourth, piece);
      yield;
    }
    for (const { column, counts } of tallies) counted.set(column, counts);
  }
  for (const column of columns)
    if (!counted.has(column)) counted.set(column, yield* countCodes(column, rows));
  return counted;
}

const emptyTally = (column: Column): Tally => ({ column, counts: new Uint32Array(column.values.length) });

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
  const others = new Uint32Array(codes.length);
  for (let at = 0; at < codes.length; at++) others[at] = MOST_ROWS - (counts[codes[at] ?? NO_VALUE] ?? 0);
  return smallestPlaces(others, { offset: 0, limit }).map((place) => {
    const code = codes[place] ?? NO_VALUE;
    return { value: column.values[code] ?? "", count: counts[code] ?? 0 };
  });
}

function countSingles(counts: Uint32Array, codes: Column["codes"], rows: Uint32Array): void {
  for (let at = 0; at < rows.length; at++) {
    const code = codes[rows[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** {@link countSingles} of four columns, each with a table of its own. */
function countFour(first: Tally, second: Tally, third: Tally, fourth: Tally, rows: Uint32Array): void {
  const [a, b, c, d] = [first.counts, second.counts, third.counts, fourth.counts];
  const [codesA, codesB] = [first.column.codes, second.column.codes];
  const [codesC, codesD] = [third.column.codes, fourth.column.codes];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const [codeA, codeB] = [codesA[row] ?? 0, codesB[row] ?? 0];
    const [codeC, codeD] = [codesC[row] ?? 0, codesD[row] ?? 0];
    a[codeA] = (a[codeA] ?? 0) + 1;
    b[codeB] = (b[codeB] ?? 0) + 1;
    c[codeC] = (c[codeC] ?? 0) + 1;
    d[codeD] = (d[codeD] ?? 0) + 1;
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
