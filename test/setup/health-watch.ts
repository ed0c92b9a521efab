import { Worker } from "node:worker_threads";
import * as z from "zod";

/** How a server answered while it was watched. */
export interface Health {
  readonly asked: number;
  /** Answers other than 200, or none. */
  readonly failed: number;
  /** Longest time from asking to the answer. */
  readonly longestMs: number;
}

const HEALTH = z.object({ asked: z.number(), failed: z.number(), longestMs: z.number() });

/** Asks in a thread of its own, on a new connection each time: what keeps the caller busy is not the server's. */
const CODE = `
const { get } = require("node:http");
const { parentPort, workerData } = require("node:worker_threads");
const health = { asked: 0, failed: 0, longestMs: 0 };
function ask() {
  const start = performance.now();
  health.asked += 1;
  const done = (ok) => {
    if (!ok) health.failed += 1;
    health.longestMs = Math.max(health.longestMs, performance.now() - start);
  };
  const sent = get({ port: workerData.port, host: "127.0.0.1", path: "/healthz", agent: false, timeout: 30000 }, (answer) => {
    answer.resume().once("end", () => done(answer.statusCode === 200));
  });
  sent.on("timeout", () => sent.destroy());
  sent.on("error", () => done(false));
}
const timer = setInterval(ask, workerData.everyMs);
parentPort.on("message", (what) => {
  parentPort.postMessage(health);
  if (what === "reset") Object.assign(health, { asked: 0, failed: 0, longestMs: 0 });
  if (what !== "stop") return;
  clearInterval(timer);
  parentPort.close();
});
`;

/** A watch over a server's `/healthz`. */
export interface HealthWatch {
  /** What was seen since it began or was last asked. */
  lap(): Promise<Health>;
  stop(): Promise<Health>;
}

/** Asks the server how it is every 50 ms. */
export function watchHealth(port: number, everyMs = 50): HealthWatch {
  const worker = new Worker(CODE, { eval: true, workerData: { port, everyMs } });
  const say = (what: "reset" | "stop") =>
    new Promise<Health>((resolve) => {
      worker.once("message", (health: unknown) => resolve(HEALTH.parse(health)));
      worker.postMessage(what);
    });
  return { lap: () => say("reset"), stop: () => say("stop") };
}
