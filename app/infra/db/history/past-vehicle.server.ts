import type { Kysely } from "kysely";
import { parseJson } from "~/domain/faults/parse-json";
import { vehicleSchema } from "~/domain/vehicle/vehicle";
import type { PastVehicle } from "~/ports/stock-history";
import type { Schema } from "../schema.server";

/** The vehicle that had a path when it left the stock; null for none, and for one that is published again. */
export async function goneAt(queries: Kysely<Schema>, slug: string): Promise<PastVehicle | null> {
  const row = await queries
    .selectFrom("stock_gone")
    .leftJoin("stock_vehicle", "stock_vehicle.id", "stock_gone.vehicle_id")
    .select(["stock_gone.document", "stock_gone.gone_at"])
    .where("stock_gone.slug", "=", slug)
    .where("stock_vehicle.id", "is", null)
    .orderBy("stock_gone.gone_at", "desc")
    .executeTakeFirst();
  if (row?.document == null) return null;
  const read = vehicleSchema.safeParse(parseJson(row.document));
  // Written by another release: as good as forgotten.
  return read.success ? { vehicle: read.data, goneAt: new Date(row.gone_at) } : null;
}
