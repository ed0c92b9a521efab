// npm run soak [-- --minutes N]: keeps the built server busy on this machine with pages, forms and hostile bodies at
// once; prints a JSON line every minute and one at the end. Ends with 1 when /healthz once took more than 250 ms, when the
// server held its event loop for more than 100 ms or, in one look of a thousand, for more than 50, when anything was
// answered with 5xx or not at all, or when memory still grows after the first two minutes. The time that the server
// could have run and waited for a processor is not its own: the soak works on the same machine.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startBuiltServer } from "../setup/built-server";
import { ownGapMs, watchHealth } from "../setup/health-watch";
import { type Delay, watchLoop } from "../setup/loop-watch";
import { argumentsOf, numberOption } from "../setup/command-line";
import { median, residentMegabytes } from "../bench/server-figures";
import { startBackgroundWork } from "./background-work";
import { faultsOf, type Lap, memoryGrowth } from "./verdict";
import { SoakSite, type Workload } from "./workload";
import { workloads } from "./workloads";

/** Long enough for a thousandth of the looks at the event loop to be several. */
const LAP_SECONDS = 60;
/** Between two looks at the memory, of which a lap tells the median. */
const LOOK_SECONDS = 5;
const { values } = argumentsOf({ options: { minutes: { type: "string", default: "10" } } });
const minutes = numberOption("minutes", values.minutes, [0.1, 240]);

const dataDir = mkdtempSync(join(tmpdir(), "forecourt-soak-"));
const loop = watchLoop(join(dataDir, "loop-looks"));
const env = { TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "warn", ...loop.env };
const server = await startBuiltServer({ dataDir, env });
const site = new SoakSite(server.port);
const all = await workloads(site);
const counted = { requests: 0, failures: 0 };
let over = false;

async function repeat(workload: Workload, first: number): Promise<void> {
  for (let turn = first; !over; turn += workload.atOnce) {
    const statuses = await workload.run(turn).catch(() => [0]);
    counted.requests += statuses.length;
    counted.failures += statuses.filter((status) => status === 0 || status >= 500).length;
    await pause(workload.restMs);
  }
}

const isRunning = () => server.process.exitCode === null;

const worstOf = (delays: readonly Delay[]): Delay => ({
  p999: Math.max(...delays.map(({ p999 }) => p999)),
  worst: Math.max(...delays.map(({ worst }) => worst)),
});

// The first page of each kind takes longer than any after it.
for (const workload of all) for (let turn = 0; turn < 12; turn += 1) await workload.run(turn).catch(() => []);
const running = all.flatMap((workload) =>
  Array.from({ length: workload.atOnce }, (_, index) => repeat(workload, index)),
);
const work = startBackgroundWork(dataDir);
const watch = watchHealth(server);
loop.lap();
const start = performance.now();
const laps: Lap[] = [];
while (performance.now() - start < minutes * 60_000 && isRunning()) {
  const sizes: number[] = [];
  const end = Math.min(LAP_SECONDS * 1_000 * (laps.length + 1), minutes * 60_000);
  while (performance.now() - start < end && isRunning()) {
    await pause(Math.min(LOOK_SECONDS * 1_000, end - (performance.now() - start)));
    sizes.push(residentMegabytes(server.pid));
  }
  const health = await watch.lap();
  const { all: loopMs, own: ownLoopMs } = loop.lap();
  const lap: Lap = {
    seconds: Math.round((performance.now() - start) / 1_000),
    rssMb: median(sizes),
    longestGapMs: Math.round(health.longestMs),
    ownGapMs: Math.round(ownGapMs(health)),
    loopMs,
    ownLoopMs,
    unanswered: health.failed,
    ...counted,
  };
  Object.assign(counted, { requests: 0, failures: 0 });
  laps.push(lap);
  console.log(JSON.stringify(lap));
}
over = true;
await Promise.all(running);
await watch.stop();
const { publications, fault } = await work.stop();
const code = await server.stop();
rmSync(dataDir, { recursive: true, force: true });
const faults = [
  ...faultsOf(laps),
  ...(fault === null ? [] : [fault]),
  ...(code === 0 ? [] : [`the server ended with ${String(code)}`]),
];
const errors = server.output().match(/.*"level":"(?:error|fatal)".*/g) ?? [];
for (const line of errors.slice(0, 5)) console.log(line);
console.log(
  JSON.stringify({
    soak: faults.length === 0 ? "passed" : "failed",
    minutes,
    requests: laps.reduce((sum, { requests }) => sum + requests, 0),
    longestGapMs: Math.max(...laps.map(({ longestGapMs }) => longestGapMs)),
    ownGapMs: Math.max(...laps.map(({ ownGapMs }) => ownGapMs)),
    loopMs: worstOf(laps.map(({ loopMs }) => loopMs)),
    ownLoopMs: worstOf(laps.map(({ ownLoopMs }) => ownLoopMs)),
    publications,
    memory: memoryGrowth(laps),
    errors: errors.length,
    faults,
  }),
);
process.exitCode = faults.length === 0 && errors.length === 0 ? 0 : 1;
