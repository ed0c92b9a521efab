import { spawn } from "node:child_process";
import { join } from "node:path";

const START = join(import.meta.dirname, "..", "start.mjs");
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs `npm start` with this environment and no other, until it ends or this process is told to end.
 * @returns its exit code
 */
export function serveHere(environment: Readonly<Record<string, string>>): Promise<number> {
  const server = spawn(process.execPath, [START], {
    env: { NODE_ENV: "production", ...environment },
    stdio: "inherit",
  });
  const pass = (signal: NodeJS.Signals) => void server.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => {
      for (const signal of SIGNALS) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });
}
