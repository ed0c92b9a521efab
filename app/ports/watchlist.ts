import type { Shopper } from "./shopper-accounts";

/** What is remembered of a watched vehicle, so that it can still be named when it has left the stock. */
export interface WatchedVehicle {
  readonly carId: string;
  /** "2022 Mazda CX-5" */
  readonly name: string;
  /** The price notices are measured against; 0 for none. */
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
  /** Removes it; no matter whether it was there. */
  remove(shopper: Shopper, carId: string): Promise<void>;
}
