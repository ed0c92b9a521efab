import { isFree } from "~/domain/vehicle/stock-status";
import { departedAmong, type VehicleWhereabouts } from "~/infra/leads/bookings/departed-vehicles.server";
import { type Rounds, startRounds } from "~/infra/rounds.server";
import type { AwaitedVehicles } from "~/ports/awaited-vehicles";
import type { DrivenVehicles } from "~/ports/driven-vehicles";
import type { Logger } from "~/ports/logger";
import type { OrderStore } from "~/ports/order-store";

/** What is watched, and how often. */
export interface VehicleWatchOptions extends VehicleWhereabouts {
  readonly drives: DrivenVehicles & AwaitedVehicles;
  readonly orders: Pick<OrderStore, "holdOf">;
  /** Milliseconds between two looks. */
  readonly everyMs: number;
  readonly logger: Logger;
}

/** Vehicles that are looked for at a time. */
const BATCH = 200;

/**
 * Looks for the vehicles of coming test drives that are sold or have left the stock, and has the drives called off; and for
 * vehicles that somebody waits for and nobody has put by any more, in the dealer's stock or here, and has them told. What
 * vehicles are counts, not how they came to be so: a look that a crash kept from happening is made up for by the next. A
 * vehicle whose row cannot be read, or that nothing is kept of, is left alone: nothing is known of it.
 */
export function watchVehicles(options: VehicleWatchOptions): Pick<Rounds, "wake" | "close"> {
  const { drives, stock, orders, everyMs, logger } = options;
  // One that cannot be told of must not keep the others.
  const tell = (carId: string, telling: Promise<void>) =>
    telling.catch((error: unknown) => {
      logger.error({ error, carId }, "what became of a vehicle could not be told");
    });
  const freeOne = async (carId: string, vehicle: Parameters<AwaitedVehicles["free"]>[0]) => {
    if ((await orders.holdOf(carId)) === null) await drives.free(vehicle);
  };
  const look = async () => {
    for (const ids of batches(await drives.driven()))
      for (const vehicle of await departedAmong(options, ids))
        await tell(vehicle.carId, drives.gone(vehicle));
    for (const ids of batches(await drives.awaited()))
      for (const [carId, vehicle] of await stock.findByIds(ids))
        if (vehicle !== null && isFree(vehicle)) await tell(carId, freeOne(carId, vehicle));
  };
  return startRounds(look, {
    everyMs,
    onFailure: (error) => logger.error({ error }, "vehicles that shoppers wait for could not be looked for"),
  });
}

function batches(ids: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / BATCH);
  return Array.from({ length: count }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH));
}
