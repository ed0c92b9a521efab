import { Kysely, SqliteDialect } from "kysely";
import type { Schema } from "./schema.server";
import { openSqliteFile } from "./sqlite-dialect.server";

/** A view of the database as it was at one moment, for reads that take many queries. */
export interface Snapshot {
  readonly queries: Kysely<Schema>;
  release(): Promise<void>;
}

/** A second connection with an open read transaction: WAL lets writers go on meanwhile. */
export async function sqliteSnapshot(file: string): Promise<Snapshot> {
  const connection = new Kysely<Schema>({ dialect: new SqliteDialect({ database: openSqliteFile(file) }) });
  const transaction = await connection.startTransaction().execute();
  return {
    queries: transaction,
    release: async () => {
      await transaction.rollback().execute();
      await connection.destroy();
    },
  };
}

/** A pooled connection in a repeatable-read transaction. */
export async function postgresSnapshot(queries: Kysely<Schema>): Promise<Snapshot> {
  const transaction = await queries.startTransaction().setIsolationLevel("repeatable read").execute();
  return {
    queries: transaction,
    release: async () => {
      await transaction.rollback().execute();
    },
  };
}
