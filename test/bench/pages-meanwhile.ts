import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startBuiltServer } from "../setup/built-server";
import { DEALERS, FIRST_DEALER, hostOf } from "../setup/dealers";
import { get } from "../setup/http";

const MOST_MS = 250;
const EVERY_MS = 100;

/** Times of pages that were asked for, in milliseconds, and how many were not answered with 200. */
interface PageTimes {
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
  readonly asked: number;
  readonly failed: number;
}

/**
 * Serves the build while something imports into its folder, and asks for lists of another dealer ten times a second,
 * none of them twice.
 * @returns what misses its floor
 */
export async function pagesMeanwhile(importing: (dataDir: string) => Promise<unknown>): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-bench-meanwhile-"));
  const server = await startBuiltServer({ dataDir });
  try {
    const before = await timesOf(server.port, sleep(10_000));
    const meanwhile = await timesOf(server.port, importing(dataDir));
    console.log(JSON.stringify({ bench: "import", what: "pages before", ...before }));
    console.log(JSON.stringify({ bench: "import", what: "pages meanwhile", ...meanwhile }));
    const { p99, failed } = meanwhile;
    return [
      ...(p99 > MOST_MS ? [`pages during an import: p99 ${p99} ms, at most ${MOST_MS}`] : []),
      ...(failed > 0 ? [`pages during an import: ${failed} were not answered`] : []),
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function timesOf(port: number, work: Promise<unknown>): Promise<PageTimes> {
  const host = hostOf(DEALERS[1] ?? FIRST_DEALER);
  const times: number[] = [];
  const state = { isOver: false };
  let failed = 0;
  const ended = work.finally(() => (state.isOver = true));
  for (let at = 0; !state.isOver; at += 1) {
    const started = performance.now();
    const path = `/search/new-used-and-demo-cars?range[price]=${at * 10}:${900_000 - at}`;
    const { status } = await get(port, path, { host });
    times.push(performance.now() - started);
    if (status !== 200) failed += 1;
    await sleep(Math.max(0, EVERY_MS - (performance.now() - started)));
  }
  await ended;
  times.sort((one, other) => one - other);
  const share = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
  return { p50: share(0.5), p99: share(0.99), worst: share(1), asked: times.length, failed };
}
