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

  add(vehicles: readonly Vehicle[]): void {
    for (const vehicle of vehicles) this.#write(this.#pack(toVehicleSummary(vehicle)));
  }

  /** The card of one row; a row that does not exist is an error. */
  read(row: number): VehicleSummary {
    const batch = this.#batchOf(row);
    const at = row - batch.firstRow;
    const start = at === 0 ? 0 : (batch.ends[at - 1] ?? 0);
    // JSON.parse knows no types; these are the values `#pack` wrote, in the same order.
    const values = JSON.parse(batch.bytes.toString("utf8", start, batch.ends[at])) as unknown[];
    // The keys are those of a VehicleSummary: `#pack` took them from one.
    return Object.fromEntries(this.#keys.map((key, index) => [key, values[index]])) as VehicleSummary;
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
