import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";

const PREFIX = "forecourt-feed-";
/** Containers may share a folder, and their processes have the same numbers. */
const HOST = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);

/** A folder of this process for files of an import. Those of processes of this host that were killed are removed. */
export function makeTemporaryFolder(): string {
  for (const name of readdirSync(tmpdir())) {
    const [, host, pid] = new RegExp(`^${PREFIX}([0-9a-f]{8})-(\\d+)-`).exec(name) ?? [];
    if (host === HOST && !isAlive(Number(pid)))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
  return mkdtempSync(join(tmpdir(), `${PREFIX}${HOST}-${process.pid}-`));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process is there as well.
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}
