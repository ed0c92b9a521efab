import { type DepartedVehicle, standsAtDealers } from "~/domain/appointment/vehicle-gone";
import type { LeadRecord } from "~/domain/lead/lead-record";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { absenceOf } from "~/domain/vehicle/absence/absence";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Database } from "~/infra/db/database.server";
import { placesOfVins } from "~/infra/db/history/places-of-vins.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { StockHistory } from "~/ports/stock-history";
import type { StockStore } from "~/ports/stock-store";
import { buyersOf } from "./vehicle-leads.server";

/** Where vehicles are looked for. */
export interface VehicleWhereabouts {
  readonly stock: Pick<StockStore, "findByIds">;
  readonly history: Pick<StockHistory, "goneAddresses">;
  /** Dealerships where vehicles with these VINs are for sale, by the VIN in capitals. */
  placesOf(vins: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
}

/** The vehicles among these that are sold or not published any more. One that nothing is known of is none of them. */
export async function departedAmong(
  { stock, history, placesOf }: VehicleWhereabouts,
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

/**
 * Whether the vehicle of a test drive is sold or missing just now, by the stock that is published. Who has ordered it
 * themselves drives it all the same, and so does anybody where another yard of the dealer has it.
 */
export async function isDriveDoubtful(
  database: Database,
  lead: LeadRecord,
  config: SiteConfig,
): Promise<boolean> {
  const vehicle = await departedOf(database, lead);
  if (vehicle === null || standsAtDealers(vehicle, config)) return false;
  return !(await buyersOf(database.queries, lead.tenant, vehicle.carId))(lead.contact);
}

/** Whether the vehicle of a test drive has left the stock, and another yard of the dealer has it. */
export async function standsElsewhere(
  database: Database,
  lead: LeadRecord,
  config: SiteConfig,
): Promise<boolean> {
  const vehicle = await departedOf(database, lead);
  return vehicle !== null && standsAtDealers(vehicle, config);
}

/** The vehicle of a test drive, if it is sold or missing just now. */
async function departedOf(
  database: Database,
  { kind, carId }: Pick<LeadRecord, "kind" | "carId">,
): Promise<DepartedVehicle | null> {
  if (kind !== "testDrive" || carId === null) return null;
  const whereabouts = {
    stock: createStockStore(database),
    history: createStockHistory(database),
    placesOf: (vins: readonly string[]) => placesOfVins(database.queries, vins),
  };
  const [vehicle] = await departedAmong(whereabouts, [carId]);
  return vehicle ?? null;
}
