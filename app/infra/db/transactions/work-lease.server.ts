import { createHash, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Clock } from "~/ports/clock";
import type { Schema } from "~/infra/db/schema.server";

/** A process that dies while it works: another one begins anew after this time. */
const LEASE_MS = 60_000;

/** Work that several processes see and one of them does, numbered so that each number is done once. */
export interface WorkLease {
  /**
   * Does the work with this number, unless it is done or another process is at it.
   * @param work calls `keep` between its batches, in less than a minute each; that ends it when another process has it
   * @returns whether the work with this number is done
   */
  run(number: number, work: (keep: () => Promise<void>) => Promise<void>): Promise<boolean>;
}

/** Somebody else took the work over. */
class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

/** @param about what the work is; processes that say the same share it */
export function createWorkLease(db: Kysely<Schema>, clock: Clock, about: string): WorkLease {
  const name = createHash("sha256").update(about).digest("base64url");
  const holder = randomUUID();
  const time = (after: number) => new Date(clock.now().getTime() + after).toISOString();
  const own = () => db.updateTable("work_lease").where("name", "=", name).where("holder", "=", holder);

  async function take(number: number): Promise<boolean> {
    await db
      .insertInto("work_lease")
      .values({ name, holder: "", until_at: "", done: -1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const taken = await db
      .updateTable("work_lease")
      .set({ holder, until_at: time(LEASE_MS) })
      .where("name", "=", name)
      .where("done", "<", number)
      .where("until_at", "<=", time(0))
      .executeTakeFirst();
    return taken.numUpdatedRows > 0n;
  }

  async function keep(): Promise<void> {
    const kept = await own()
      .set({ until_at: time(LEASE_MS) })
      .executeTakeFirst();
    if (kept.numUpdatedRows === 0n) throw new LeaseLostError("Another process does this work by now.");
  }

  return {
    async run(number, work) {
      const row = db.selectFrom("work_lease").select("done").where("name", "=", name);
      const isDone = async () => ((await row.executeTakeFirst())?.done ?? -1) >= number;
      if (await isDone()) return true;
      if (!(await take(number))) return isDone();
      try {
        await work(keep);
      } catch (error) {
        await own().set({ until_at: "" }).execute();
        if (error instanceof LeaseLostError) return false;
        throw error;
      }
      await own().set({ until_at: "", done: number }).execute();
      return true;
    },
  };
}
