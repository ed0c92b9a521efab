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
      for (const vehicle of await goneAmong(options, ids.slice(from, from + BATCH)))
        await drives.gone(vehicle);
  };
  return startRounds(look, {
    everyMs,
    onFailure: (error) => logger.error({ error }, "vehicles of test drives could not be looked for"),
  });
}

async function goneAmong(
  { stock, history }: DrivenVehiclesOptions,
  ids: readonly string[],
): Promise<readonly DepartedVehicle[]> {
  const published = await stock.findByIds(ids);
  const sold = ids.filter((id) => isSold(published.get(id) ?? null));
  const missing = ids.filter((id) => !published.has(id));
  const gone = await history.goneAddresses(missing);
  return [
    ...sold.map((carId) => ({ carId, goneAt: null })),
    ...[...gone].map(([carId, { goneAt }]) => ({ carId, goneAt: new Date(goneAt) })),
  ];
}

/** A dealer who holds a vehicle, or has it in the workshop, knows of the drive and may still give it. */
function isSold(vehicle: Vehicle | null): boolean {
  return vehicle !== null && absenceOf(vehicle)?.kind === "sold";
}
