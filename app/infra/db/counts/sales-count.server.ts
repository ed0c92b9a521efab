import type { Database } from "~/infra/db/database.server";

/** How much a dealer sells on its own site. */
export interface SalesCount {
  /**
   * Orders of vehicles placed at or after a moment whose deposit is paid and still stands: not cancelled, run out or given
   * back. Rejects when the database does not answer.
   * @param tenant `site.slug`
   */
  placedSince(tenant: string, since: Date): Promise<number>;
}

/** What a dealer sold, counted from its orders. */
export function createSalesCount({ queries }: Database): SalesCount {
  return {
    async placedSince(tenant, since) {
      const { count } = await queries
        .selectFrom("checkout_order")
        .select(({ fn }) => fn.countAll<number | string>().as("count"))
        .where("tenant", "=", tenant)
        .where("car_id", "is not", null)
        .where("state", "in", ["held", "sold"])
        .where("created_at", ">=", since.toISOString())
        .executeTakeFirstOrThrow();
      // PostgreSQL gives a count as text.
      return Number(count);
    },
  };
}
