import type { Kysely } from "kysely";
import { parseJson } from "~/domain/faults/parse-json";
import { isInStock } from "~/domain/vehicle/stock-status";
import { vehicleSchema } from "~/domain/vehicle/vehicle";
import { parts } from "../edition/small-transactions.server";
import type { Schema } from "../schema.server";

/** Dealerships that have vehicles with these VINs in stock, by the VIN in capitals; none for a VIN that is nowhere in stock. */
export async function placesOfVins(
  queries: Kysely<Schema>,
  vins: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  const wanted = [...new Set(vins.map((vin) => vin.toUpperCase()))].filter((vin) => vin !== "");
  for (const part of parts(wanted)) {
    const rows = await queries
      .selectFrom("stock_vehicle")
      .select(["vin", "dealership_id", "document"])
      .where("vin", "in", part)
      .execute();
    for (const { vin, dealership_id: dealership, document } of rows) {
      const read = vehicleSchema.safeParse(parseJson(document));
      if (vin !== null && read.success && isInStock(read.data))
        found.set(vin, [...(found.get(vin) ?? []), dealership]);
    }
  }
  return found;
}
