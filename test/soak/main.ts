// npm run soak [-- --minutes N]: keeps the built server busy on this machine with pages, forms and hostile bodies at
// once; prints a JSON line every 15 seconds and one at the end. Ends with 1 when /healthz once took more than 250 ms or
// the server's event loop stood still for more than 100 ms, beyond what the machine itself was late with, when anything
// was answered with 5xx or not at all, or when memory still grows after the first two minutes.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startBuiltServer } from "../setup/built-server";
import { type Delay, ownGapMs, watchHealth } from "../setup/health-watch";
import { argumentsOf, numberOption } from "../setup/command-line";
import { startBackgroundWork } from "./background-work";
import { get } from "../setup/http";
import { faultsOf, type Lap, memoryGrowth } from "./verdict";
import { SoakSite, type Workload } from "./workload";
import { workloads } from "./workloads";

const LAP_SECONDS = 15;
const { values } = argumentsOf({ options: { minutes: { type: "string", default: "10" } } });
const minutes = numberOption("minutes", values.minutes, [0.1, 240]);

const dataDir = mkdtempSync(join(tmpdir(), "forecourt-soak-"));
const server = await startBuiltServer({ dataDir, env: { TRUSTED_PROXY_HOPS: "1", LOG_LEVEL: "warn" } });
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

/** Resident memory of the server, in megabytes. */
function rssMb(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

/** How long the server's event loop stood still since this was last asked, by its own metric. */
async function loopDelay(): Promise<Delay> {
  const { body } = await get(server.port, "/metrics");
  const of = (quantile: string) =>
    Math.round(
      1_000 *
        Number(new RegExp(`event_loop_delay_seconds\\{quantile="${quantile}"\\} (\\S+)`).exec(body)?.[1]),
    );
  return { p999: of("0.999"), worst: of("1") };
}

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
await loopDelay();
const start = performance.now();
const laps: Lap[] = [];
while (performance.now() - start < minutes * 60_000 && server.process.exitCode === null) {
  await pause(Math.min(LAP_SECONDS * 1_000, minutes * 60_000 - (performance.now() - start)));
  const health = await watch.lap();
  const lap: Lap = {
    seconds: Math.round((performance.now() - start) / 1_000),
    rssMb: rssMb(),
    longestGapMs: Math.round(health.longestMs),
    ownGapMs: Math.round(ownGapMs(health)),
    loopMs: await loopDelay(),
    machineMs: health.machineMs,
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
    loopMs: worstOf(laps.map(({ loopMs }) => loopMs)),
    machineMs: worstOf(laps.map(({ machineMs }) => machineMs)),
    publications,
    memory: memoryGrowth(laps),
    errors: errors.length,
    faults,
  }),
);
process.exitCode = faults.length === 0 && errors.length === 0 ? 0 : 1;
