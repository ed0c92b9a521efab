import type { Database } from "~/infra/db/database.server";

/** Leads deleted in one transaction: it keeps others from writing only that long. */
const PER_TRANSACTION = 200;

/** Which leads are deleted. */
export interface Purge {
  /** The dealer; all dealers when left out. */
  readonly tenant?: string;
  /** Only leads without news since then. */
  readonly before: Date;
}

/** Deletes old leads with all that belongs to them. @returns how many */
export async function purgeLeads({ queries }: Database, { tenant, before }: Purge): Promise<number> {
  let purged = 0;
  let old = queries.selectFrom("lead").select("id").where("changed_at", "<", before.toISOString());
  if (tenant !== undefined) old = old.where("tenant", "=", tenant);
  for (;;) {
    const ids = (await old.limit(PER_TRANSACTION).execute()).map(({ id }) => id);
    // Usually nothing is due, and then no lock is taken. A lead that was changed meanwhile stays.
    if (ids.length === 0) return purged;
    const gone = queries
      .deleteFrom("lead")
      .where("id", "in", ids)
      .where("changed_at", "<", before.toISOString());
    purged += Number((await gone.executeTakeFirst()).numDeletedRows);
    if (ids.length < PER_TRANSACTION) return purged;
  }
}
