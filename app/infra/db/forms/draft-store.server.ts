import type { ExpressionBuilder } from "kysely";
import * as z from "zod";
import { boundedTransaction } from "~/infra/db/transactions/bounded-transaction.server";
import type { DraftAnswers, DraftKey, DraftStore } from "~/ports/draft-store";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";
import { sweepTable } from "~/infra/db/sweep-table.server";

const ANSWERS = z.record(z.string(), z.string());

/** How long a shopper waits for the database, in milliseconds. */
const PATIENCE_MS = 5_000;

/** One browser's answers, locked. */
interface Draft {
  readonly known: DraftAnswers;
  add(answers: DraftAnswers): Promise<void>;
}

/** Half-filled forms in the database. */
export function createDraftStore(database: Database, patienceMs = PATIENCE_MS): DraftStore {
  const { queries } = database;
  const change = <Result>(key: DraftKey, at: string, work: (draft: Draft) => Promise<Result>) =>
    boundedTransaction(database, patienceMs, async (transaction) => {
      await transaction
        .insertInto("checkout_draft")
        .values({ ...key, saved_at: at, answers: "{}" })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // Locked until it is written: when two tabs save at once, neither loses the other's answers.
      const rows = transaction.selectFrom("checkout_draft").select("answers").where(isOf(key));
      const row = await (database.kind === "postgres" ? rows.forUpdate() : rows).executeTakeFirstOrThrow();
      const known = ANSWERS.parse(JSON.parse(row.answers));
      return work({
        known,
        async add(answers) {
          const merged = JSON.stringify({ ...known, ...answers });
          const draft = transaction.updateTable("checkout_draft").set({ saved_at: at, answers: merged });
          await draft.where(isOf(key)).execute();
        },
      });
    });
  return {
    async read(key) {
      const rows = queries.selectFrom("checkout_draft").select("answers").where(isOf(key));
      const row = await rows.executeTakeFirst();
      return row === undefined ? {} : ANSWERS.parse(JSON.parse(row.answers));
    },
    save: (key, answers, at) => change(key, at, ({ add }) => add(answers)),
    claim: (key, name, answer, at) =>
      change(key, at, async ({ known, add }) => {
        const there = known[name];
        if (there === undefined) await add({ [name]: answer });
        return there ?? answer;
      }),
    async remove(key) {
      await queries.deleteFrom("checkout_draft").where(isOf(key)).execute();
    },
    async purge(before) {
      await sweepTable(queries, "checkout_draft", "saved_at", before);
    },
  };
}

function isOf(key: DraftKey) {
  return (where: ExpressionBuilder<Schema, "checkout_draft">) => where.and({ ...key });
}
