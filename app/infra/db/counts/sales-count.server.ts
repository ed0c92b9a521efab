import type { SalesCount } from "~/ports/sales-count";
import type { Database } from "~/infra/db/database.server";

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
