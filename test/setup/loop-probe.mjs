// Loaded into a server (`node --import`) by `loop-watch.ts`: looks at the event loop every 10 ms and writes to
// LOOP_PROBE_FILE, a line for each look, how many milliseconds it was late: in all, and for the server's own doing.
import { appendFileSync, openSync, readSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const LOOK_MS = 10;
const WRITE_MS = 500;
const file = process.env.LOOP_PROBE_FILE;
if (isMainThread && file !== undefined) watch(file);

/** @param {string} target */
function watch(target) {
  const waited = waitingTime();
  let [last, lastWaited] = [performance.now(), waited()];
  /** @type {string[]} */
  let lines = [];
  setInterval(() => {
    const [now, nowWaited] = [performance.now(), waited()];
    const late = Math.max(0, now - last - LOOK_MS);
    lines.push(`${late.toFixed(1)} ${Math.max(0, late - (nowWaited - lastWaited)).toFixed(1)}\n`);
    [last, lastWaited] = [now, nowWaited];
  }, LOOK_MS).unref();
  setInterval(() => {
    appendFileSync(target, lines.join(""));
    lines = [];
  }, WRITE_MS).unref();
}

/** Milliseconds this thread could have run and waited for a processor, as Linux counts it; 0 elsewhere. */
function waitingTime() {
  const buffer = Buffer.alloc(100);
  try {
    const source = openSync(`/proc/self/task/${process.pid}/schedstat`, "r");
    return () => Number(buffer.toString("utf8", 0, readSync(source, buffer, 0, 100, 0)).split(" ")[1]) / 1e6;
  } catch {
    return () => 0;
  }
}
