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
  let old = queries.selectFrom("lead").select("id").where("changed_at", "<", before.toISOString());
  if (tenant !== undefined) old = old.where("tenant", "=", tenant);
  for (;;) {
    const ids = (await old.limit(PER_TRANSACTION).execute()).map(({ id }) => id);
    // Most looks find nothing: they take no lock. A step that came meanwhile keeps its lead.
    if (ids.length === 0) return purged;
    const gone = queries
      .deleteFrom("lead")
      .where("id", "in", ids)
      .where("changed_at", "<", before.toISOString());
    purged += Number((await gone.executeTakeFirst()).numDeletedRows);
    if (ids.length < PER_TRANSACTION) return purged;
  }
}
