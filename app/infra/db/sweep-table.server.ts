import type { Kysely } from "kysely";
import type { Schema } from "./schema.server";

/** Rows deleted in one transaction: it keeps others from writing only that long. */
const PER_TRANSACTION = 500;

/** Tables whose rows go when the moment in one of their columns is past. */
interface Swept {
  readonly sign_in_code: "sent_at";
  readonly sign_in_number: "changed_at";
  readonly shopper_session: "used_at";
  readonly kept_form: "expires_at";
  readonly checkout_draft: "saved_at";
  readonly stock_push_answer: "expires_at";
}

/**
 * Deletes the rows whose moment is `until` or earlier, in batches. Writes nothing when there are none, which is the
 * usual case.
 */
export async function sweepTable<Table extends keyof Swept>(
  db: Kysely<Schema>,
  table: Table,
  column: Swept[Table],
  until: string,
): Promise<void> {
  // Kysely's types cannot follow a table that is a parameter; `Swept` says that the column is there, and is a text.
  await sweep(db as unknown as Kysely<Record<string, Record<string, string>>>, table, column, until);
}

async function sweep(
  db: Kysely<Record<string, Record<string, string>>>,
  table: string,
  column: string,
  until: string,
): Promise<void> {
  const old = db.selectFrom(table).select(column).where(column, "<=", until);
  for (;;) {
    const rows = await old.orderBy(column).limit(PER_TRANSACTION).execute();
    const last = rows.at(-1)?.[column];
    if (last === undefined) return;
    await db.deleteFrom(table).where(column, "<=", last).execute();
    if (rows.length < PER_TRANSACTION) return;
  }
}
