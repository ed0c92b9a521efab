import type { Kysely, KyselyPlugin } from "kysely";
import type { Database } from "~/infra/db/database.server";
import type { Schema } from "~/infra/db/schema.server";

/** A database that counts what it writes, and that can be made to fail. */
interface CountedDatabase {
  readonly database: Database;
  /** Rows that each transaction wrote, a statement of its own being one. */
  readonly rows: readonly number[];
  /** From now on a statement that begins so fails, and with null none. */
  failAt(beginning: RegExp | null): void;
}

/** For work of one caller at a time. */
export function countedTransactions(database: Database): CountedDatabase {
  const rows: number[] = [];
  let within: number | null = null;
  let failing: RegExp | null = null;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const sent = database.queries.getExecutor().compileQuery(node, { queryId: "counted" }).sql;
      if (failing?.test(sent) === true) throw new Error("the process ends here");
      return node;
    },
    transformResult: async ({ result }) => {
      const written = Number(result.numAffectedRows ?? 0);
      if (within !== null) within += written;
      else if (written > 0) rows.push(written);
      return result;
    },
  };
  const queries = database.queries.withPlugin(counting);
  const transaction = queries.transaction.bind(queries);
  const counted: Pick<Kysely<Schema>, "transaction"> = {
    transaction: () => {
      const begun = transaction();
      const run = begun.execute.bind(begun);
      const execute: typeof begun.execute = async (work) => {
        within = 0;
        try {
          return await run(work);
        } finally {
          rows.push(within);
          within = null;
        }
      };
      return Object.assign(begun, { execute });
    },
  };
  return {
    database: { ...database, queries: Object.assign(queries, counted) },
    rows,
    failAt: (beginning) => (failing = beginning),
  };
}
