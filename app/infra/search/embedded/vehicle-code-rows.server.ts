import type { Steps } from "~/infra/turns.server";
import { GrowingArray } from "./growing-arrays.server";
import { sortedRows } from "./sorted-rows.server";

/** A code as the index holds it: two hashes, so that memory and its dumps have no number plate. */
interface HashedCode {
  readonly hash: number;
  readonly check: number;
}

/** Different starts and factors, so that two codes with one hash differ in the other. */
const FIRST = { start: 0x811c9dc5, factor: 0x01000193 } as const;
const SECOND = { start: 0x9e3779b9, factor: 0x85ebca6b } as const;

/** Finds rows by a whole code. Only rows that have one take memory. */
export class VehicleCodeRows {
  constructor(
    private readonly hashes: Uint32Array,
    private readonly checks: Uint32Array,
    /** The row of each entry, ascending. */
    private readonly rows: Uint32Array,
    /** Entries by hash. */
    private readonly order: Uint32Array,
  ) {}

  /** The rows, ascending, that have this code. */
  found(code: string): number[] {
    if (code === "") return [];
    const wanted = hashed(code);
    const first = lowest(this.order.length, (at) => this.#hash(this.order[at] ?? 0) < wanted.hash);
    const rows: number[] = [];
    for (let at = first; at < this.order.length; at += 1) {
      const entry = this.order[at] ?? 0;
      if (this.#hash(entry) !== wanted.hash) break;
      if (this.checks[entry] === wanted.check) rows.push(this.rows[entry] ?? 0);
    }
    return rows.sort((a, b) => a - b);
  }

  /** The code of a row; null where it has none. */
  at(row: number): HashedCode | null {
    const entry = lowest(this.rows.length, (at) => (this.rows[at] ?? 0) < row);
    return this.rows[entry] === row ? { hash: this.#hash(entry), check: this.checks[entry] ?? 0 } : null;
  }

  #hash(entry: number): number {
    return this.hashes[entry] ?? 0;
  }
}

/** Collects codes row by row. */
export class VehicleCodeRowsBuilder {
  readonly #hashes = new GrowingArray(Uint32Array);
  readonly #checks = new GrowingArray(Uint32Array);
  readonly #rows = new GrowingArray(Uint32Array);
  #count = 0;

  /** @param code of the next row, folded; empty for none */
  push(code: string): void {
    this.#add(code === "" ? null : hashed(code));
  }

  /** Adds the code of a row of a finished index. */
  copy(codes: VehicleCodeRows, row: number): void {
    this.#add(codes.at(row));
  }

  /** The rows by code; nothing may be pushed afterwards. */
  *finish(): Steps<VehicleCodeRows> {
    const hashes = yield* this.#hashes.finish();
    const checks = yield* this.#checks.finish();
    const rows = yield* this.#rows.finish();
    const order = yield* sortedRows(hashes.length, (a, b) => (hashes[a] ?? 0) - (hashes[b] ?? 0));
    return new VehicleCodeRows(hashes, checks, rows, order);
  }

  #add(code: HashedCode | null): void {
    if (code !== null) {
      this.#hashes.push(code.hash);
      this.#checks.push(code.check);
      this.#rows.push(this.#count);
    }
    this.#count += 1;
  }
}

function hashed(code: string): HashedCode {
  return { hash: hashOf(code, FIRST), check: hashOf(code, SECOND) };
}

function hashOf(text: string, { start, factor }: typeof FIRST | typeof SECOND): number {
  let hash: number = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), factor);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The first number from 0 to `count` that is not below what is wanted. */
function lowest(count: number, isBelow: (at: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
