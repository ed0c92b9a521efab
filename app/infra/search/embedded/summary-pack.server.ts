import { toVehicleSummary, type VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { Vehicle } from "~/domain/vehicle/vehicle";

const BATCH_BYTES = 256 * 1024;
const BATCH_ROWS = 1_024;

interface Batch {
  readonly firstRow: number;
  readonly bytes: Buffer;
  /** Where each row's bytes end. */
  readonly ends: Uint32Array;
  rows: number;
  used: number;
}

/**
 * The cards of all rows as bytes outside the JavaScript heap: one JSON array of values per row, the keys kept once.
 * A few hundred bytes a vehicle, and nothing for the garbage collector to walk.
 */
export class SummaryPack {
  readonly #batches: Batch[] = [];
  #keys: readonly string[] = [];
  #rows = 0;

  /** @param earlier a pack whose cards will be copied here: they keep their keys once, and so do these */
  constructor(earlier?: SummaryPack) {
    if (earlier !== undefined) this.#keys = earlier.#keys;
  }

  add(vehicles: readonly Vehicle[]): void {
    for (const vehicle of vehicles) this.#write(this.#pack(toVehicleSummary(vehicle)));
  }

  /** Adds the card of a row of the earlier pack, as it is there. */
  copy(other: SummaryPack, row: number): void {
    const { bytes, start, end } = other.#placeOf(row);
    const batch = this.#batchFor(end - start);
    batch.used += bytes.copy(batch.bytes, batch.used, start, end);
    batch.ends[batch.rows++] = batch.used;
    this.#rows++;
  }

  /** The card of one row; a row that does not exist is an error. */
  read(row: number): VehicleSummary {
    const { bytes, start, end } = this.#placeOf(row);
    // JSON.parse knows no types; these are the values `#pack` wrote, in the same order.
    const values = JSON.parse(bytes.toString("utf8", start, end)) as unknown[];
    // A loop, because a page has many cards: fromEntries takes twice as long as all the rest.
    const summary: Record<string, unknown> = {};
    for (let at = 0; at < this.#keys.length; at++) summary[this.#keys[at] ?? ""] = values[at];
    // The keys are those of a VehicleSummary: `#pack` took them from one.
    return summary as VehicleSummary;
  }

  #placeOf(row: number): { readonly bytes: Buffer; readonly start: number; readonly end: number } {
    const { bytes, ends, firstRow } = this.#batchOf(row);
    const at = row - firstRow;
    return { bytes, start: at === 0 ? 0 : (ends[at - 1] ?? 0), end: ends[at] ?? 0 };
  }

  #pack(summary: VehicleSummary): string {
    if (this.#keys.length === 0) this.#keys = Object.keys(summary);
    // A summary is read by key here, whatever order its maker gave it.
    const fields = summary as unknown as Readonly<Record<string, unknown>>;
    return JSON.stringify(this.#keys.map((key) => fields[key] ?? null));
  }

  #write(row: string): void {
    const batch = this.#batchFor(Buffer.byteLength(row));
    batch.used += batch.bytes.write(row, batch.used);
    batch.ends[batch.rows++] = batch.used;
    this.#rows++;
  }

  /** The last batch, or a new one where that has no room. */
  #batchFor(size: number): Batch {
    const last = this.#batches.at(-1);
    if (last && last.rows < BATCH_ROWS && last.used + size <= last.bytes.length) return last;
    const bytes = Buffer.allocUnsafeSlow(Math.max(BATCH_BYTES, size));
    const made: Batch = { firstRow: this.#rows, bytes, ends: new Uint32Array(BATCH_ROWS), rows: 0, used: 0 };
    this.#batches.push(made);
    return made;
  }

  #batchOf(row: number): Batch {
    let low = 0;
    let high = this.#batches.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#batches[middle]?.firstRow ?? 0) <= row) low = middle;
      else high = middle - 1;
    }
    const batch = this.#batches[low];
    if (!batch || row >= this.#rows || row < 0) throw new RangeError(`no row ${String(row)} in the index`);
    return batch;
  }
}
