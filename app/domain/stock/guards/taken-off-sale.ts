import { isInStock } from "../../vehicle/stock-status";
import type { Vehicle } from "../../vehicle/vehicle";
import type { SettledChange } from "../settle-stock";

/** Whether shoppers are offered a vehicle at all: it is for sale and its dealer does not hide it. */
export function isOffered(vehicle: Pick<Vehicle, "status" | "show_on_dealer_website">): boolean {
  return isInStock(vehicle) && vehicle.show_on_dealer_website;
}

/**
 * How many published vehicles a change removes or takes off sale, by whatever means: removed, sold, hidden, or with a status
 * that is for sale nowhere.
 * @param asked ids of vehicles that were to be removed: they count unless nothing became of it
 */
export function countTakenOffSale(
  published: ReadonlyMap<string, Vehicle>,
  asked: Iterable<string>,
  { vehicles, events }: Pick<SettledChange, "vehicles" | "events">,
): number {
  const taken = new Set([...asked].filter((id) => (events.get(id) ?? "same") !== "same"));
  for (const vehicle of vehicles) {
    const before = published.get(vehicle.id);
    if (before !== undefined && isOffered(before) && !isOffered(vehicle)) taken.add(vehicle.id);
  }
  return taken.size;
}
