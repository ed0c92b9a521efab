import { type Transaction, sql } from "kysely";
import type { Schema } from "../schema.server";
import { parts } from "./small-transactions.server";

/**
 * Leaves vehicles that a publication put, changed or removed to every registered index. Without a registered index
 * nothing is written.
 */
export async function noteChanges(
  transaction: Transaction<Schema>,
  vehicleIds: readonly string[],
  version: number,
): Promise<void> {
  const now = new Date().toISOString();
  for (const { name } of await transaction.selectFrom("search_index").select("name").execute())
    for (const part of parts(vehicleIds))
      await transaction
        .insertInto("search_change")
        .values(part.map((id) => waitingChange(name, id, version, now)))
        .onConflict((conflict) =>
          conflict.columns(["index_name", "vehicle_id"]).doUpdateSet({
            // `changed_at` stays: the index has been behind since then.
            version,
            // What was refused is tried at once as it is now; what was postponed stays so.
            due_at: sql<string>`case when search_change.failing_since is null then search_change.due_at else '' end`,
            failing_since: null,
          }),
        )
        .execute();
}

/** A vehicle of which an index has to be told. */
export function waitingChange(name: string, id: string, version: number, now: string) {
  return {
    index_name: name,
    vehicle_id: BigInt(id),
    version,
    changed_at: now,
    due_at: "",
    failing_since: null,
  };
}
