import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { get } from "./http";
import { takeShippedStock } from "./shipped-stock";
import { NODE_FLAGS, SERVER_ENVIRONMENT } from "../../scripts/server-command.mjs";

const ROOT = join(import.meta.dirname, "..", "..");
const REMIX_SERVE = join(ROOT, "node_modules", "@remix-run", "serve", "dist", "cli.js");
const BUILD = join(ROOT, "build", "server", "index.js");

/** Set where nobody measures what memory a server takes. */
const ROOMY = "ROOMY_SERVERS";
/** Garbage is collected seldom: a fifth of a server's time less than with the flags of production. */
export const ROOMY_FLAGS = ["--max-semi-space-size=64"];

/** From here on servers of this process and of those it starts may take what memory they like. */
export function startServersRoomy(): void {
  process.env[ROOMY] = "1";
}

/** A server of the built project, in a folder of its own. */
export interface BuiltServer {
  readonly port: number;
  readonly dataDir: string;
  /** Milliseconds from starting the process to its first ready answer. */
  readonly startMs: number;
  readonly pid: number;
  readonly output: () => string;
  readonly process: ChildProcess;
  /** Sends SIGTERM and waits. @returns the exit code */
  stop(): Promise<number | null>;
}

export interface BuiltServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly build?: string;
  /** This folder stays after the stop; without it a temporary one is used. */
  readonly dataDir?: string;
  /** Begins with the shipped dealers' stock, where it is kept. By default if it serves no dealers of its own. */
  readonly shippedStock?: boolean;
  /** The path that is asked until it answers 200. */
  readonly readyPath?: string;
  readonly patienceMs?: number;
}

/** Starts the build with `remix-serve` on a free port and waits until it is ready. Rejects with its output. */
export async function startBuiltServer(options: BuiltServerOptions = {}): Promise<BuiltServer> {
  const build = options.build ?? BUILD;
  if (!existsSync(build)) throw new Error("There is no build: run `npm run build` first.");
  const port = await freePort();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "forecourt-data-"));
  if (options.shippedStock ?? options.env?.["TENANT_CONFIG_DIR"] === undefined) takeShippedStock(dataDir);
  const start = performance.now();
  const flags = process.env[ROOMY] === undefined ? NODE_FLAGS : ROOMY_FLAGS;
  const child = spawn(process.execPath, [...flags, REMIX_SERVE, build], {
    cwd: ROOT,
    env: { ...process.env, ...SERVER_ENVIRONMENT, PORT: String(port), DATA_DIR: dataDir, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => void output.push(String(chunk)));
  await untilReady(child, port, options, () => output.join(""));
  return {
    port,
    dataDir,
    startMs: performance.now() - start,
    pid: child.pid ?? 0,
    process: child,
    output: () => output.join(""),
    async stop() {
      const code = await stopped(child);
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

async function untilReady(
  child: ChildProcess,
  port: number,
  { readyPath = "/readyz", patienceMs = 120_000 }: BuiltServerOptions,
  output: () => string,
): Promise<void> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const answer = await get(port, readyPath).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(25);
  }
  child.kill("SIGKILL");
  throw new Error(`The server was not ready within ${patienceMs} ms:\n${output()}`);
}

function stopped(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    const last = setTimeout(() => child.kill("SIGKILL"), 15_000);
    child.once("exit", (code) => {
      clearTimeout(last);
      resolve(code);
    });
    child.kill("SIGTERM");
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address !== null
          ? resolve(address.port)
          : reject(new Error("no port")),
      );
    });
  });
}
