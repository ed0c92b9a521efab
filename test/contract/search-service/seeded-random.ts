import { createPrng } from "~/infra/stock/demo/prng.server";

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

/** The generator of the demonstration stock in the words of these tests; good enough to spread data, useless for secrets. */
export function seededRandom(seed: number): Random {
  const { chance, int, pick } = createPrng(String(seed));
  return {
    chance,
    pick,
    below: (bound) => int(0, bound - 1),
    maybe: (probability, items) => (chance(probability) ? pick(items) : null),
  };
}
