import type { Transaction } from "kysely";
import * as z from "zod";
import type { Schema } from "../schema.server";

const last = z.coerce.number().catch(0);

/**
 * The number of the next import. Publications hold a lock, the last imports are never forgotten, and a dealership knows the
 * number of what is being written for it: no number is given twice.
 */
export async function nextNumber(transaction: Transaction<Schema>): Promise<number> {
  const kept = await transaction
    .selectFrom("stock_import")
    .select(({ fn }) => fn.max<number | string | null>("number").as("last"))
    .executeTakeFirstOrThrow();
  const drafted = await transaction
    .selectFrom("stock_dealership")
    .select(({ fn }) => fn.max<number | string | null>("draft").as("last"))
    .executeTakeFirstOrThrow();
  return Math.max(last.parse(kept.last), last.parse(drafted.last)) + 1;
}
