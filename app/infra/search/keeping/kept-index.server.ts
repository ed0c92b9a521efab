import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { RowError } from "../typesense/import-batch.server";

/** The index gave no answer to a change: it may be done, or be done later. */
export class UncertainChangeError extends Error {
  override readonly name = "UncertainChangeError";
}

/**
 * A search index outside this process, as it is kept up to date. Every call rejects when the index does not answer, changes
 * with an {@link UncertainChangeError} unless it said that it did nothing.
 */
export interface KeptIndex {
  /**
   * Puts vehicles in, in place of what the index had under their ids.
   * @returns those it refused; the others are in
   */
  put(vehicles: readonly Vehicle[]): Promise<readonly RowError[]>;
  /** Removes vehicles; ids that are not there are no error. */
  remove(vehicleIds: readonly string[]): Promise<void>;
  /** Of every vehicle it holds, by id, the digest it was put in with; empty for one without. */
  digests(): Promise<Map<string, string>>;
}
