import { Worker } from "node:worker_threads";
import { FlightBoard, HEAD_BYTES, SLOT_BYTES } from "./flight-board.server";
import code from "./watchdog-thread.cjs?raw";

/** How long an event loop may not answer, in milliseconds. */
export interface WatchdogOptions {
  readonly patienceMs?: number;
  /** The same once the process was told to stop. */
  readonly stopPatienceMs?: number;
  readonly everyMs?: number;
}

const BEAT_MS = 250;

/**
 * Starts a thread that ends the process with SIGKILL when its event loop has not answered for 20 seconds, or for 5
 * seconds after SIGTERM or SIGINT, so that its supervisor starts another. A log line says which requests were under
 * way.
 * @returns the board to note requests on
 */
export function startWatchdog(options: WatchdogOptions = {}): FlightBoard {
  const { patienceMs = 20_000, stopPatienceMs = 5_000, everyMs = 500 } = options;
  const board = new FlightBoard();
  const beat = new SharedArrayBuffer(4);
  const counter = new Int32Array(beat);
  setInterval(() => Atomics.add(counter, 0, 1), BEAT_MS).unref();
  const data = { beat, requests: board.memory, slotBytes: SLOT_BYTES, headBytes: HEAD_BYTES };
  const workerData = { ...data, patienceMs, stopPatienceMs, everyMs };
  // Flags of Node that the process was started with are not for this thread: it would refuse some.
  const thread = new Worker(code, {
    eval: true,
    execArgv: [],
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  thread.unref();
  return board;
}
