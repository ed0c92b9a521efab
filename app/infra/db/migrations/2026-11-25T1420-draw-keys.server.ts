import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("prize_draw")
    .addColumn("submission_key", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}

/** Which form drew, so that one that is sent again after a fault is no second turn. */
export const addDrawKeys: Migration = { up };
