import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { openDatabase } from "~/infra/db/database.server";
import { NODE_FLAGS, SERVER_ENVIRONMENT } from "../../scripts/server-command.mjs";
import { startPostgres } from "../contract/stock-store/postgres";
import { DEALERS } from "../setup/dealers";
import { type BenchRow, benchRow } from "./feed-rows";
import { pagesMeanwhile } from "./pages-meanwhile";
import { cpuMilliseconds } from "./server-figures";

const VEHICLES = 100_000;
const MOST_SECONDS = 25;
const MOST_MEGABYTES = 400;
/** Of the second feed: one row in so many has another price. */
const CHANGED_EVERY = 100;

/** Where an import goes. */
interface Place {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Imports feeds of 100,000 vehicles as an operator does, with the mapping that `inspect` proposes: on SQLite and
 * PostgreSQL, from CSV and NDJSON, all new, unchanged, and one in a hundred changed; and asks for pages meanwhile.
 * @returns what misses its floor
 */
export async function benchImport(): Promise<readonly string[]> {
  const dir = mkdtempSync(join(tmpdir(), "forecourt-bench-import-"));
  const postgres = await startPostgres();
  const faults: string[] = [];
  try {
    const [csv, changed, ndjson] = ["all.csv", "changed.csv", "all.ndjson"].map((name) => join(dir, name));
    if (csv === undefined || changed === undefined || ndjson === undefined) throw new Error("no files");
    await pipeline(Readable.from(rows(false)), stringify({ header: true }), createWriteStream(csv));
    await pipeline(Readable.from(rows(true)), stringify({ header: true }), createWriteStream(changed));
    await pipeline(Readable.from(lines()), createWriteStream(ndjson));
    const places: Place[] = [{ name: "sqlite", env: { DATA_DIR: dir, DATABASE_URL: "" } }];
    if (postgres.available)
      places.push({
        name: "postgres",
        env: { DATA_DIR: dir, DATABASE_URL: await postgres.migratedUrlOf("bench") },
      });
    else console.log(JSON.stringify({ bench: "import", skipped: "postgres", reason: postgres.reason }));
    const mapping = join(dir, "mapping.json");
    await stock(["inspect", csv, "--rows", "2000", "--write", mapping], {});
    for (const place of places) {
      if (place.name === "sqlite") await migrated(dir);
      for (const [what, file] of [
        ["first", csv],
        ["unchanged", csv],
        ["one in a hundred changed", changed],
        ["the same as NDJSON", ndjson],
      ] as const)
        faults.push(...(await measured(place, what, file, mapping)));
    }
    const intoSite = (dataDir: string) =>
      stock(importOf(csv, mapping), { DATA_DIR: dataDir, DATABASE_URL: "" });
    faults.push(...(await pagesMeanwhile(intoSite)));
    return faults;
  } finally {
    if (postgres.available) await postgres.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

function* rows(withChanges: boolean): Generator<BenchRow> {
  for (let index = 0; index < VEHICLES; index += 1) {
    const row = benchRow(index);
    yield withChanges && index % CHANGED_EVERY === 0
      ? { ...row, Price: `$${10_000 + (index % 70_000)}` }
      : row;
  }
}

function* lines(): Generator<string> {
  for (const row of rows(false)) yield `${JSON.stringify(row)}\n`;
}

async function migrated(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  await database.migrate();
  await database.close();
}

function importOf(file: string, mapping: string): readonly string[] {
  const dealership = DEALERS[0]?.dealerships[0]?.id ?? "";
  return ["import", file, "--dealership", dealership, "--mapping", mapping, "--force"];
}

async function measured(
  { name, env }: Place,
  what: string,
  file: string,
  mapping: string,
): Promise<readonly string[]> {
  const figures = await stock(importOf(file, mapping), env);
  console.log(JSON.stringify({ bench: "import", vehicles: VEHICLES, database: name, what, ...figures }));
  const { seconds, peakMegabytes } = figures;
  return [
    ...(seconds > MOST_SECONDS ? [`import ${name}, ${what}: ${seconds} s, at most ${MOST_SECONDS}`] : []),
    ...(peakMegabytes > MOST_MEGABYTES
      ? [`import ${name}, ${what}: ${peakMegabytes} MB, at most ${MOST_MEGABYTES}`]
      : []),
  ];
}

/** Runs a command of `npm run stock`. */
async function stock(parameters: readonly string[], env: Readonly<Record<string, string>>) {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [
      ...NODE_FLAGS,
      "--import",
      "tsx",
      "--import",
      "./scripts/without-source-maps.mjs",
      "scripts/stock.ts",
      ...parameters,
    ],
    {
      env: { ...process.env, ...SERVER_ENVIRONMENT, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => void output.push(String(chunk)));
  const watch = watched(child);
  const [code] = (await once(child, "close")) as [number | null];
  const { cpuSeconds, peakMegabytes } = watch();
  if (code !== 0 && code !== 2)
    throw new Error(`${parameters.join(" ")} ended with ${code}:\n${output.join("")}`);
  return { seconds: Math.round((performance.now() - started) / 100) / 10, cpuSeconds, peakMegabytes };
}

function watched({ pid = 0 }: ChildProcess) {
  let [cpuMs, kilobytes] = [0, 0];
  const look = () => {
    const file = `/proc/${pid}/status`;
    if (!existsSync(file)) return;
    kilobytes = Math.max(kilobytes, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1] ?? 0));
    cpuMs = Math.max(cpuMs, cpuMilliseconds(pid));
  };
  const timer = setInterval(look, 50);
  return () => {
    clearInterval(timer);
    return { cpuSeconds: Math.round(cpuMs / 100) / 10, peakMegabytes: Math.round(kilobytes / 1_024) };
  };
}
