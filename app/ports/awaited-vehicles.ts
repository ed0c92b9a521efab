import type { Vehicle } from "~/domain/vehicle/vehicle";

/** What becomes of those who wait for a reserved vehicle. */
export interface AwaitedVehicles {
  /** Ids of the vehicles that somebody may be waiting for. */
  awaited(): Promise<readonly string[]>;
  /**
   * Tells those who wait for a vehicle once that it is free again, at each dealer who shows it, for a vehicle that nobody has
   * put by. Nobody is told while an order stands that held or sold it: the end of the order tells.
   * @throws LeadsUnavailableError; asked again, it tells nobody twice
   */
  free(vehicle: Vehicle): Promise<void>;
}
