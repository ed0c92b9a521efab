import type { Steps } from "~/infra/turns.server";
import { GrowingArray } from "./growing-arrays.server";
import { sortedRows } from "./sorted-rows.server";

/** One code for each row, as narrow as the number of distinct values allows. */
export type Codes = Uint16Array | Uint32Array;

/** The code of "no value"; it stands first in every dictionary, as the empty text. */
export const NO_VALUE = 0;
const SMALL_DICTIONARY = 65_536;
const PIECE = 4_096;

/**
 * One attribute of all rows: a dictionary in code-unit order and a code per row. With `starts`, a row holds the codes
 * from `starts[row]` up to, not including, `starts[row + 1]`; without, exactly one.
 */
export interface Column {
  readonly values: readonly string[];
  readonly codes: Codes;
  readonly starts: Uint32Array | null;
}

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The code of a value by binary search; undefined when no row has it. */
export function codeOf(column: Column, value: string): number | undefined {
  let low = 0;
  let high = column.values.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = byCodeUnit(column.values[middle] ?? "", value);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** What a row holds, as it was pushed. */
export function valuesAt({ values, codes, starts }: Column, row: number): string | readonly string[] {
  if (starts === null) return values[codes[row] ?? NO_VALUE] ?? "";
  const held: string[] = [];
  for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1)
    held.push(values[codes[at] ?? NO_VALUE] ?? "");
  return held;
}

/** A table over the dictionary with 1 at every one of `values`; "no value" is never in it. */
export function allowedCodes(column: Column, values: readonly string[]): Uint8Array {
  const allowed = new Uint8Array(column.values.length);
  for (const value of values) {
    const code = codeOf(column, value);
    if (code !== undefined && code !== NO_VALUE) allowed[code] = 1;
  }
  return allowed;
}

/** Collects one attribute row by row. */
export class ColumnBuilder {
  readonly #known = new KnownValues();
  readonly #codes = new GrowingArray(Uint32Array);
  readonly #starts: GrowingArray<Uint32Array<ArrayBuffer>> | null;

  constructor(multiple: boolean) {
    this.#starts = multiple ? new GrowingArray(Uint32Array) : null;
  }

  push(value: string | readonly string[] | undefined): void {
    const list = typeof value === "string" ? [value] : (value ?? []);
    if (!this.#starts) {
      this.#codes.push(this.#known.code(list[0] ?? ""));
      return;
    }
    this.#starts.push(this.#codes.length);
    for (const item of list) if (item !== "") this.#codes.push(this.#known.code(item));
  }

  /** The column; nothing may be pushed afterwards. */
  *finish(): Steps<Column> {
    const known = this.#known.values;
    const order = yield* sortedRows(known.length, (a, b) => byCodeUnit(known[a] ?? "", known[b] ?? ""));
    const sorted = new Uint32Array(known.length);
    const values: string[] = [];
    for (const [at, code] of order.entries()) {
      sorted[code] = at;
      values.push(known[code] ?? "");
      if (at % PIECE === 0) yield;
    }
    const first = yield* this.#codes.finish();
    const codes =
      values.length < SMALL_DICTIONARY ? new Uint16Array(first.length) : new Uint32Array(first.length);
    for (let at = 0; at < first.length; at += 1) {
      codes[at] = sorted[first[at] ?? 0] ?? NO_VALUE;
      if (at % PIECE === 0) yield;
    }
    this.#starts?.push(codes.length);
    return { values, codes, starts: this.#starts ? yield* this.#starts.finish() : null };
  }
}

/** A code for each distinct value, in the order they come. */
class KnownValues {
  readonly values = [""];
  readonly #codes = new Map([["", NO_VALUE]]);

  code(value: string): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    this.#codes.set(value, this.values.length);
    return this.values.push(value) - 1;
  }
}
