import { DAY_MS } from "~/domain/time/day";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { arranged } from "./arrange.server";
import { buildVehicle } from "./build-vehicle.server";
import type { DemoDealer } from "./demo-spec.server";
import { withEdgeCases } from "./edge-cases.server";

/** Rises with every change that makes other vehicles, so that a running installation renews its demonstration stock. */
export const GENERATOR_VERSION = 17;

/** Whose stock to make, and the day it should be believable on. */
export interface DemoRequest {
  readonly dealers: readonly DemoDealer[];
  readonly now: Date;
}

/**
 * Demonstration stock by dealership id: the same for the same dealers and the same UTC day. Dealerships
 * without a sales location get an empty list.
 */
export function generateDemoStock({ dealers, now }: DemoRequest): ReadonlyMap<string, readonly Vehicle[]> {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const stock = new Map<string, Vehicle[]>();
  for (const dealer of dealers) {
    for (const { id } of dealer.dealerships) if (!stock.has(id)) stock.set(id, []);
    for (const vehicle of arranged([...vehiclesOf(dealer, today)]))
      stock.get(vehicle.dealership_id)?.push(vehicle);
  }
  return stock;
}

function* vehiclesOf(dealer: DemoDealer, today: Date): Generator<Vehicle> {
  const situation = { today, subscriptions: dealer.spec.subscriptions, lender: dealer.lender };
  let index = 0;
  for (const group of dealer.spec.groups) {
    for (let made = 0; made < group.count; made += 1) {
      yield withEdgeCases(buildVehicle({ dealer, group, index, today }), { ...situation, index });
      index += 1;
    }
  }
}
