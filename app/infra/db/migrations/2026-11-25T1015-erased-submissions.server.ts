import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("erased_submission")
    .addColumn("tenant", "text", (column) => column.notNull())
    .addColumn("key_digest", "text", (column) => column.notNull())
    .addColumn("erased_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("erased_submission_key", ["tenant", "key_digest"])
    .execute();
}

/** Which submissions became leads that were erased with their person: sent again, they make none. */
export const createErasedSubmissions: Migration = { up };
