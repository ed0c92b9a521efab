import { seedOf } from "~/domain/stock/stable-id";

/** Repeatable randomness: the same seed text gives the same choices on every machine. */
export interface Prng {
  /** 0 (included) to 1 (not included). */
  next(): number;
  int(min: number, max: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** A key, as often as its weight says. */
  weighted(weights: Readonly<Record<string, number>>): string;
  /** `count` different items in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[];
}

/** Makes a generator from any text. */
export function createPrng(seed: string): Prng {
  const next = uniform(seedOf(seed));
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (items) => at(items, int(0, items.length - 1)),
    weighted: (weights) => weighted(weights, next()),
    sample: (items, count) =>
      items
        .map((item) => ({ item, order: next() }))
        .sort((left, right) => left.order - right.order)
        .slice(0, count)
        .map(({ item }) => item),
  };
}

function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

function weighted(weights: Readonly<Record<string, number>>, roll: number): string {
  const entries = Object.entries(weights);
  let rest = roll * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [key, weight] of entries) {
    rest -= weight;
    if (rest < 0) return key;
  }
  return at(entries, entries.length - 1)[0];
}
