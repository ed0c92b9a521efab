/**
 * All rows ordered by a number, ties by row; unknown numbers (NaN) come last either way. A counting sort over the
 * distinct numbers: a million rows take a fraction of what a comparator would.
 */
export function rowOrder(numbers: Float64Array, direction: "asc" | "desc"): Uint32Array {
  const distinct = distinctSorted(numbers);
  if (direction === "desc") distinct.reverse();
  const place = new Map<number, number>();
  distinct.forEach((number, at) => place.set(number, at));
  const placeOf = (row: number) => place.get(numbers[row] ?? NaN) ?? distinct.length;

  const next = new Uint32Array(distinct.length + 2);
  for (let row = 0; row < numbers.length; row++) {
    const slot = placeOf(row) + 1;
    next[slot] = (next[slot] ?? 0) + 1;
  }
  for (let at = 1; at < next.length; at++) next[at] = (next[at] ?? 0) + (next[at - 1] ?? 0);
  const order = new Uint32Array(numbers.length);
  for (let row = 0; row < numbers.length; row++) {
    const slot = placeOf(row);
    const at = next[slot] ?? 0;
    order[at] = row;
    next[slot] = at + 1;
  }
  return order;
}

function distinctSorted(numbers: Float64Array): number[] {
  const sorted = Float64Array.from(numbers).sort();
  const distinct: number[] = [];
  for (const number of sorted) {
    if (!Number.isNaN(number) && number !== distinct[distinct.length - 1]) distinct.push(number);
  }
  return distinct;
}

/** The place of each row in an order. */
export function rowRanks(order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) ranks[order[at] ?? 0] = at;
  return ranks;
}
