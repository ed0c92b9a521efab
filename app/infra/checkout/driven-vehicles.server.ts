import type { DepartedVehicle } from "~/domain/appointment/vehicle-gone";
import { departedAmong, type VehicleWhereabouts } from "~/infra/leads/bookings/departed-vehicles.server";
import { type Rounds, startRounds } from "~/infra/rounds.server";
import type { DrivenVehicles } from "~/ports/driven-vehicles";
import type { Logger } from "~/ports/logger";

/** What is watched, and how often. */
export interface DrivenVehiclesOptions extends VehicleWhereabouts {
  readonly drives: DrivenVehicles;
  /** Milliseconds between two looks. */
  readonly everyMs: number;
  readonly logger: Logger;
}

/** Vehicles that are looked for at a time. */
const BATCH = 200;

/**
 * Looks for the vehicles of coming test drives that are sold or have left the stock, and has the drives called off. A
 * vehicle whose row cannot be read, or that nothing is kept of, is left alone: nothing is known of it.
 */
export function watchDrivenVehicles(options: DrivenVehiclesOptions): Pick<Rounds, "wake" | "close"> {
  const { drives, everyMs, logger } = options;
  const look = async () => {
    const ids = await drives.driven();
    for (let from = 0; from < ids.length; from += BATCH)
      for (const vehicle of await departedAmong(options, ids.slice(from, from + BATCH)))
        await callOff(vehicle);
  };
  // One that cannot be called off must not keep the others.
  const callOff = (vehicle: DepartedVehicle) =>
    drives.gone(vehicle).catch((error: unknown) => {
      logger.error({ error, carId: vehicle.carId }, "test drives of a vehicle could not be called off");
    });
  return startRounds(look, {
    everyMs,
    onFailure: (error) => logger.error({ error }, "vehicles of test drives could not be looked for"),
  });
}
