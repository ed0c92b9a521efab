import type { Steps } from "~/infra/turns.server";

type Numbers = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

const FIRST_SIZE = 1_024;
/** Numbers made or copied between two pauses, which takes a fraction of a millisecond. */
const MOST_SIZE = 32_768;

/**
 * A typed array that grows while numbers are pushed. It grows by pieces: copying the whole array whenever it is full
 * would stop everything else for long.
 */
export class GrowingArray<Items extends Numbers> {
  readonly #full: Items[] = [];
  #piece: Items;
  #used = 0;
  length = 0;

  constructor(private readonly Kind: new (length: number) => Items) {
    this.#piece = new Kind(FIRST_SIZE);
  }

  push(item: number): void {
    if (this.#used === this.#piece.length) {
      this.#full.push(this.#piece);
      this.#piece = new this.Kind(Math.min(this.length, MOST_SIZE));
      this.#used = 0;
    }
    this.#piece[this.#used++] = item;
    this.length++;
  }

  /** All that was pushed in one array; nothing may be pushed afterwards. */
  *finish(): Steps<Items> {
    const whole = new this.Kind(this.length);
    let at = 0;
    for (const piece of this.#full) {
      whole.set(piece, at);
      at += piece.length;
      yield;
    }
    whole.set(this.#piece.subarray(0, this.#used), at);
    return whole;
  }
}
