import type { Transaction } from "kysely";
import * as z from "zod";
import type { Schema } from "../schema.server";

/** A row of published stock. */
interface Stored {
  readonly id: string;
  readonly slug: string;
  readonly document: string;
}

/** Remembers the addresses that vehicles are about to lose: each leads to the vehicle, wherever that is later. */
export async function keepAddress(
  transaction: Transaction<Schema>,
  moved: readonly Stored[],
  since: string,
): Promise<void> {
  if (moved.length === 0) return;
  const values = moved.map(({ id, slug }) => ({ slug, vehicle_id: BigInt(id), since }));
  await transaction
    .insertInto("stock_address")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("slug").doUpdateSet((set) => ({
        vehicle_id: set.ref("excluded.vehicle_id"),
        since: set.ref("excluded.since"),
      })),
    )
    .execute();
}

/**
 * Remembers since when vehicles that are about to go were listed. A row stays when its
 * vehicle comes back, and says nothing while that is published.
 */
export async function keepGone(
  transaction: Transaction<Schema>,
  dealershipId: string,
  gone: readonly Stored[],
  at: string,
): Promise<void> {
  const values = gone.flatMap(({ id, document }) => {
    const times = timesOf(document, at);
    return times === null ? [] : [{ vehicle_id: BigInt(id), dealership_id: dealershipId, ...times }];
  });
  if (values.length === 0) return;
  await transaction
    .insertInto("stock_gone")
    .values(values)
    .onConflict((conflict) =>
      conflict.column("vehicle_id").doUpdateSet((set) => ({
        dealership_id: set.ref("excluded.dealership_id"),
        listed_at: set.ref("excluded.listed_at"),
        gone_at: set.ref("excluded.gone_at"),
      })),
    )
    .execute();
}

const times = z.object({
  created_at: z.string(),
  sold_date_timestamp: z.number().nullable().default(null),
});

/** A row that holds no vehicle leaves no trace. */
function timesOf(document: string, at: string): { listed_at: string; gone_at: string } | null {
  try {
    const { created_at: listed, sold_date_timestamp: sold } = times.parse(JSON.parse(document));
    return { listed_at: listed, gone_at: sold === null ? at : new Date(sold * 1_000).toISOString() };
  } catch {
    return null;
  }
}
