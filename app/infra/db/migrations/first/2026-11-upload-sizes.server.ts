import { type Kysely, type Migration, sql } from "kysely";

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("form_file")
    .addColumn("bytes", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update form_file set bytes = length(base64) * 3 / 4`.execute(db);
  // Sums are read from the index alone: the rows hold the files themselves.
  await db.schema.createIndex("form_file_sizes").on("form_file").columns(["tenant", "bytes"]).execute();
}

/** How much room files sent with forms take. */
export const addUploadSizes: Migration = { up };
