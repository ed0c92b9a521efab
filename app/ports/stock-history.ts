import type { PastPrice } from "~/domain/pricing/history/price-history";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { ImportKind, PublicationAbout, PublishResult } from "./stock-store";

/** One line of the history. */
export interface KeptImport {
  /** Counts over all dealerships, never given twice. */
  readonly number: number;
  readonly dealershipId: string;
  readonly at: string;
  readonly kind: ImportKind;
  readonly source: string;
  readonly counts: Omit<PublishResult, "version">;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A vehicle as it is stored, before and after; null where it is not published. Documents are JSON. */
export interface KeptChange {
  readonly id: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A vehicle that is not published any more. Times are ISO. */
export interface GoneVehicle {
  readonly listedAt: string;
  readonly goneAt: string;
}

/**
 * Whose a vehicle was that is not published any more, when it went (ISO), the last part of its page's path, and its VIN
 * as the dealer wrote it; null for one without.
 */
export interface GoneAddress {
  readonly goneAt: string;
  readonly slug: string;
  readonly dealershipId: string;
  readonly vin: string | null;
}

/** A vehicle as it was when it left the published stock, without what only a vehicle in stock has. */
export interface PastVehicle {
  readonly vehicle: Vehicle;
  readonly goneAt: Date;
}

/** There is no such import, or no way back to it. The message is for the operator. */
export class HistoryError extends Error {
  override readonly name = "HistoryError";
}

/**
 * What stock was before. Adapter: `infra/db/history/stock-history.server.ts` (SQLite and PostgreSQL); contract:
 * `test/contract/stock-history`.
 */
export interface StockHistory {
  /** Newest first. */
  list(filter?: {
    readonly dealershipId?: string;
    readonly kinds?: readonly ImportKind[];
    readonly limit?: number;
  }): Promise<readonly KeptImport[]>;
  /** @throws HistoryError when it is not kept */
  find(number: number): Promise<KeptImport>;
  /**
   * The vehicles that differ between the stocks after two imports of one dealership, or after one and now.
   * @throws HistoryError when one is not kept or they belong to two dealerships
   */
  diff(from: number, to?: number): Promise<readonly KeptChange[]>;
  /** What one import changed. @throws HistoryError when it is not kept */
  changesOf(number: number): Promise<readonly KeptChange[]>;
  /**
   * Publishes a dealership's stock exactly as it stood after an import, and keeps that as an import of its own.
   * @throws HistoryError when there is no way back, with the reason
   */
  rollback(number: number, at: string): Promise<PublishResult>;
  /** Keeps an import that was refused. */
  keepRefused(dealershipId: string, about: PublicationAbout): Promise<void>;
  /** A dealership's vehicles that went after a time, by id. */
  goneSince(dealershipId: string, since: string): Promise<ReadonlyMap<string, GoneVehicle>>;
  /** The vehicle that had this path when it left the published stock; null for one that is published again. */
  goneAt(slug: string): Promise<PastVehicle | null>;
  /** Where vehicles stood that are not published any more, by id; those that nothing is kept of are left out. */
  goneAddresses(ids: readonly string[]): Promise<ReadonlyMap<string, GoneAddress>>;
  /** What a vehicle of a dealership was to be had for before, as far as imports are kept; the oldest first. */
  pastPrices(dealershipId: string, vehicleId: string): Promise<readonly PastPrice[]>;
  /** The path that a vehicle has now which had this one before; null where none had. */
  addressNow(slug: string): Promise<string | null>;
}
