import type { NumberRange } from "~/domain/search/query";
import type { Column } from "./column.server";

/** Values of one attribute that are chosen, as a table over its dictionary. */
export interface ChosenValues {
  readonly column: Column;
  readonly allowed: Uint8Array;
}

/** Rows that fit, in the order they came, and those that do not, in the opposite order. */
export interface RowSplit {
  readonly kept: Uint32Array;
  readonly refused: Uint32Array;
}

/** Which of the rows have one of the chosen values of any of these attributes. */
export function splitByChoices(rows: Uint32Array, choices: readonly ChosenValues[]): RowSplit {
  const fits = new Uint8Array(rows.length);
  for (const { column, allowed } of choices) {
    if (column.starts === null) fitSingles(fits, rows, column.codes, allowed);
    else fitLists(fits, rows, column.codes, column.starts, allowed);
  }
  return split(rows, fits);
}

/** Which of the rows have a number within the range; an unknown one is outside. */
export function splitByRange(rows: Uint32Array, numbers: Float64Array, range: NumberRange): RowSplit {
  const fits = new Uint8Array(rows.length);
  fitNumbers(fits, rows, numbers, range);
  return split(rows, fits);
}

/** The rows that are not in `some`, which are among them; both ascend. */
export function rowsWithout(rows: Uint32Array, some: Uint32Array): Uint32Array {
  const others = new Uint32Array(rows.length - some.length);
  let passed = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    if (row === some[passed]) passed++;
    else others[at - passed] = row;
  }
  return others;
}

/**
 * Writes each row to both free ends, and moves the one where it belongs. The loops here have no branch: on rows in no
 * particular order the processor would guess it wrong half of the time, which costs more than all the rest.
 */
function split(rows: Uint32Array, fits: Uint8Array): RowSplit {
  const both = new Uint32Array(rows.length);
  const last = rows.length - 1;
  let kept = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    both[kept] = row;
    both[last - at + kept] = row;
    kept += fits[at] ?? 0;
  }
  return { kept: both.subarray(0, kept), refused: both.subarray(kept) };
}

function fitNumbers(
  fits: Uint8Array,
  rows: Uint32Array,
  numbers: Float64Array,
  { min = -Infinity, max = Infinity }: NumberRange,
): void {
  for (let at = 0; at < rows.length; at++) {
    const number = numbers[rows[at] ?? 0] ?? NaN;
    fits[at] = Number(number >= min) & Number(number <= max);
  }
}

function fitSingles(fits: Uint8Array, rows: Uint32Array, codes: Column["codes"], allowed: Uint8Array): void {
  for (let at = 0; at < rows.length; at++)
    fits[at] = (fits[at] ?? 0) | (allowed[codes[rows[at] ?? 0] ?? 0] ?? 0);
}

function fitLists(
  fits: Uint8Array,
  rows: Uint32Array,
  codes: Column["codes"],
  starts: Uint32Array,
  allowed: Uint8Array,
): void {
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const end = starts[row + 1] ?? 0;
    let found = fits[at] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place++) found |= allowed[codes[place] ?? 0] ?? 0;
    fits[at] = found;
  }
}
