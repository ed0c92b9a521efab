import { type Transaction, sql } from "kysely";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";

/** A transaction that took too long to wait for. */
class TooSlow extends Error {
  override readonly name = "TooSlow";
}

/**
 * Runs a transaction that somebody is waiting for. Past `patienceMs` it rejects, and the transaction, should it get
 * its turn later, undoes itself; only one that is just being committed may still succeed after that.
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
    // A statement cannot be taken back from here: PostgreSQL has to end it.
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
  // What it comes to when nobody waits any more interests nobody.
  running.catch(() => undefined);
  try {
    return await Promise.race([running, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
