import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { HOUR_MS } from "~/domain/time/day";
import { privateFolder } from "../../private-files.server";

/** Longer than any pull: a folder of another machine that is older was left by a process that is gone. */
const LONGEST_MS = 6 * HOUR_MS;

/** Where files are kept while they are fetched and read. */
export interface PullFolders {
  /** Removes what killed processes left; folders of processes that run stay. */
  sweep(): void;
  /** Makes an empty folder that only this user can read. */
  make(): string;
  remove(folder: string): void;
}

/** Folders below `DATA_DIR/pulls`, each named after machine and process. */
export function createPullFolders(dataDir: string, now: () => Date): PullFolders {
  const root = join(dataDir, "pulls");
  const own = new Set<string>();
  const host = hostname().replaceAll(/[^\w]/g, "_");
  return {
    sweep() {
      for (const name of namesIn(root)) {
        const folder = join(root, name);
        if (!own.has(name) && isLeft(name, host, folder, now().getTime())) remove(folder);
      }
    },
    make() {
      privateFolder(root);
      const name = `${host}-${process.pid}-${randomUUID()}`;
      own.add(name);
      mkdirSync(join(root, name), { mode: 0o700 });
      return join(root, name);
    },
    remove(folder) {
      remove(folder);
      own.delete(folder.slice(root.length + 1));
    },
  };
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function namesIn(root: string): readonly string[] {
  try {
    return readdirSync(root);
  } catch {
    return [];
  }
}

/** A folder of this process that it does not know was left by an earlier one with the same number. */
function isLeft(name: string, host: string, folder: string, nowMs: number): boolean {
  const [machine = "", pid = ""] = name.split("-");
  if (machine === host) return Number(pid) === process.pid || !isRunning(Number(pid));
  const changed = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? nowMs;
  return nowMs - changed > LONGEST_MS;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is there too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
