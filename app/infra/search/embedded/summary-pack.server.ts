import { toVehicleSummary, type VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { Vehicle } from "~/domain/vehicle/vehicle";

interface Batch {
  readonly firstRow: number;
  readonly bytes: Buffer;
  /** Where each row's bytes end. */
  readonly ends: Uint32Array;
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
    if (vehicles.length === 0) return;
    const rows = vehicles.map((vehicle) => Buffer.from(this.#pack(toVehicleSummary(vehicle))));
    const ends = new Uint32Array(rows.length);
    let end = 0;
    rows.forEach((row, at) => (ends[at] = end += row.length));
    this.#batches.push({ firstRow: this.#rows, bytes: Buffer.concat(rows, end), ends });
    this.#rows += rows.length;
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
