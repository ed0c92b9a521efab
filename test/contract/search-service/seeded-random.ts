/** Random choices that repeat for the same seed. */
export interface Random {
  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number;
  chance(probability: number): boolean;
  /** One of `items`, which must not be empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** One of `items` with that probability, else null. */
  maybe<Item>(probability: number, items: readonly Item[]): Item | null;
}

/** A 32-bit mixing generator; good enough to spread test data, useless for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  return {
    below,
    pick,
    chance: (probability) => next() < probability,
    maybe: (probability, items) => (next() < probability ? pick(items) : null),
  };
}
