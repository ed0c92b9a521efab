import { vinKey } from "./known-identity";
import type { Vehicle } from "../vehicle/vehicle";

/** A chassis number that several vehicles of a feed have: one car under two stock numbers, or a slip of the keyboard. */
export interface SharedVin<Row> {
  readonly vin: string;
  readonly rows: readonly Row[];
}

/** Finds the chassis numbers that vehicles of different ids share. Placeholders are none. */
export class VinWatch<Row extends { readonly id: string }> {
  readonly #first = new Map<string, Row>();
  /** Of numbers that were met again. */
  readonly #all = new Map<string, Row[]>();

  /** Looks at a vehicle of the feed. */
  add(vehicle: Pick<Vehicle, "vin">, row: Row): void {
    const vin = vinKey(vehicle);
    if (vin === null) return;
    const first = this.#first.get(vin);
    if (first === undefined) this.#first.set(vin, row);
    else this.#all.set(vin, [...(this.#all.get(vin) ?? [first]), row]);
  }

  /** @param isTaken whether a row became a vehicle: of several with one identity, one does */
  shared(isTaken: (row: Row) => boolean = () => true): readonly SharedVin<Row>[] {
    const found: SharedVin<Row>[] = [];
    for (const [vin, met] of this.#all) {
      const rows = met.filter(isTaken);
      if (new Set(rows.map(({ id }) => id)).size > 1) found.push({ vin, rows });
    }
    return found;
  }
}
