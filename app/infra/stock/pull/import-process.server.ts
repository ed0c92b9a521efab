import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { resolve } from "node:path";
import * as z from "zod";
import { type ImportFiles, importSummarySchema } from "./import-job.server";

const answerSchema = z.union([z.object({ summary: importSummarySchema }), z.object({ fault: z.string() })]);
/** What the process answers. */
export type ImportAnswer = z.infer<typeof answerSchema>;

/** How nice it is: requests of shoppers go first. */
const NICENESS = 10;

/**
 * Imports in a process of its own, which ends with this one: a large import takes seconds of computing and hundreds of
 * megabytes, and pages are to be answered meanwhile. An aborted import is killed; nobody sees what it
 * wrote, and the next one undoes it.
 * @param env variables of that process; without them it has those of this one
 */
export function importApart(env?: NodeJS.ProcessEnv): ImportFiles {
  return (job, signal) =>
    new Promise((done, fail) => {
      signal.throwIfAborted();
      const child = fork(resolve("scripts/import-feed.ts"), {
        execArgv: [...memoryFlags(), "--import", "tsx", "--import", "./scripts/without-source-maps.mjs"],
        stdio: ["ignore", "ignore", "inherit", "ipc"],
        ...(env !== undefined && { env }),
      });
      const kill = () => void child.kill("SIGKILL");
      signal.addEventListener("abort", kill, { once: true });
      child.once("spawn", () => {
        lower(child.pid);
        // One that ended meanwhile says so by its end.
        child.send(job, () => undefined);
      });
      child.once("message", (message) => {
        const answer = answerSchema.safeParse(message).data ?? {
          fault: "the import gave no answer that makes sense",
        };
        if ("summary" in answer) done(answer.summary);
        else fail(new Error(answer.fault));
      });
      child.once("error", fail);
      child.once("exit", (code, by) => {
        signal.removeEventListener("abort", kill);
        fail(new Error(`the import ended without an answer (${by ?? String(code)})`));
      });
    });
}

/** How much memory this process may use: the import keeps to the same. */
function memoryFlags(): readonly string[] {
  return process.execArgv.filter((flag) => /^--(?:heap|max)-/.test(flag));
}

function lower(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It runs all the same.
  }
}
