import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { privateFile, privateFolder, tightenFile } from "~/infra/private-files.server";
import { SqliteError, SqliteThread } from "./sqlite-thread.server";
import type { Sync, ThreadCall, ThreadResult } from "./thread-code.server";

/** How long one statement waits for the write lock, in milliseconds; a visitor may be waiting for it. */
export const BUSY_TIMEOUT_MS = 5_000;
/** How often somebody who waits for the write lock tries for it; SQLite itself keeps no queue. */
export const LOCK_RETRY_MS = 5;

// Safe against `kill -9` and power loss: WAL with a full sync at each commit.
const PRAGMAS = [
  `busy_timeout = ${BUSY_TIMEOUT_MS}`,
  "journal_mode = WAL",
  "synchronous = FULL",
  "foreign_keys = ON",
];

// Two threads for the process, whatever it opens: a read never waits for a write to reach the disk.
const threads = { writing: new SqliteThread(), reading: new SqliteThread() };
let connections = 0;

/** A connection to a database file, in the thread that writes or in the one that reads. */
export class SqliteConnection implements DatabaseConnection {
  #shutOutSince: number | null = null;

  private constructor(
    private readonly thread: SqliteThread,
    private readonly number: number,
  ) {}

  /** Opens the file, and makes it when it is missing. */
  static async open(file: string, use: keyof typeof threads): Promise<SqliteConnection> {
    privateFolder(dirname(file));
    // SQLite gives the files it makes beside this one the same access rights.
    privateFile(file);
    for (const beside of ["-wal", "-shm"]) tightenFile(file + beside);
    const pragmas = use === "reading" ? [...PRAGMAS, "query_only = ON"] : PRAGMAS;
    connections += 1;
    const opened = new SqliteConnection(threads[use], connections);
    await opened.#ask({ kind: "open", file, patience: BUSY_TIMEOUT_MS, pragmas });
    return opened;
  }

  /** Since when this connection has waited for a lock that another process holds, in ms since 1970; null when it does not. */
  get shutOutSince(): number | null {
    return this.#shutOutSince;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return resultOf<Row>(await this.#ask({ kind: "run", sql, parameters }));
  }

  /** Runs a statement as a transaction of its own, which waits for the write lock. */
  async change<Row>({ sql, parameters }: CompiledQuery, patienceMs: number): Promise<QueryResult<Row>> {
    const call = { kind: "change", sql, parameters } as const;
    return resultOf<Row>(await this.#unlocked(() => this.#ask(call), patienceMs));
  }

  /**
   * Begins a transaction with the write lock, waiting for it without keeping other work from running. A transaction
   * that reads first and writes later would fail with SQLITE_BUSY when another process wrote in between.
   */
  async begin(patienceMs: number, sync: Sync): Promise<void> {
    await this.#unlocked(() => this.#ask({ kind: "begin", sync }), patienceMs);
  }

  /** Runs a statement without parameters. */
  async execute(sql: string): Promise<void> {
    await this.#ask({ kind: "run", sql, parameters: [] });
  }

  /** Ends the transaction that was begun. */
  async end(how: "commit" | "rollback"): Promise<void> {
    await this.#ask({ kind: "end", how });
  }

  streamQuery(): never {
    throw new Error("SQLite is read in batches here, not as a stream.");
  }

  async close(): Promise<void> {
    await this.#ask({ kind: "close" });
  }

  /** Tries until nobody else holds the lock. */
  async #unlocked<Result>(attempt: () => Promise<Result>, patienceMs: number): Promise<Result> {
    const deadline = Date.now() + patienceMs;
    try {
      for (;;) {
        try {
          return await attempt();
        } catch (error) {
          if (!isBusy(error) || Date.now() > deadline) throw error;
          this.#shutOutSince ??= Date.now();
          await pause(LOCK_RETRY_MS);
        }
      }
    } finally {
      this.#shutOutSince = null;
    }
  }

  #ask(call: Unaddressed<ThreadCall>): Promise<ThreadResult> {
    // A call with a connection is one of the calls: `Unaddressed` took the connection from each.
    return this.thread.ask({ ...call, connection: this.number });
  }
}

type Unaddressed<Call> = Call extends unknown ? Omit<Call, "connection"> : never;

function resultOf<Row>({ rows, changes, lastId }: ThreadResult): QueryResult<Row> {
  return {
    // The rows have the columns that the statement selects; its author gives the type.
    rows: rows as Row[],
    ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
    ...(lastId === undefined ? {} : { insertId: BigInt(lastId) }),
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof SqliteError && error.code?.startsWith("SQLITE_BUSY") === true;
}
