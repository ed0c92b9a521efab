import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { SqliteAdapter, SqliteDialect, SqliteDriver } from "kysely";
import Libsql from "libsql";

type SqliteFile = InstanceType<typeof Libsql>;

const BUSY_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 30_000;
const LOCK_RETRY_MS = 25;

/** SQLite undoes DDL with its transaction, so a migration that fails half-way leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Takes the write lock at the start of a transaction. A transaction that reads first and writes later would fail
 * with SQLITE_BUSY when another process wrote in between; this one waits instead, without blocking the process as
 * SQLite's own waiting does. It is also the migration lock.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: SqliteFile;

  constructor(database: SqliteFile) {
    super({ database });
    this.#database = database;
  }

  override async beginTransaction(): Promise<void> {
    this.#database.exec("pragma busy_timeout = 0");
    try {
      await beginImmediate(this.#database, Date.now() + LOCK_TIMEOUT_MS);
    } finally {
      this.#database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
    }
  }
}

async function beginImmediate(database: SqliteFile, deadline: number): Promise<void> {
  for (;;) {
    try {
      // Not a prepared statement: one that met a lock stays active and would block the commit.
      database.exec("begin immediate");
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await pause(LOCK_RETRY_MS);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}

/** Kysely's SQLite dialect with both of the above. */
export class WriterDialect extends SqliteDialect {
  readonly #database: SqliteFile;

  constructor(database: SqliteFile) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#database);
  }
}

/** Opens (and makes) a database file, safe against `kill -9` and power loss: WAL with a full sync at each commit. */
export function openSqliteFile(file: string): SqliteFile {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Libsql(file, { timeout: BUSY_TIMEOUT_MS });
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  return database;
}
