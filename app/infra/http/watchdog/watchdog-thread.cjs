// The watchdog's own thread (`watchdog.server.ts` starts it with this text, so that the bundle needs no file beside it).
// It writes with `fs`, because `process.stdout` of a worker is passed on by the main thread, which is what hangs.
const { writeSync } = require("node:fs");
const { workerData } = require("node:worker_threads");

const { beat, requests, slotBytes, headBytes, patienceMs, stopPatienceMs, everyMs } = workerData;
const counter = new Int32Array(beat);
const view = new DataView(requests);

let last = Atomics.load(counter, 0);
let silentMs = 0;
let signalled = false;

listenForStop("SIGTERM", 15);
listenForStop("SIGINT", 2);
setInterval(look, everyMs);

// Looks are counted and not the clock: a machine that slept, or a process that was stopped, has not hung.
function look() {
  const now = Atomics.load(counter, 0);
  silentMs = now === last ? silentMs + everyMs : 0;
  last = now;
  if (silentMs >= (signalled ? stopPatienceMs : patienceMs)) end();
}

function end() {
  const line = {
    level: "fatal",
    time: new Date().toISOString(),
    alert: "event-loop-hangs",
    silentMs,
    signalled,
    requests: running(),
    msg: "The event loop does not answer: the process is ended",
  };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } finally {
    // Nothing gentler works: JavaScript of the main thread does not run, and a worker can end only itself.
    process.kill(process.pid, "SIGKILL");
  }
}

/** The requests under way, the one that began first at the top. */
function running() {
  const found = [];
  for (let at = 0; at < requests.byteLength; at += slotBytes) {
    const length = view.getUint32(at);
    if (length === 0) continue;
    // Copied: a text is not decoded from memory that is shared.
    const bytes = Uint8Array.from(new Uint8Array(requests, at + headBytes, length));
    const [id, method, path] = new TextDecoder().decode(bytes).split("\n");
    found.push({ id, method, path, ms: Math.round(Date.now() - view.getFloat64(at + 8)) });
  }
  return found.sort((a, b) => b.ms - a.ms);
}

/**
 * `process.on("SIGTERM")` of Node is called on the main thread alone, which is what hangs; a signal handle on this
 * thread's own event loop hears it too. Node makes one only by `process.binding` (DEP0111: deprecated in its manual, in
 * all versions up to 24 there). There is no documented way: workers get no signals, and a second process would not be
 * sent them. Where it is gone, the process ends after the longer patience, signal or not.
 */
function listenForStop(name, number) {
  try {
    process.noDeprecation = true;
    const { Signal } = process.binding("signal_wrap");
    const handle = new Signal();
    handle.onsignal = () => {
      signalled = true;
    };
    handle.unref();
    handle.start(number);
  } catch {
    // The longer patience, as said above.
  }
}
