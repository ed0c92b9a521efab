import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("rate_limit")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("expire", "bigint")
    .execute();
}

/** Uses that several processes count together; columns are those of `rate-limiter-flexible`. */
export const createRateLimits: Migration = { up };
