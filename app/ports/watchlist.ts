import type { Shopper } from "./shopper-accounts";

/** What is remembered of a watched vehicle, so that it can be named after it has left the stock. */
export interface WatchedVehicle {
  readonly carId: string;
  /** "2022 Mazda CX-5" */
  readonly name: string;
  /** The price with which later prices are compared; 0 for none. */
  readonly price: number;
  readonly available: boolean;
}

/** A watched vehicle and when it was saved (ENT-39). */
export interface WatchedEntry extends WatchedVehicle {
  readonly savedAt: string;
}

/** Most vehicles on one watchlist. */
export const MOST_WATCHED = 100;

/** Shoppers' watchlists. Contract: `test/contract/accounts`. */
export interface Watchlist {
  /** Newest first. */
  list(shopper: Shopper): Promise<readonly WatchedEntry[]>;
  has(shopper: Shopper, carId: string): Promise<boolean>;
  /** Saves a vehicle, once; false when the list is full. */
  save(shopper: Shopper, vehicle: WatchedVehicle): Promise<boolean>;
  /** Removes a vehicle; does nothing when it is not on the list. */
  remove(shopper: Shopper, carId: string): Promise<void>;
}
