const FIRST_SIZE = 1024;

/** A `Uint32Array` that grows as numbers are pushed. */
export class GrowingUint32 {
  #items = new Uint32Array(FIRST_SIZE);
  length = 0;

  push(item: number): void {
    if (this.length === this.#items.length) this.#grow();
    this.#items[this.length++] = item;
  }

  /** A copy cut to the pushed length. */
  finish(): Uint32Array {
    return this.#items.slice(0, this.length);
  }

  #grow(): void {
    const larger = new Uint32Array(this.#items.length * 2);
    larger.set(this.#items);
    this.#items = larger;
  }
}

/** A `Float64Array` that grows as numbers are pushed. */
export class GrowingFloat64 {
  #items = new Float64Array(FIRST_SIZE);
  length = 0;

  push(item: number): void {
    if (this.length === this.#items.length) this.#grow();
    this.#items[this.length++] = item;
  }

  /** A copy cut to the pushed length. */
  finish(): Float64Array {
    return this.#items.slice(0, this.length);
  }

  #grow(): void {
    const larger = new Float64Array(this.#items.length * 2);
    larger.set(this.#items);
    this.#items = larger;
  }
}
