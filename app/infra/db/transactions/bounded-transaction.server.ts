import { type Transaction, sql } from "kysely";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";

/** A transaction that took too long to wait for. */
class TooSlow extends Error {
  override readonly name = "TooSlow";
}

/**
 * Runs a transaction that a visitor waits for. After `patienceMs` milliseconds it rejects. If the transaction gets its
 * turn later, it undoes itself; only one that is being committed at that moment may still succeed.
 */
export async function boundedTransaction<Result>(
  { queries, kind }: Database,
  patienceMs: number,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  let late = false;
  const refuseLate = () => {
    if (late) throw new TooSlow("Nobody waits for this transaction any more.");
  };
  const running = queries.transaction().execute(async (transaction) => {
    refuseLate();
    // A statement cannot be cancelled from here: PostgreSQL has to end it.
    if (kind === "postgres")
      await sql`set local statement_timeout = ${sql.lit(patienceMs)}`.execute(transaction);
    const result = await work(transaction);
    refuseLate();
    return result;
  });
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late = true;
      reject(new TooSlow(`The database did not answer within ${patienceMs} ms.`));
    }, patienceMs);
  });
  // Once the caller has given up, nobody needs the result.
  running.catch(() => undefined);
  try {
    return await Promise.race([running, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
