import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { serveSqlite, type ThreadAnswer, type ThreadCall, type ThreadResult } from "./thread-code.server";

/** SQLite refused something; `code` is its own name for why, such as `SQLITE_CONSTRAINT_UNIQUE`. */
export class SqliteError extends Error {
  override readonly name = "SqliteError";

  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

interface Asked {
  readonly resolve: (result: ThreadResult) => void;
  readonly reject: (error: Error) => void;
}

// Compilers that keep the names of functions add calls of `__name` to their text.
const CODE = `
  const { parentPort, workerData } = require("node:worker_threads");
  const __name = (made) => made;
  (${serveSqlite.toString()})(parentPort, require(workerData.driver));
`;

/**
 * A thread that runs the calls of its connections one after another, so that neither a long statement nor the disk
 * keeps the server from answering. It starts with the first call, and does not keep a process alive that has nothing to
 * ask.
 */
export class SqliteThread {
  #worker: Worker | null = null;
  #count = 0;
  readonly #asked = new Map<number, Asked>();

  /** Rejects with a {@link SqliteError} when SQLite refuses. */
  ask(call: ThreadCall): Promise<ThreadResult> {
    const worker = (this.#worker ??= this.#start());
    const id = (this.#count += 1);
    return new Promise((resolve, reject) => {
      if (this.#asked.size === 0) worker.ref();
      this.#asked.set(id, { resolve, reject });
      worker.postMessage({ id, call });
    });
  }

  #start(): Worker {
    const driver = createRequire(import.meta.url).resolve("libsql");
    // Flags of Node that the process was started with are not for this thread. Its errors are not handled: a thread
    // that breaks ends the process, and whatever supervises the process starts another.
    const worker = new Worker(CODE, {
      eval: true,
      execArgv: [],
      workerData: { driver },
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    worker.unref();
    worker.on("message", (answer: ThreadAnswer) => this.#settle(worker, answer));
    return worker;
  }

  #settle(worker: Worker, { id, result, fault }: ThreadAnswer): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (this.#asked.size === 0) worker.unref();
    if (result !== undefined) asked?.resolve(result);
    else asked?.reject(new SqliteError(fault?.message ?? "SQLite failed.", fault?.code));
  }
}
