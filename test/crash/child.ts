import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";

const ROOT = join(import.meta.dirname, "..", "..");
const OUT = join(ROOT, ".cache", "crash", `lead-server-${process.pid}.mjs`);

/** Bundles the lead server, so that it starts in a tenth of the time. @returns the file */
export async function buildLeadServer(): Promise<string> {
  await build({
    entryPoints: [join(import.meta.dirname, "lead-server.ts")],
    outfile: OUT,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    alias: { "~": join(ROOT, "app") },
    logLevel: "error",
  });
  return OUT;
}

/** A running lead server. */
export interface LeadServer {
  readonly port: number;
  /** Ends it with a signal, and waits for that. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

/** Starts a bundled lead server and waits until it listens. */
export async function startLeadServer(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<LeadServer> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await readyPort(child);
  return {
    port,
    end: (signal) =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill(signal);
      }),
  };
}

function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk) => {
      text += String(chunk);
      const port = /ready (\d+)\n/.exec(text)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once("exit", (code) => reject(new Error(`the lead server ended with ${String(code)}`)));
  });
}
