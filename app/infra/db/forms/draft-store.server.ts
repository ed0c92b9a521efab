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

/** Half-filled forms in the database. */
export function createDraftStore(database: Database, patienceMs = PATIENCE_MS): DraftStore {
  const { queries } = database;
  /** Keeps the first answers of a draft, or what `changed` makes of those that are known. @returns what is kept */
  const change = (
    key: DraftKey,
    at: string,
    first: DraftAnswers,
    changed: (known: DraftAnswers) => DraftAnswers,
  ) =>
    boundedTransaction(database, patienceMs, async (transaction) => {
      const added = await transaction
        .insertInto("checkout_draft")
        .values({ ...key, saved_at: at, answers: JSON.stringify(first) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if ((added.numInsertedOrUpdatedRows ?? 0n) > 0n) return first;
      // Locked until it is written: when two tabs save at once, neither loses the other's answers.
      const rows = transaction.selectFrom("checkout_draft").select("answers").where(isOf(key));
      const row = await (database.kind === "postgres" ? rows.forUpdate() : rows).executeTakeFirstOrThrow();
      const known = ANSWERS.parse(JSON.parse(row.answers));
      const kept = changed(known);
      if (kept !== known) {
        const draft = transaction.updateTable("checkout_draft");
        const values = { saved_at: at, answers: JSON.stringify(kept) };
        await draft.set(values).where(isOf(key)).execute();
      }
      return kept;
    });
  return {
    async read(key) {
      const rows = queries.selectFrom("checkout_draft").select("answers").where(isOf(key));
      const row = await rows.executeTakeFirst();
      return row === undefined ? {} : ANSWERS.parse(JSON.parse(row.answers));
    },
    async save(key, answers, at) {
      await change(key, at, answers, (known) => ({ ...known, ...answers }));
    },
    async claim(key, name, answer, at) {
      const own = { [name]: answer };
      const kept = await change(key, at, own, (known) =>
        known[name] === undefined ? { ...known, ...own } : known,
      );
      return kept[name] ?? answer;
    },
    async remove(key) {
      await queries.deleteFrom("checkout_draft").where(isOf(key)).execute();
    },
    async forget({ tenant, visitor }) {
      const own = queries.deleteFrom("checkout_draft").where("tenant", "=", tenant);
      await own.where("visitor", "=", visitor).execute();
    },
    async purge(before) {
      await sweepTable(queries, "checkout_draft", "saved_at", before);
    },
  };
}

function isOf(key: DraftKey) {
  return (where: ExpressionBuilder<Schema, "checkout_draft">) => where.and({ ...key });
}
