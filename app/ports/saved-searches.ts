import type { VehicleQuery } from "~/domain/search/query";
import type { Shopper } from "./shopper-accounts";

/** A search to keep. */
export interface NewSavedSearch {
  /** Its canonical address. */
  readonly path: string;
  /** What it is called: "Used Mazda CX-5 under $40,000". */
  readonly name: string;
  readonly query: VehicleQuery;
  /** The vehicles it finds now: alerts are about others. */
  readonly known: readonly string[];
}

/** A kept search. */
export interface SavedSearch {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  /** Whether new finds are told once a day. */
  readonly alerts: boolean;
  readonly savedAt: string;
}

/** Most searches one shopper can keep. */
export const MOST_SEARCHES = 30;

/** Shoppers' saved searches. Contract: `test/contract/accounts`. */
export interface SavedSearches {
  /** Newest first. */
  list(shopper: Shopper): Promise<readonly SavedSearch[]>;
  /** Keeps a search, once for each address; false when there are too many. */
  save(shopper: Shopper, search: NewSavedSearch): Promise<boolean>;
  setAlerts(shopper: Shopper, id: string, alerts: boolean): Promise<void>;
  remove(shopper: Shopper, id: string): Promise<void>;
}
