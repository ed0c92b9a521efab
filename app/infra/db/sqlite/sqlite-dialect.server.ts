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
  type TransactionSettings,
  UpdateQueryNode,
} from "kysely";
import { BUSY_TIMEOUT_MS, SqliteConnection } from "./sqlite-connection.server";
import { SqliteError } from "./sqlite-thread.server";

const LOCK_TIMEOUT_MS = 30_000;
/**
 * The isolation level by which a transaction says that its commit does not wait for the disk. SQLite has no levels: every
 * transaction is serializable, this one too.
 */
export const RELAXED = "read uncommitted";
/** How often somebody in the queue looks whether the one at its head is still shut out. */
const QUEUE_LOOK_MS = 100;

/** SQLite undoes DDL with its transaction, so a migration that fails half-way leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * The one connection that writes. It is given to one caller after the other, in the order in which they asked. It is
 * also the migration lock.
 */
class Writer {
  #last: Promise<void> = Promise.resolve();

  constructor(readonly connection: SqliteConnection) {}

  /**
   * @param patienceMs how long to stand behind somebody whom another process shuts out; for as long as it takes without
   * @returns what to call when the caller has finished with the connection
   * @throws SqliteError `SQLITE_BUSY` when the patience is over
   */
  async take(patienceMs?: number): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise((resolve) => (end = resolve));
    if (patienceMs !== undefined && !(await this.#comes(before, patienceMs))) {
      void before.then(end);
      throw new SqliteError("Another process keeps the database locked.", "SQLITE_BUSY");
    }
    await before;
    return end;
  }

  /** Whether a turn comes before the file was shut for longer than the patience. */
  async #comes(turn: Promise<void>, patienceMs: number): Promise<boolean> {
    const asked = Date.now();
    const came = turn.then(() => true);
    for (;;) {
      if (await Promise.race([came, pause(QUEUE_LOOK_MS, false)])) return true;
      const { shutOutSince } = this.connection;
      if (shutOutSince !== null && Date.now() - Math.max(asked, shutOutSince) > patienceMs) return false;
    }
  }
}

/**
 * A connection that reads until its first write and only then takes the writing connection. With WAL, reads never wait
 * for a writer, and they work while the database is locked.
 */
class LazyConnection implements DatabaseConnection {
  #end: (() => void) | null = null;

  constructor(
    private readonly reader: SqliteConnection,
    private readonly writer: Writer,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#end !== null) return this.writer.connection.executeQuery(query);
    if (SelectQueryNode.is(query.query)) return this.reader.executeQuery(query);
    const connection = await this.hold(BUSY_TIMEOUT_MS);
    return isChange(query) ? connection.change(query, BUSY_TIMEOUT_MS) : connection.executeQuery(query);
  }

  streamQuery(): never {
    return this.reader.streamQuery();
  }

  /** The writing connection, from now until the release; see {@link Writer.take}. */
  async hold(patienceMs?: number): Promise<SqliteConnection> {
    this.#end ??= await this.writer.take(patienceMs);
    return this.writer.connection;
  }

  release(): void {
    this.#end?.();
    this.#end = null;
  }
}

function isChange({ query }: CompiledQuery): boolean {
  return InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);
}

class ReadAndWriteDriver implements Driver {
  #writer: Writer | null = null;
  #reader: SqliteConnection | null = null;

  constructor(private readonly file: string) {}

  async init(): Promise<void> {
    // The first one may have to make the file.
    this.#writer = new Writer(await SqliteConnection.open(this.file, "writing"));
    this.#reader = await SqliteConnection.open(this.file, "reading");
  }

  async acquireConnection(): Promise<LazyConnection> {
    if (this.#reader === null || this.#writer === null) throw new Error("The driver was not started.");
    return new LazyConnection(this.#reader, this.#writer);
  }

  async beginTransaction(connection: LazyConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    const sync = isolationLevel === RELAXED ? "normal" : "full";
    await (await connection.hold()).begin(LOCK_TIMEOUT_MS, sync);
  }

  async commitTransaction(connection: LazyConnection): Promise<void> {
    await (await connection.hold()).end("commit");
  }

  async rollbackTransaction(connection: LazyConnection): Promise<void> {
    try {
      await (await connection.hold()).end("rollback");
    } catch (error) {
      // A full disk makes SQLite undo the transaction by itself; why is what the caller has to hear.
      if (!(error instanceof SqliteError && error.message.includes("no transaction is active"))) throw error;
    }
  }

  async releaseConnection(connection: LazyConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await Promise.all([this.#writer?.connection.close(), this.#reader?.close()]);
  }
}

/** Kysely's SQLite dialect with a connection that writes and one that reads, each in a thread of its own. */
export class WriterDialect extends SqliteDialect {
  constructor(private readonly file: string) {
    super({ database: () => Promise.reject(new Error("The driver opens the file.")) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new ReadAndWriteDriver(this.file);
  }
}
