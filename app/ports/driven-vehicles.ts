import type { PlacedVehicle } from "~/domain/appointment/moved-vehicle";
import type { DepartedVehicle } from "~/domain/appointment/vehicle-gone";

/** What becomes of test drives on a vehicle that leaves the stock. */
export interface DrivenVehicles {
  /** Ids of the vehicles that test drives may lie ahead on; some of them lie behind. */
  driven(): Promise<readonly string[]>;
  /**
   * Calls off the coming test drives on a vehicle that is gone for good, and tells shopper and dealer; not whoever bought
   * the vehicle here. A drive is called off once, however often its vehicle comes and goes.
   * @throws LeadsUnavailableError; asked again, it tells nobody twice
   */
  gone(vehicle: DepartedVehicle): Promise<void>;
  /**
   * Tells the dealers' people where the vehicle of a coming test drive stands, if that is another place than the drive's, or
   * is so no more.
   * @throws LeadsUnavailableError; asked again, it tells nobody twice
   */
  stands(vehicle: PlacedVehicle): Promise<void>;
}
