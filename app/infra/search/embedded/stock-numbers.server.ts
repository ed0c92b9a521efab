import { compactText } from "~/domain/search/text";
import type { Steps } from "~/infra/turns.server";
import { GrowingArray } from "./growing-arrays.server";
import { sortedRows } from "./sorted-rows.server";

/** The stock number of a row, as it is written. */
export type StockNumberOf = (row: number) => string;

/**
 * Finds rows by stock number. Nearly every vehicle has one of its own: a million texts would be most of the heap, and
 * would slow the garbage collector. So only their hashes are held.
 */
export class StockNumbers {
  constructor(
    private readonly hashes: Uint32Array,
    /** All rows by hash, those of one hash ascending. */
    private readonly order: Uint32Array,
    private readonly numberOf: StockNumberOf,
  ) {}

  /** The rows, ascending, whose stock number is the word when everything but letters and digits is left out. */
  found(word: string): number[] {
    if (word === "") return [];
    return this.#candidates(word).filter((row) => compactText(this.numberOf(row)) === word);
  }

  /** The rows from one up to, not including, another that have exactly this number. */
  exact(number: string, from: number, to: number): number[] {
    if (number === "") return [];
    const near = this.#candidates(compactText(number)).filter((row) => row >= from && row < to);
    return near.filter((row) => this.numberOf(row) === number);
  }

  /** The rows with a hash, ascending; different numbers may have the same hash. */
  #candidates(text: string): number[] {
    const wanted = hashOf(text);
    let low = 0;
    let high = this.order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#hashAt(middle) ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    const rows: number[] = [];
    for (let at = low; this.#hashAt(at) === wanted; at++) rows.push(this.order[at] ?? 0);
    return rows;
  }

  /** What a row is found by. */
  hashAt(row: number): number {
    return this.hashes[row] ?? 0;
  }

  #hashAt(at: number): number | undefined {
    const row = this.order[at];
    return row === undefined ? undefined : this.hashes[row];
  }
}

/** Collects stock numbers row by row. */
export class StockNumbersBuilder {
  readonly #hashes = new GrowingArray(Uint32Array);

  /** @param text the number without anything but letters and digits */
  push(text: string): void {
    this.#hashes.push(hashOf(text));
  }

  /** Adds the number of a row of a finished index. */
  copy(numbers: StockNumbers, row: number): void {
    this.#hashes.push(numbers.hashAt(row));
  }

  /** The rows by stock number; nothing may be pushed afterwards. */
  *finish(numberOf: StockNumberOf): Steps<StockNumbers> {
    const hashes = yield* this.#hashes.finish();
    const order = yield* sortedRows(hashes.length, (a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0) || a - b);
    return new StockNumbers(hashes, order, numberOf);
  }
}

/** FNV-1a over code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
