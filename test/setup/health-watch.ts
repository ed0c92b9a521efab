import { Worker } from "node:worker_threads";
import * as z from "zod";
import type { Delay } from "./loop-watch";

/** How a server answered while it was watched. */
export interface Health {
  readonly asked: number;
  /** Answers other than 200, and questions without an answer. */
  readonly failed: number;
  /** Longest time from asking to the answer. */
  readonly longestMs: number;
  /**
   * The longest time without the time in which server and asker were ready to run but waited for a processor, as Linux
   * counts it.
   */
  readonly longestOwnMs: number;
  /** How late a thread was that does next to nothing: the delay that comes from the machine's other work. */
  readonly machineMs: Delay;
}

const DELAY = z.object({ p999: z.number(), worst: z.number() });
const HEALTH = z.object({
  asked: z.number(),
  failed: z.number(),
  longestMs: z.number(),
  longestOwnMs: z.number(),
  machineMs: DELAY,
});

/**
 * Asks in a thread of its own, on a new connection each time, so that the caller's own work does not count as the
 * server's. Every question is answered before a lap is reported, so that a late answer and the machine's delay are in
 * the same lap.
 */
const CODE = `
const { readFileSync } = require("node:fs");
const { get } = require("node:http");
const { monitorEventLoopDelay } = require("node:perf_hooks");
const { parentPort, workerData } = require("node:worker_threads");
const LOOK_MS = 10;
const machine = monitorEventLoopDelay({ resolution: LOOK_MS });
machine.enable();
const late = (nanoseconds) => Math.max(0, Math.round(nanoseconds / 1e6) - LOOK_MS);
const fresh = () => ({ asked: 0, failed: 0, longestMs: 0, longestOwnMs: 0 });
function waitedMs() {
  try {
    const waits = [workerData.waits, "/proc/thread-self/schedstat"];
    return waits.reduce((sum, file) => sum + Number(readFileSync(file, "utf8").split(" ")[1]) / 1e6, 0);
  } catch {
    return 0;
  }
}
let health = fresh();
let open = 0;
let told = null;
function ask() {
  if (told !== null) return;
  const start = performance.now();
  const waited = waitedMs();
  let end = null;
  health.asked += 1;
  open += 1;
  const options = { port: workerData.port, host: "127.0.0.1", path: "/healthz", agent: false, timeout: 30000 };
  const sent = get(options, (answer) => {
    answer.on("error", () => {});
    answer.resume().once("end", () => { if (answer.statusCode === 200) end = performance.now(); });
  });
  sent.on("timeout", () => sent.destroy());
  sent.on("error", () => {});
  sent.once("close", () => {
    open -= 1;
    if (end === null) health.failed += 1;
    const took = (end ?? performance.now()) - start;
    health.longestMs = Math.max(health.longestMs, took);
    health.longestOwnMs = Math.max(health.longestOwnMs, took - (waitedMs() - waited));
    tell();
  });
}
function tell() {
  if (told === null || open > 0) return;
  const machineMs = { p999: late(machine.percentile(99.9)), worst: late(machine.max) };
  parentPort.postMessage({ ...health, machineMs });
  health = fresh();
  machine.reset();
  if (told === "stop") {
    clearInterval(timer);
    machine.disable();
    parentPort.close();
  }
  told = null;
}
const timer = setInterval(ask, workerData.everyMs);
parentPort.on("message", (what) => {
  told = what;
  tell();
});
`;

/** A watch over a server's `/healthz`. */
export interface HealthWatch {
  /** What was seen since the watch began or the last lap. */
  lap(): Promise<Health>;
  stop(): Promise<Health>;
}

/**
 * The longest time the server itself took to answer, in milliseconds, without what the machine kept from it. A machine
 * that stands still delays everybody; a busy one delays those with work to do, and hardly those without.
 */
export function ownGapMs({ longestMs, longestOwnMs, machineMs }: Omit<Health, "asked" | "failed">): number {
  return Math.max(0, Math.min(longestOwnMs, longestMs - machineMs.worst));
}

/** Asks the server how it is every 50 ms. */
export function watchHealth({ port, pid }: { readonly port: number; readonly pid: number }): HealthWatch {
  // The second number of the file is how long the main thread has waited for a processor.
  const waits = `/proc/${pid}/task/${pid}/schedstat`;
  const worker = new Worker(CODE, { eval: true, workerData: { port, waits, everyMs: 50 } });
  const say = (what: "lap" | "stop") =>
    new Promise<Health>((resolve) => {
      worker.once("message", (health: unknown) => resolve(HEALTH.parse(health)));
      worker.postMessage(what);
    });
  return { lap: () => say("lap"), stop: () => say("stop") };
}
