import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { FULL_DEALER } from "../e2e/field-flips/full-dealer";
import { digitsOf, writeDealer } from "../e2e/field-flips/witness-site";
import { startBuiltServer } from "../setup/built-server";
import { get } from "../setup/http";
import { cpuMilliseconds, residentMegabytes } from "./server-figures";

const SHIPPED = join(import.meta.dirname, "..", "..", "tenant-config");
/** Dealers beside those of the demonstration. Each has every field of the schema in its file, and no stock. */
const COUNTS = [0, 200, 1_000] as const;
/** What two hundred more may cost. */
const MOST = { dealers: 200, seconds: 10, megabytes: 150 } as const;
const TAKEN_OVER_MS = 5_000;
/** A process that has just started still tidies its memory. */
const SETTLE_MS = 12_000;
const IDLE_MS = 10_000;
const PATIENCE_MS = 10 * 60_000;

interface Cost {
  readonly dealers: number;
  readonly startMs: number;
  readonly residentMb: number;
  /** Processor time that looking at the folders takes, as a share of one processor. */
  readonly idleShare: number;
  /** From the change of one dealer's file until its page shows it; null without such a dealer. */
  readonly takenOverMs: number | null;
}

/**
 * Measures what dealers cost a process that serves them: start, memory, watching, a change.
 * @returns what misses its floor
 */
export async function benchDealers(): Promise<readonly string[]> {
  const dir = mkdtempSync(join(tmpdir(), "forecourt-many-dealers-"));
  const [dealers, dataDir] = [join(dir, "dealers"), join(dir, "data")];
  mkdirSync(dataDir);
  cpSync(SHIPPED, dealers, { recursive: true });
  try {
    // Makes the demonstration's stock, which no measured start has to do.
    await costOf(dealers, dataDir, 0);
    const costs: Cost[] = [];
    let written = 0;
    for (const count of COUNTS) {
      for (; written < count; written += 1) writeDealer(dealers, digitsOf(written), FULL_DEALER);
      const cost = await costOf(dealers, dataDir, count);
      console.log(JSON.stringify({ bench: "dealers", ...cost }));
      costs.push(cost);
    }
    return faultsOf(costs);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function costOf(dealers: string, dataDir: string, count: number): Promise<Cost> {
  const env = { TENANT_CONFIG_DIR: dealers, LOG_LEVEL: "error" };
  const server = await startBuiltServer({ dataDir, env, patienceMs: PATIENCE_MS });
  try {
    if (server.output().includes("dealer-config-faulty")) throw new Error(server.output().slice(0, 2_000));
    await pause(SETTLE_MS);
    const before = cpuMilliseconds(server.pid);
    await pause(IDLE_MS);
    return {
      dealers: count,
      startMs: Math.round(server.startMs),
      residentMb: residentMegabytes(server.pid),
      idleShare: (cpuMilliseconds(server.pid) - before) / IDLE_MS,
      takenOverMs: count === 0 ? null : await changeOne(dealers, server.port),
    };
  } finally {
    await server.stop();
  }
}

async function changeOne(dealers: string, port: number): Promise<number> {
  const digits = digitsOf(0);
  const file = join(dealers, `w${digits}`, "site.json");
  const before = readFileSync(file, "utf8");
  const name = `Changed ${digits}`;
  writeFileSync(`${file}.new`, before.replaceAll(`"name":"${nameIn(before)}"`, `"name":"${name}"`));
  renameSync(`${file}.new`, file);
  const start = performance.now();
  while (!(await get(port, "/", { host: `w${digits}.localhost:${port}` })).body.includes(name)) {
    if (performance.now() - start > PATIENCE_MS) throw new Error("the change was not taken over");
    await pause(50);
  }
  const took = Math.round(performance.now() - start);
  writeFileSync(file, before);
  return took;
}

function nameIn(file: string): string {
  const name = /"name":"([^"]+)"/.exec(file)?.[1];
  if (name === undefined) throw new Error("the dealer's file has no name");
  return name;
}

function faultsOf(costs: readonly Cost[]): string[] {
  const [few, more] = [
    costs.find(({ dealers }) => dealers === 0),
    costs.find(({ dealers }) => dealers === MOST.dealers),
  ];
  if (few === undefined || more === undefined) return ["not measured"];
  const seconds = (more.startMs - few.startMs) / 1_000;
  const megabytes = more.residentMb - few.residentMb;
  return [
    ...(seconds > MOST.seconds
      ? [`${MOST.dealers} dealers start in ${seconds} s more, at most ${MOST.seconds}`]
      : []),
    ...(megabytes > MOST.megabytes
      ? [`${MOST.dealers} dealers take ${megabytes} MB more, at most ${MOST.megabytes}`]
      : []),
    ...costs.flatMap(({ dealers, takenOverMs }) =>
      takenOverMs !== null && takenOverMs > TAKEN_OVER_MS
        ? [`${dealers} dealers: a change took ${takenOverMs} ms`]
        : [],
    ),
  ];
}
