import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { openDatabase } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { type BuiltServer, startBuiltServer } from "../setup/built-server";
import { DEALERS } from "../setup/dealers";
import { get } from "../setup/http";
import { cpuMilliseconds, median, residentMegabytes } from "./server-figures";
import { createTraffic, knownPages, type Visit } from "./replay-traffic";

/** A minute of a hundred visitors a second; each minute the stock of another dealer changes. */
const VISITS = 6_000;
const ROUNDS = 3;
const SEED = 13;
/** It stood at 370 when the replay was first run. */
const MOST_RESIDENT_MB = 400;

interface Round {
  readonly requestsPerSecond: number;
  readonly p99: number;
  readonly cpuMs: number;
}

/**
 * Replays what looks like real traffic to all dealers of the build: seven requests in ten to a few hundred pages, three
 * to addresses seen once, and each minute of it the stock of one dealer in six changes.
 * @returns what misses its floor
 */
export async function benchReplay(): Promise<readonly string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-bench-replay-"));
  const server = await startBuiltServer({ env: { LOG_LEVEL: "warn" }, dataDir });
  try {
    const known = await knownPages(server.port);
    const next = createTraffic(known, SEED);
    const rounds: Round[] = [];
    const change = await stockChanges(dataDir);
    for (let round = 0; round <= ROUNDS; round += 1) {
      await change(round);
      const measured = await replayed(server, next);
      // The first warms up: the engine compiles what runs often.
      if (round > 0) rounds.push(measured);
    }
    await change(null);
    return await report(server, known.length, rounds);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Changes a price of the dealer whose turn it is; null ends it. */
async function stockChanges(dataDir: string): Promise<(turn: number | null) => Promise<void>> {
  const database = await openDatabase({ dataDir });
  const stock = createStockStore(database);
  const owned = new Map<string, Vehicle[]>();
  for await (const batch of stock.all())
    for (const vehicle of batch)
      owned.set(vehicle.dealership_id, [...(owned.get(vehicle.dealership_id) ?? []), vehicle]);
  return async (turn) => {
    if (turn === null) return database.close();
    const dealership = DEALERS[turn % DEALERS.length]?.dealerships[0]?.id ?? "";
    const [first, ...rest] = owned.get(dealership) ?? [];
    if (first === undefined) throw new Error(`There is no stock of ${dealership}.`);
    await stock.publish(dealership, [{ ...first, price: (first.price ?? 0) + turn + 1 }, ...rest]);
  };
}

async function replayed({ port, pid }: BuiltServer, next: () => Visit): Promise<Round> {
  const before = cpuMilliseconds(pid);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: 8,
    amount: VISITS,
    requests: [
      {
        setupRequest(request) {
          const { host, path } = next();
          return { ...request, path, headers: { host, "accept-encoding": "gzip, br" } };
        },
      },
    ],
  });
  const { "4xx": refused, "5xx": broken, errors } = result;
  const failed = refused + broken + errors;
  if (failed > 0) throw new Error(`${failed} answers were no pages`);
  return {
    requestsPerSecond: Math.round(result.requests.total / result.duration),
    p99: result.latency.p99,
    cpuMs: (cpuMilliseconds(pid) - before) / result.requests.total,
  };
}

async function report(server: BuiltServer, pages: number, rounds: readonly Round[]): Promise<string[]> {
  const { body } = await get(server.port, "/metrics");
  const counts = [...body.matchAll(/^page_cache_requests_total\{.*?outcome="(\w+)".*?\} (\d+)$/gm)];
  const kept = Object.fromEntries(counts.map(([, name = "", count]) => [name, Number(count)] as const));
  const residentMb = residentMegabytes(server.pid);
  const of = (figure: keyof Round) => median(rounds.map((round) => round[figure]));
  const line = {
    requestsPerSecond: of("requestsPerSecond"),
    p99: of("p99"),
    cpuMs: Number(of("cpuMs").toFixed(2)),
    residentMb,
    pages,
    kept,
  };
  console.log(JSON.stringify({ bench: "replay", ...line }));
  return residentMb > MOST_RESIDENT_MB
    ? [`replay: ${residentMb} MB resident, at most ${MOST_RESIDENT_MB}`]
    : [];
}
