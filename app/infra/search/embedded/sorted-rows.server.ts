import type { Steps } from "~/infra/turns.server";

/** Rows sorted or merged between two pauses, which takes a fraction of a millisecond. */
const PIECE = 2_048;

/**
 * The numbers from 0 up to, not including, `count` in the order of `compare`. The order of equal ones is not defined.
 */
export function* sortedRows(count: number, compare: (a: number, b: number) => number): Steps<Uint32Array> {
  let rows = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) rows[row] = row;
  for (let from = 0; from < count; from += PIECE) {
    rows.subarray(from, from + PIECE).sort(compare);
    yield;
  }
  let other = new Uint32Array(count);
  for (let width = PIECE; width < count; width *= 2) {
    for (let from = 0; from < count; from += 2 * width) yield* merge(rows, other, { from, width }, compare);
    [rows, other] = [other, rows];
  }
  return rows;
}

/** Merges two neighbouring runs of `width` into the other array, at the same place. */
function* merge(
  rows: Uint32Array,
  into: Uint32Array,
  { from, width }: { readonly from: number; readonly width: number },
  compare: (a: number, b: number) => number,
): Steps<void> {
  const middle = Math.min(from + width, rows.length);
  const end = Math.min(from + 2 * width, rows.length);
  let [left, right] = [from, middle];
  for (let at = from; at < end; at += 1) {
    const isLeft = right >= end || (left < middle && compare(rows[left] ?? 0, rows[right] ?? 0) <= 0);
    into[at] = rows[isLeft ? left : right] ?? 0;
    if (isLeft) left += 1;
    else right += 1;
    if (at % PIECE === 0) yield;
  }
}
