import { randomUUID } from "node:crypto";
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "~/ports/logger";

/** What arrived and is not in the database yet, in a file: it outlives a process that is killed in between. */
export interface ArrivalNotes {
  /** Notes that a delivery arrived, before anything else happens in this process. */
  arrived(id: string): void;
  /** It is in the database; the note is not needed any more. */
  kept(id: string): void;
  /** What arrived and nobody is about to write down: of processes that ended, and what the database did not take. */
  left(): readonly string[];
  /** The database could not be written: see {@link left}. */
  notKept(id: string): void;
  /** What {@link left} gave is in the database. */
  leftIsKept(ids: readonly string[]): void;
}

/**
 * Notes in a folder of this machine, one file for each process, which goes when all in it is kept. They hold ids of
 * deliveries and nothing else. A folder that cannot be written is logged: deliveries then arrive twice where a process is
 * killed while the database is about to be told.
 */
export function createArrivalNotes(folder: string, logger: Pick<Logger, "warn">): ArrivalNotes {
  const file = join(folder, `${process.pid}-${randomUUID()}`);
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      logger.warn({ error }, "that a delivery arrived could not be noted beside the database");
    }
  };
  const earlier = filesIn(folder);
  const lost = new Set(earlier.flatMap(idsIn));
  const noted = new Set<string>();
  const forget = (id: string) => {
    if (noted.delete(id) && noted.size === 0) attempt(() => rmSync(file, { force: true }));
  };
  const dropEarlier = () => {
    for (const one of earlier.splice(0)) attempt(() => rmSync(one, { force: true }));
  };
  if (lost.size === 0) dropEarlier();
  return {
    arrived(id) {
      noted.add(id);
      // Within this turn of the event loop: a kill that comes later finds the note with the kernel.
      attempt(() => {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        appendFileSync(file, `${id}\n`, { mode: 0o600 });
      });
    },
    kept: forget,
    left: () => [...lost],
    notKept: (id) => void lost.add(id),
    leftIsKept(ids) {
      for (const id of ids) {
        lost.delete(id);
        forget(id);
      }
      dropEarlier();
    },
  };
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function idsIn(file: string): readonly string[] {
  try {
    // A process killed while it writes leaves a line without an end.
    return readFileSync(file, "utf8").split("\n").slice(0, -1);
  } catch {
    return [];
  }
}
