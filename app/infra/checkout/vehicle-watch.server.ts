import type { PlacedVehicle } from "~/domain/appointment/moved-vehicle";
import type { DepartedVehicle } from "~/domain/appointment/vehicle-gone";
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
 * Looks for the vehicles of coming test drives that are sold or have left the stock, and has the drives called off; for those
 * that stand at another yard than the drive, and has the dealer's people told; and for
 * vehicles that somebody waits for and nobody has put by any more, in the dealer's stock or here, and has them told. What
 * vehicles are counts, not how they came to be so: a look that a crash kept from happening is made up for by the next. A
 * vehicle whose row cannot be read, or that nothing is kept of, is left alone: nothing is known of it.
 */
export function watchVehicles(options: VehicleWatchOptions): Pick<Rounds, "wake" | "close"> {
  const { drives, stock, orders, everyMs, logger } = options;
  // One that cannot be told of must not keep the others.
  const tell = (carId: string, telling: Promise<void>) =>
    telling.then(
      () => true,
      (error: unknown) => {
        logger.error({ error, carId }, "what became of a vehicle could not be told");
        return false;
      },
    );
  const freeOne = async (carId: string, vehicle: Parameters<AwaitedVehicles["free"]>[0]) => {
    if ((await orders.holdOf(carId)) === null) await drives.free(vehicle);
  };
  /** Where each vehicle stood at the last look: who has not moved is not asked about again. */
  let stood = new Map<string, string>();
  const look = async () => {
    const standing = new Map<string, string>();
    for (const ids of batches(await drives.driven())) {
      const departed = await departedAmong(options, ids);
      for (const vehicle of departed) await tell(vehicle.carId, drives.gone(vehicle));
      for (const vehicle of placedAmong(await stock.findByIds(ids), departed)) {
        const place = JSON.stringify(vehicle);
        const isKnown =
          stood.get(vehicle.carId) === place || (await tell(vehicle.carId, drives.stands(vehicle)));
        if (isKnown) standing.set(vehicle.carId, place);
      }
    }
    stood = standing;
    for (const ids of batches(await drives.awaited()))
      for (const [carId, vehicle] of await stock.findByIds(ids))
        if (vehicle !== null && isFree(vehicle)) await tell(carId, freeOne(carId, vehicle));
  };
  return startRounds(look, {
    everyMs,
    onFailure: (error) => logger.error({ error }, "vehicles that shoppers wait for could not be looked for"),
  });
}

/** Where vehicles stand: those that left the stock, by the dealerships that have them now. */
function placedAmong(
  published: Awaited<ReturnType<VehicleWhereabouts["stock"]["findByIds"]>>,
  departed: readonly DepartedVehicle[],
): readonly PlacedVehicle[] {
  const elsewhere = new Map(departed.map(({ carId, standsAt }) => [carId, standsAt]));
  const here = [...published].flatMap(([carId, vehicle]) =>
    vehicle === null || elsewhere.has(carId)
      ? []
      : [{ carId, locationId: vehicle.location_id, dealershipIds: [] }],
  );
  const moved = [...elsewhere].filter(([, dealershipIds]) => dealershipIds.length > 0);
  return [...here, ...moved.map(([carId, dealershipIds]) => ({ carId, locationId: null, dealershipIds }))];
}

function batches(ids: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / BATCH);
  return Array.from({ length: count }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH));
}
