import type { Order } from "~/domain/checkout/order";
import type { Vehicle } from "~/domain/vehicle/vehicle";

/** What becomes of test drives on a vehicle that somebody reserves. */
export interface ReservedDrives {
  /**
   * Makes the coming test drives on an order's vehicle wishes, and tells their shoppers once, but not who ordered it; so it
   * does those who asked for a drive without a time. Who asked about the vehicle otherwise is told nothing yet: they wait for it
   * from now on. At each dealer who was asked: several may show one stock.
   * @returns the ids of the leads that are such test drives of others at the order's own dealer
   * @throws LeadsUnavailableError; asked again, it changes nothing twice
   */
  reserved(order: Pick<Order, "id" | "tenant" | "carId" | "contact">): Promise<readonly string[]>;
  /**
   * Tells those who wish for a test drive on an order's vehicle once that it is free again, where they choose a time that
   * is kept, and those who asked about it while it was reserved; for a vehicle that nobody has put by. At each dealer who shows it.
   * @param order that has ended
   * @returns the ids of the leads at the order's own dealer that were told since
   * @throws LeadsUnavailableError; asked again, it tells nobody twice
   */
  freed(
    order: Pick<Order, "tenant" | "contact"> & { readonly endedAt: string },
    vehicle: Vehicle,
  ): Promise<readonly string[]>;
}
