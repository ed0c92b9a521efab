import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Driver,
  InsertQueryNode,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  UpdateQueryNode,
} from "kysely";
import Libsql from "libsql";
import { privateFile, privateFolder, tightenFile } from "~/infra/private-files.server";

type SqliteFile = InstanceType<typeof Libsql>;

/** How long one statement waits for the write lock; somebody may be waiting for it. */
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
 * The one connection that writes. It takes the write lock at the start of a transaction. One that reads first and
 * writes later would fail with SQLITE_BUSY when another process wrote in between; this one waits instead, without
 * blocking the process as SQLite's own waiting does. It is also the migration lock.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: SqliteFile;

  constructor(database: SqliteFile) {
    super({ database });
    this.#database = database;
  }

  override beginTransaction(): Promise<void> {
    return this.begin(LOCK_TIMEOUT_MS);
  }

  async begin(patienceMs: number): Promise<void> {
    this.#database.exec("pragma busy_timeout = 0");
    try {
      await beginImmediate(this.#database, Date.now() + patienceMs);
    } finally {
      // Somebody may have closed it meanwhile.
      if (this.#database.open) this.#database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
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

/**
 * A connection that becomes the writing one with its first write, and until then reads beside it: with WAL nobody who
 * reads waits for a writer, and a locked database is still read.
 */
class LazyConnection implements DatabaseConnection {
  #held: DatabaseConnection | null = null;

  constructor(
    private readonly reader: DatabaseConnection,
    private readonly writer: ImmediateDriver,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#held === null && SelectQueryNode.is(query.query)) return this.reader.executeQuery(query);
    const isAlone = this.#held === null && isChange(query);
    const connection = await this.hold();
    return isAlone ? this.#alone(connection, query) : connection.executeQuery(query);
  }

  streamQuery<Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> {
    return (this.#held ?? this.reader).streamQuery(query, size);
  }

  /** The writing connection, from now until the release. */
  async hold(): Promise<DatabaseConnection> {
    return (this.#held ??= await this.writer.acquireConnection());
  }

  async release(): Promise<void> {
    if (this.#held !== null) await this.writer.releaseConnection();
    this.#held = null;
  }

  /** A statement by itself is a transaction too, and waits for the lock like one. */
  async #alone<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.writer.begin(BUSY_TIMEOUT_MS);
    try {
      const result = await connection.executeQuery<Row>(query);
      await this.writer.commitTransaction(connection);
      return result;
    } catch (error) {
      await this.writer.rollbackTransaction(connection).catch(() => undefined);
      throw error;
    }
  }
}

function isChange({ query }: CompiledQuery): boolean {
  return InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);
}

class ReadAndWriteDriver implements Driver {
  readonly #writer: ImmediateDriver;
  readonly #reader: SqliteDriver;
  #reading: DatabaseConnection | null = null;

  constructor(writer: SqliteFile, reader: SqliteFile) {
    this.#writer = new ImmediateDriver(writer);
    this.#reader = new SqliteDriver({ database: reader });
  }

  async init(): Promise<void> {
    await Promise.all([this.#writer.init(), this.#reader.init()]);
    this.#reading = await this.#reader.acquireConnection();
  }

  async acquireConnection(): Promise<LazyConnection> {
    if (this.#reading === null) throw new Error("The driver was not started.");
    return new LazyConnection(this.#reading, this.#writer);
  }

  async beginTransaction(connection: LazyConnection): Promise<void> {
    await connection.hold();
    await this.#writer.beginTransaction();
  }

  async commitTransaction(connection: LazyConnection): Promise<void> {
    await this.#writer.commitTransaction(await connection.hold());
  }

  async rollbackTransaction(connection: LazyConnection): Promise<void> {
    await this.#writer.rollbackTransaction(await connection.hold());
  }

  releaseConnection(connection: LazyConnection): Promise<void> {
    return connection.release();
  }

  async destroy(): Promise<void> {
    await Promise.all([this.#writer.destroy(), this.#reader.destroy()]);
  }
}

/** Kysely's SQLite dialect with a connection that writes and one that reads. */
export class WriterDialect extends SqliteDialect {
  constructor(private readonly file: string) {
    super({ database: () => Promise.reject(new Error("The driver opens the file.")) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    const writer = openSqliteFile(this.file);
    const reader = openSqliteFile(this.file);
    reader.pragma("query_only = ON");
    return new ReadAndWriteDriver(writer, reader);
  }
}

/** Opens (and makes) a database file, safe against `kill -9` and power loss: WAL with a full sync at each commit. */
export function openSqliteFile(file: string): SqliteFile {
  privateFolder(dirname(file));
  // SQLite gives the files beside it the same rights.
  privateFile(file);
  for (const beside of ["-wal", "-shm"]) tightenFile(file + beside);
  const database = new Libsql(file, { timeout: BUSY_TIMEOUT_MS });
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = FULL");
  database.pragma("foreign_keys = ON");
  return database;
}
