import type { Steps } from "~/infra/turns.server";
import { sortedRows } from "./sorted-rows.server";

const PIECE = 4_096;

/** All rows ordered by a number, ties by row; unknown numbers (NaN) come last either way. */
export function* rowOrder(numbers: Float64Array, direction: "asc" | "desc"): Steps<Uint32Array> {
  const sign = direction === "asc" ? 1 : -1;
  return yield* sortedRows(numbers.length, (a, b) => {
    const [first, second] = [numbers[a] ?? NaN, numbers[b] ?? NaN];
    if (first < second) return -sign;
    if (first > second) return sign;
    // Equal, or one of them unknown.
    return Number(Number.isNaN(first)) - Number(Number.isNaN(second)) || a - b;
  });
}

/** The place of each row in an order. */
export function* rowRanks(order: Uint32Array): Steps<Uint32Array> {
  const ranks = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at += 1) {
    ranks[order[at] ?? 0] = at;
    if (at % PIECE === 0) yield;
  }
  return ranks;
}
