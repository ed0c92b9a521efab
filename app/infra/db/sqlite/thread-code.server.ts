import type Libsql from "libsql";
import type { MessagePort } from "node:worker_threads";

/** What a thread can be asked to do with one of the connections it holds. */
export type ThreadCall =
  | {
      readonly kind: "open";
      readonly connection: number;
      readonly file: string;
      /** Milliseconds to wait for a lock. */
      readonly patience: number;
      readonly pragmas: readonly string[];
    }
  | ({ readonly kind: "run"; readonly connection: number } & Statement)
  /** One statement as a transaction of its own; when the lock is taken, nothing happens. */
  | ({ readonly kind: "change"; readonly connection: number } & Statement)
  /** Begins a transaction that writes; when the lock is taken, nothing happens. */
  | { readonly kind: "begin"; readonly connection: number; readonly sync: Sync }
  | { readonly kind: "end"; readonly connection: number; readonly how: "commit" | "rollback" }
  | { readonly kind: "close"; readonly connection: number };

/** Whether a commit waits for the disk: SQLite's words for that. */
export type Sync = "full" | "normal";

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What a call gave. */
export interface ThreadResult {
  readonly rows: readonly unknown[];
  /** Of a statement that gives no rows. */
  readonly changes?: number;
  readonly lastId?: number;
}

/** An answer, or the fault as far as it can be sent. */
export interface ThreadAnswer {
  readonly id: number;
  readonly result?: ThreadResult;
  readonly fault?: { readonly message: string; readonly code: string | undefined };
}

/**
 * The code of a thread that holds SQLite connections: it answers one call after another. The thread is started with the
 * text of this function, so that no file beside the bundle is needed. It may therefore use nothing from outside itself.
 */
export function serveSqlite(port: MessagePort, Driver: typeof Libsql): void {
  interface Held {
    readonly file: InstanceType<typeof Libsql>;
    /** Prepared statements, the least recently used first. */
    readonly statements: Map<string, ReturnType<InstanceType<typeof Libsql>["prepare"]>>;
    readonly patience: number;
  }
  const MOST_STATEMENTS = 200;
  const LONGEST_KEPT = 4_000;
  const connections = new Map<number, Held>();

  function held(connection: number): Held {
    const found = connections.get(connection);
    if (found === undefined) throw new Error("The database is closed.");
    return found;
  }

  function prepared({ file, statements }: Held, sql: string) {
    const known = statements.get(sql);
    statements.delete(sql);
    const statement = known ?? file.prepare(sql);
    const isKept = sql.length <= LONGEST_KEPT && /^(?:select|insert|update|delete)\b/i.test(sql);
    if (isKept) statements.set(sql, statement);
    // Tables may have changed.
    else if (/^(?:create|alter|drop)\b/i.test(sql)) statements.clear();
    const oldest = statements.keys().next();
    if (statements.size > MOST_STATEMENTS && oldest.done !== true) statements.delete(oldest.value);
    return statement;
  }

  function run(from: Held, { sql, parameters }: Statement): ThreadResult {
    try {
      const statement = prepared(from, sql);
      if (statement.reader) return { rows: statement.all(parameters) };
      const { changes, lastInsertRowid } = statement.run(parameters);
      return { rows: [], changes, lastId: Number(lastInsertRowid) };
    } catch (error) {
      // A statement that met a lock stays active; used again, it would block the commit.
      from.statements.delete(sql);
      throw error;
    }
  }

  function begin({ file, patience }: Held, sync: Sync): void {
    // Other connections wait for this thread: waiting for a lock is done outside it.
    file.exec(`pragma busy_timeout = 0; pragma synchronous = ${sync}`);
    try {
      file.exec("begin immediate");
    } finally {
      file.exec(`pragma busy_timeout = ${patience}`);
      waitForDisk(file);
    }
  }

  function end({ file }: Held, how: "commit" | "rollback"): void {
    try {
      file.exec(how);
    } finally {
      waitForDisk(file);
    }
  }

  /** Whatever follows a transaction waits for the disk, unless it says otherwise. Within one, SQLite takes no change. */
  function waitForDisk(file: Held["file"]): void {
    if (!file.inTransaction) file.exec("pragma synchronous = full");
  }

  function change(from: Held, statement: Statement): ThreadResult {
    begin(from, "full");
    try {
      const result = run(from, statement);
      from.file.exec("commit");
      return result;
    } catch (error) {
      if (from.file.inTransaction) from.file.exec("rollback");
      throw error;
    }
  }

  function answer(call: ThreadCall): ThreadResult {
    switch (call.kind) {
      case "open": {
        const { file: path, patience, pragmas } = call;
        const file = new Driver(path, { timeout: patience });
        for (const pragma of pragmas) file.pragma(pragma);
        connections.set(call.connection, { file, statements: new Map(), patience });
        return { rows: [] };
      }
      case "run":
        return run(held(call.connection), call);
      case "change":
        return change(held(call.connection), call);
      case "begin":
        begin(held(call.connection), call.sync);
        return { rows: [] };
      case "end":
        end(held(call.connection), call.how);
        return { rows: [] };
      case "close": {
        const { file, statements } = held(call.connection);
        connections.delete(call.connection);
        statements.clear();
        file.close();
        return { rows: [] };
      }
    }
  }

  function fault(error: unknown): ThreadAnswer["fault"] {
    if (!(error instanceof Error)) return { message: String(error), code: undefined };
    return { message: error.message, code: "code" in error ? String(error.code) : undefined };
  }

  port.on("message", ({ id, call }: { readonly id: number; readonly call: ThreadCall }) => {
    try {
      port.postMessage({ id, result: answer(call) });
    } catch (error) {
      port.postMessage({ id, fault: fault(error) });
    }
  });
}
