import type { Kysely, Migration } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("sign_in_code")
    .addColumn("asker", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("sign_in_code_by_phone")
    .on("sign_in_code")
    .columns(["phone", "sent_at"])
    .execute();
}

/** Who asked for a code, so that strangers who ask for codes cannot keep the number's owner out. */
export const addSignInAskers: Migration = { up };
