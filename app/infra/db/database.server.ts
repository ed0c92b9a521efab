import { join } from "node:path";
import { Kysely, type Logger as StatementLog, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { migrateToLatest } from "./migrations.server";
import type { Schema } from "./schema.server";
import { type Snapshot, postgresSnapshot, SqliteSnapshots } from "./snapshot.server";
import { WriterDialect } from "./sqlite/sqlite-dialect.server";

/** The SQLite file in `DATA_DIR`. */
export const FILE_NAME = "forecourt.db";
const POSTGRES_URL = /^postgres(?:ql)?:\/\//i;
const POOL_SIZE = 10;
/** The advisory lock under which a process brings the tables up to date on PostgreSQL. */
const MIGRATION_LOCK = 7_316_403;
const CONNECT_TIMEOUT_MS = 5_000;

/** Where the database is: a `postgres://` address, or the folder that holds the SQLite file. */
export interface DatabaseOptions {
  /** `DATABASE_URL`; anything but `postgres://…` is refused. */
  readonly url?: string | undefined;
  /** `DATA_DIR`; used when there is no `url`. */
  readonly dataDir: string;
  /** Called with every statement that is sent to the database. */
  readonly onStatement?: StatementLog;
}

/** An open database: the same queries and migrations on SQLite and PostgreSQL. */
export interface Database {
  readonly kind: "sqlite" | "postgres";
  readonly queries: Kysely<Schema>;
  /** Brings the tables up to date, under a lock, so that replicas may start at once. */
  migrate(): Promise<void>;
  /** A connection of its own that sees the data as it was at this moment. Release it. */
  snapshot(): Promise<Snapshot>;
  /** Rejects when the database does not answer; used by `/readyz`. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database; makes the SQLite file when it is missing. Throws when the address is not one we speak. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const log = options.onStatement;
  if (!options.url) return openSqlite(join(options.dataDir, FILE_NAME), log);
  if (!POSTGRES_URL.test(options.url)) throw new Error("DATABASE_URL must start with postgres://");
  return openPostgres(options.url, log);
}

function openSqlite(file: string, log: StatementLog | undefined): Database {
  const queries = new Kysely<Schema>({ dialect: new WriterDialect(file), ...(log && { log }) });
  const snapshots = new SqliteSnapshots(file);
  return {
    kind: "sqlite",
    queries,
    ...lifecycle(queries),
    snapshot: () => snapshots.take(),
    async close() {
      await snapshots.close();
      await queries.destroy();
    },
  };
}

function openPostgres(url: string, log: StatementLog | undefined): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on("error", () => undefined);
  const queries = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) });
  const life = lifecycle(queries);
  return {
    kind: "postgres",
    queries,
    ...life,
    async migrate() {
      try {
        // One process at a time: Kysely looks at the tables before it takes its own lock, and fails while another changes them.
        await queries.transaction().execute(async (turn) => {
          await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(turn);
          await life.migrate();
        });
      } catch (error) {
        throw unreachable(error, url);
      }
    },
    snapshot: () => postgresSnapshot(queries),
  };
}

/**
 * Nothing answers at `DATABASE_URL`, or it refuses the sign-in. The message is for the operator and holds no password.
 */
export class DatabaseUnreachableError extends Error {
  override readonly name = "DatabaseUnreachableError";
}

/**
 * Error codes of the network, and of PostgreSQL for a wrong password and for a user or database that does not exist.
 */
const UNREACHABLE = /^(?:E[A-Z_]+|28\w{3}|3D000|57P03)$/;

/** An error of the network or of signing in to PostgreSQL, told for the operator; any other as it is. */
export function unreachable(error: unknown, url: string): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const message = error instanceof Error ? error.message : "";
  if (!UNREACHABLE.test(code) && !/timeout/i.test(message)) return error;
  const host = URL.canParse(url) ? new URL(url).host : "its host";
  return new DatabaseUnreachableError(`DATABASE_URL: no database to use at ${host} (${code || message})`, {
    cause: error,
  });
}

function lifecycle(queries: Kysely<Schema>): Pick<Database, "migrate" | "ping" | "close"> {
  return {
    migrate: () => migrateToLatest(queries),
    ping: async () => {
      await queries.selectNoFrom(sql`1`.as("one")).execute();
    },
    close: () => queries.destroy(),
  };
}
