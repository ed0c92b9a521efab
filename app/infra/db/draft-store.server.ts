import * as z from "zod";
import { boundedTransaction } from "./bounded-transaction.server";
import type { DraftKey, DraftStore } from "~/ports/draft-store";
import type { Database } from "./database.server";

const ANSWERS = z.record(z.string(), z.string());

/** How long a shopper waits for the database. */
const PATIENCE_MS = 5_000;

/** Half-filled forms in the database. */
export function createDraftStore(database: Database, patienceMs = PATIENCE_MS): DraftStore {
  const { queries } = database;
  const read = async (key: DraftKey, db = queries) => {
    const row = await db
      .selectFrom("checkout_draft")
      .select("answers")
      .where((where) => where.and({ ...key }))
      .executeTakeFirst();
    return row === undefined ? {} : ANSWERS.parse(JSON.parse(row.answers));
  };
  return {
    read: (key) => read(key),
    save: (key, answers, at) =>
      boundedTransaction(database, patienceMs, async (transaction) => {
        const merged = JSON.stringify({ ...(await read(key, transaction)), ...answers });
        await transaction
          .insertInto("checkout_draft")
          .values({ ...key, saved_at: at, answers: merged })
          .onConflict((conflict) =>
            conflict
              .columns(["tenant", "visitor", "flow", "about"])
              .doUpdateSet({ saved_at: at, answers: merged }),
          )
          .execute();
      }),
    async remove(key) {
      await queries
        .deleteFrom("checkout_draft")
        .where((where) => where.and({ ...key }))
        .execute();
    },
    async purge(before) {
      await queries.deleteFrom("checkout_draft").where("saved_at", "<", before).execute();
    },
  };
}
