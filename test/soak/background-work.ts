import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const CHILD = fileURLToPath(new URL("publish-stock.ts", import.meta.url));

/** What a server has to do beside its pages. */
export interface BackgroundWork {
  /** Ends it. @returns how many times stock was published, and what went wrong */
  stop(): Promise<{ readonly publications: number; readonly fault: string | null }>;
}

/**
 * Publishes 20,000 vehicles again and again, each time at other prices, with 3,000 shoppers who watch some of them, from
 * a process of its own: the server finds the news and builds its index anew.
 */
export function startBackgroundWork(dataDir: string): BackgroundWork {
  const child = spawn(process.execPath, ["--import", "tsx", CHILD, dataDir], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [output, errors] = ["", ""];
  child.stdout.on("data", (piece) => (output += String(piece)));
  child.stderr.on("data", (piece) => (errors += String(piece)));
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    async stop() {
      const fault = child.exitCode === null ? null : `stock is not published any more: ${errors.slice(-500)}`;
      child.kill("SIGKILL");
      await ended;
      return { publications: output.split("published").length - 1, fault };
    },
  };
}
