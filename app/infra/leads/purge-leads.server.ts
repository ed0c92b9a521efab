import type { Database } from "~/infra/db/database.server";

/** Leads deleted in one transaction: others wait for the lock no longer than that takes. */
const PER_TRANSACTION = 200;

/** Which leads go. */
export interface Purge {
  /** All dealers without it. */
  readonly tenant?: string;
  /** Those without news since. */
  readonly before: Date;
}

/** Deletes old leads with all that belongs to them. @returns how many */
export async function purgeLeads({ queries }: Database, { tenant, before }: Purge): Promise<number> {
  let purged = 0;
  for (;;) {
    const deleted = await queries.transaction().execute(async (transaction) => {
      let old = transaction.selectFrom("lead").select("id").where("changed_at", "<", before.toISOString());
      if (tenant !== undefined) old = old.where("tenant", "=", tenant);
      const ids = (await old.limit(PER_TRANSACTION).execute()).map(({ id }) => id);
      if (ids.length > 0) await transaction.deleteFrom("lead").where("id", "in", ids).execute();
      return ids.length;
    });
    purged += deleted;
    if (deleted < PER_TRANSACTION) return purged;
  }
}
