import type { NumberRange } from "~/domain/search/query";
import type { Column } from "./column.server";

/**
 * The mark of a row that more than one group refuses, or that counts nowhere. A row without a mark has 0; other marks are
 * the one group that refuses the row.
 */
export const REFUSED = 255;

/** Values of one attribute that are chosen, as a table over its dictionary. */
export interface ChosenValues {
  readonly column: Column;
  readonly allowed: Uint8Array;
}

/** Marks the rows that have none of the chosen values of any of these attributes. */
export function refuseByChoices(
  marks: Uint8Array,
  rows: Uint32Array,
  choices: readonly ChosenValues[],
  mark: number,
): void {
  const [only, ...others] = choices;
  if (only !== undefined && others.length === 0 && only.column.starts === null) {
    refuseByCodes(marks, rows, only, mark);
    return;
  }
  for (let at = 0; at < rows.length; at++) {
    if (marks[at] === REFUSED) continue;
    const row = rows[at] ?? 0;
    let found = 0;
    for (const choice of choices) found |= hasAny(choice, row);
    if (found === 0) refuse(marks, at, mark);
  }
}

/** Marks the rows whose number is unknown or outside the range. */
export function refuseByRange(
  marks: Uint8Array,
  rows: Uint32Array,
  numbers: Float64Array,
  { min = -Infinity, max = Infinity }: NumberRange,
  mark: number,
): void {
  for (let at = 0; at < rows.length; at++) {
    const number = numbers[rows[at] ?? 0] ?? NaN;
    if (!(number >= min && number <= max)) refuse(marks, at, mark);
  }
}

/** The usual case, one value a row, without a call for each. */
function refuseByCodes(
  marks: Uint8Array,
  rows: Uint32Array,
  { column: { codes }, allowed }: ChosenValues,
  mark: number,
): void {
  for (let at = 0; at < rows.length; at++)
    if (allowed[codes[rows[at] ?? 0] ?? 0] !== 1) refuse(marks, at, mark);
}

function refuse(marks: Uint8Array, at: number, mark: number): void {
  marks[at] = marks[at] === 0 ? mark : REFUSED;
}

function hasAny({ column: { codes, starts }, allowed }: ChosenValues, row: number): number {
  const end = starts === null ? row + 1 : (starts[row + 1] ?? 0);
  let found = 0;
  for (let place = starts === null ? row : (starts[row] ?? 0); place < end; place++)
    found |= allowed[codes[place] ?? 0] ?? 0;
  return found;
}
