import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { type BuiltServer, startBuiltServer } from "../setup/built-server";
import { FIRST_DEALER, hostOf } from "../setup/dealers";
import { benchWeights } from "./page-weights";
import { cpuMilliseconds, median, residentMegabytes } from "./server-figures";

const ROOT = join(import.meta.dirname, "..", "..");
const BARE_BUILD = join(ROOT, "node_modules", ".cache", "bare", "server", "index.js");
const RESULTS = "/search/new-used-and-demo-cars";
const ABOVE_ALL = 9_000_000;
const ROUNDS = 3;
const ROUND_SECONDS = 4;
/** Until the engine has compiled what runs often; a server that has just started is several times slower. */
const WARM_UP_SECONDS = 12;
/**
 * Shares of the bare page's requests per second, and memory, a little worse than what was measured (0.083, 0.8, 312 MB): a
 * page for a search that nobody asked before renders twenty cards and a hundred choices.
 */
const LEAST_RATIO = { uncached: 0.07, cached: 0.5 } as const;
const MOST_RESIDENT_MB = 330;

interface Load {
  readonly requestsPerSecond: number;
  readonly p99: number;
  /** Milliseconds of processor time the server spent on one request: what a busy machine does not blur. */
  readonly cpuMs: number;
}

/**
 * Measures the results page beside the smallest page Remix can serve, in turns, so that both see the same machine.
 * @returns what misses its floor
 */
export async function benchPages(): Promise<readonly string[]> {
  buildBare();
  // A log line for each request would measure the terminal.
  const ours = await startBuiltServer({ env: { LOG_LEVEL: "warn" } });
  const bare = await startBuiltServer({ build: BARE_BUILD, readyPath: "/" });
  try {
    print({
      measure: "start",
      ms: Math.round(ours.startMs),
      note: "first start, with the demonstration stock made",
    });
    const loads = await takeTurns(ours, bare);
    const faults = report(loads);
    faults.push(...(await benchWeights(ours.port)));
    const residentMb = residentMegabytes(ours.pid);
    print({ measure: "resident", mb: residentMb });
    if (residentMb > MOST_RESIDENT_MB) faults.push(`${residentMb} MB resident, at most ${MOST_RESIDENT_MB}`);
    return faults;
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
  }
}

type Loads = Readonly<Record<"bare" | "cached" | "uncached", Load[]>>;

async function takeTurns(ours: BuiltServer, bare: BuiltServer): Promise<Loads> {
  const loads: Loads = { bare: [], cached: [], uncached: [] };
  let visitor = 0;
  const runs = {
    bare: (seconds: number) => load(bare, () => "/", seconds),
    cached: (seconds: number) => load(ours, () => RESULTS, seconds),
    // An upper price above all of the stock: another page for every cache, which lists the same vehicles.
    uncached: (seconds: number) =>
      load(ours, () => `${RESULTS}?range[price]=:${ABOVE_ALL + (visitor += 1)}`, seconds),
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of ["bare", "cached", "uncached"] as const) {
      // The first round warms up and is not counted.
      const measured = await runs[name](round === 0 ? WARM_UP_SECONDS : ROUND_SECONDS);
      if (round > 0) loads[name].push(measured);
    }
  }
  return loads;
}

async function load({ port, pid }: BuiltServer, path: () => string, seconds: number): Promise<Load> {
  const before = cpuMilliseconds(pid);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 8,
    duration: seconds,
    headers: { host: `${hostOf(FIRST_DEALER)}:${port}`, "accept-encoding": "gzip, br" },
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were no pages`);
  const cpuMs = (cpuMilliseconds(pid) - before) / result.requests.total;
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99, cpuMs };
}

function report(loads: Loads): string[] {
  const rate = (name: keyof Loads) => median(loads[name].map(({ requestsPerSecond }) => requestsPerSecond));
  const ratio = (name: keyof Loads) => Number((rate(name) / rate("bare")).toFixed(3));
  const faults: string[] = [];
  for (const name of ["bare", "uncached", "cached"] as const) {
    const p99 = median(loads[name].map((one) => one.p99));
    const cpuMs = Number(median(loads[name].map((one) => one.cpuMs)).toFixed(2));
    print({ measure: name, requestsPerSecond: rate(name), p99, ratio: ratio(name), cpuMs });
    const least = name === "bare" ? 0 : LEAST_RATIO[name];
    if (ratio(name) < least) faults.push(`${name}: ${ratio(name)} of the bare page, at least ${least}`);
  }
  return faults;
}

function buildBare(): void {
  if (existsSync(BARE_BUILD)) return;
  const cli = join(ROOT, "node_modules", "@remix-run", "dev", "dist", "cli.js");
  const { status, stderr } = spawnSync(process.execPath, [cli, "vite:build", join("test", "bench", "bare")], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The bare page could not be built:\n${stderr}`);
}

function print(line: Readonly<Record<string, unknown>>): void {
  console.log(JSON.stringify({ bench: "pages", ...line }));
}
