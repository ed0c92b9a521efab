import type { DepartedVehicle } from "~/domain/appointment/vehicle-gone";
import { absenceOf } from "~/domain/vehicle/absence/absence";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { type Rounds, startRounds } from "~/infra/rounds.server";
import type { DrivenVehicles } from "~/ports/driven-vehicles";
import type { Logger } from "~/ports/logger";
import type { StockHistory } from "~/ports/stock-history";
import type { StockStore } from "~/ports/stock-store";

/** What is watched, and how often. */
export interface DrivenVehiclesOptions {
  readonly drives: DrivenVehicles;
  readonly stock: Pick<StockStore, "findByIds">;
  readonly history: Pick<StockHistory, "goneAddresses">;
  /** Dealerships where vehicles with these VINs are for sale, by the VIN in capitals. */
  placesOf(vins: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
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
      for (const vehicle of await goneAmong(options, ids.slice(from, from + BATCH))) await callOff(vehicle);
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

async function goneAmong(
  { stock, history, placesOf }: DrivenVehiclesOptions,
  ids: readonly string[],
): Promise<readonly DepartedVehicle[]> {
  const published = await stock.findByIds(ids);
  const sold = ids.flatMap((id) => soldVehicle(published.get(id) ?? null) ?? []);
  const addresses = await history.goneAddresses(ids.filter((id) => !published.has(id)));
  const withdrawn = [...addresses].map(([carId, { goneAt, vin }]) => ({
    ...({ carId, status: "withdrawn", goneAt: new Date(goneAt) } as const),
    vin,
  }));
  const gone = [...sold, ...withdrawn];
  const places = await placesOf(gone.flatMap(({ vin }) => vin ?? []));
  return gone.map(({ vin, ...vehicle }) => ({
    ...vehicle,
    standsAt: places.get(vin?.toUpperCase() ?? "") ?? [],
  }));
}

/** A dealer who holds a vehicle, or has it in the workshop, knows of the drive and may still give it. */
function soldVehicle(vehicle: Vehicle | null) {
  const absence = vehicle === null ? null : absenceOf(vehicle);
  if (vehicle === null || absence?.kind !== "sold") return null;
  return { ...({ carId: vehicle.id, status: "sold" } as const), goneAt: absence.since, vin: vehicle.vin };
}
