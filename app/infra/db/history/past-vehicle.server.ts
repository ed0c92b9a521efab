import { type Kysely, sql } from "kysely";
import * as z from "zod";
import { parseJson } from "~/domain/faults/parse-json";
import { vehicleSchema } from "~/domain/vehicle/vehicle";
import type { GoneAddress, PastVehicle } from "~/ports/stock-history";
import { parts } from "../edition/small-transactions.server";
import type { Schema } from "../schema.server";
import { isVehicleId } from "./vehicle-id.server";

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

const withVin = z.object({ vin: z.string().nullable() });

/** Where vehicles stood that are not published any more, by id. */
export async function goneAddresses(
  queries: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GoneAddress>> {
  const found = new Map<string, GoneAddress>();
  for (const part of parts(ids.filter(isVehicleId))) {
    const rows = await queries
      .selectFrom("stock_gone")
      .select([
        sql<string>`cast(vehicle_id as text)`.as("id"),
        "slug",
        "dealership_id",
        "gone_at",
        "document",
      ])
      .where("vehicle_id", "in", part.map(BigInt))
      .execute();
    for (const { id, slug, dealership_id: dealershipId, gone_at: goneAt, document } of rows) {
      const vin = document === null ? null : (withVin.safeParse(parseJson(document)).data?.vin ?? null);
      if (slug !== null) found.set(id, { slug, dealershipId, goneAt, vin });
    }
  }
  return found;
}
