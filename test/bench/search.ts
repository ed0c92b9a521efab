import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { SearchMeasurement } from "./search-measure";

const run = promisify(execFile);
const CHILD = fileURLToPath(new URL("search-child.ts", import.meta.url));
const SIZES = [5_000, 20_000, 100_000, 1_000_000] as const;

/** Most milliseconds at the median (DESIGN: 3, 8 and 80 over everything; 10 for text at 100,000). */
const FLOORS: readonly { readonly vehicles: number; readonly query: RegExp; readonly p50: number }[] = [
  { vehicles: 20_000, query: /^everything/, p50: 3 },
  { vehicles: 100_000, query: /^everything/, p50: 8 },
  { vehicles: 1_000_000, query: /^everything/, p50: 80 },
  { vehicles: 100_000, query: /^text/, p50: 10 },
];
/** Most resident megabytes of a process that holds the index and nothing else. */
const MEMORY_FLOORS: Readonly<Record<number, number>> = { 5_000: 300, 100_000: 700 };

/**
 * Measures the embedded engine at each size in a child process of its own, prints one JSON line per figure, and
 * returns what is slower or larger than it may be. `sizes` narrows the run.
 */
export async function benchSearch(sizes: readonly number[] = SIZES): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const vehicles of sizes) {
    const measured = await measureInChild(vehicles);
    for (const timing of measured.timings) print({ bench: "search", ...timing });
    const { buildMs, residentMb } = measured;
    print({ bench: "search", vehicles, buildMs, residentMb });
    faults.push(...faultsOf(measured));
  }
  return faults;
}

async function measureInChild(vehicles: number): Promise<SearchMeasurement> {
  const { stdout } = await run(
    process.execPath,
    ["--import", "tsx", "--expose-gc", "--max-old-space-size=6144", CHILD, String(vehicles)],
    { maxBuffer: 10_000_000 },
  );
  // The child is our own and prints nothing but one measurement.
  return JSON.parse(stdout) as SearchMeasurement;
}

function faultsOf(measured: SearchMeasurement): string[] {
  const slow = FLOORS.filter((floor) => floor.vehicles === measured.vehicles).flatMap((floor) =>
    measured.timings
      .filter((timing) => floor.query.test(timing.query) && timing.p50 > floor.p50)
      .map((timing) => `${timing.query} at ${timing.vehicles}: ${timing.p50} ms, at most ${floor.p50}`),
  );
  const most = MEMORY_FLOORS[measured.vehicles] ?? Infinity;
  const large =
    measured.residentMb > most
      ? [`${measured.vehicles} vehicles: ${measured.residentMb} MB, at most ${most}`]
      : [];
  return [...slow, ...large];
}

function print(line: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
