import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";

const ROOT = join(import.meta.dirname, "..", "..");

/** Bundles a server that is to be killed, so that it starts in a tenth of the time. @returns the file */
export async function buildServer(name: "lead-server" | "index-server" | "feed-server"): Promise<string> {
  const outfile = join(ROOT, ".cache", "crash", `${name}-${process.pid}.mjs`);
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    alias: { "~": join(ROOT, "app") },
    logLevel: "error",
  });
  return outfile;
}

/** A running server. */
export interface CrashServer {
  readonly port: number;
  /** Ends it with a signal, and waits for that. */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<void>;
}

/** Starts a bundled server and waits until it says that it is ready. */
export async function startServer(file: string, env: Readonly<Record<string, string>>): Promise<CrashServer> {
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
    child.once("exit", (code) => reject(new Error(`the server ended with ${String(code)}`)));
  });
}
