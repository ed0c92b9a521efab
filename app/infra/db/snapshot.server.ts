import { type Driver, Kysely, SqliteDialect } from "kysely";
import type { Schema } from "./schema.server";
import { SqliteConnection } from "./sqlite/sqlite-connection.server";

/** A view of the database as it was at one moment, for reads that take many queries. */
export interface Snapshot {
  readonly queries: Kysely<Schema>;
  release(): Promise<void>;
}

/** Snapshots of a SQLite file: connections with an open read transaction each. WAL lets writers go on meanwhile. */
export class SqliteSnapshots {
  readonly #all: SqliteConnection[] = [];
  // Opened once and used again: SQLite frees a closed connection only when the last of its statements is collected.
  readonly #free: SqliteConnection[] = [];

  constructor(private readonly file: string) {}

  async take(): Promise<Snapshot> {
    const connection = this.#free.pop() ?? (await this.#open());
    const queries = new Kysely<Schema>({ dialect: new SnapshotDialect(connection) });
    const transaction = await queries.startTransaction().execute();
    return {
      queries: transaction,
      release: async () => {
        await transaction.rollback().execute();
        this.#free.push(connection);
      },
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.splice(0).map((connection) => connection.close()));
  }

  async #open(): Promise<SqliteConnection> {
    const connection = await SqliteConnection.open(this.file, "reading");
    this.#all.push(connection);
    return connection;
  }
}

class SnapshotDialect extends SqliteDialect {
  constructor(private readonly connection: SqliteConnection) {
    super({ database: () => Promise.reject(new Error("The connection is there.")) });
  }

  override createDriver(): Driver {
    const { connection } = this;
    return {
      init: async () => undefined,
      acquireConnection: async () => connection,
      beginTransaction: () => connection.execute("begin"),
      commitTransaction: () => connection.execute("commit"),
      rollbackTransaction: () => connection.execute("rollback"),
      releaseConnection: async () => undefined,
      destroy: async () => undefined,
    };
  }
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
