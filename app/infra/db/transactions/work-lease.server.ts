import { createHash, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Clock } from "~/ports/clock";
import type { Schema } from "~/infra/db/schema.server";

/** Milliseconds after which another process may begin work again that a process had: that process may have died. */
const LEASE_MS = 60_000;

/** Work that several processes could do and one of them does. Each piece has a number and is done once. */
export interface WorkLease {
  /**
   * Does the work with this number, unless it is done already or another process is doing it.
   * @param work calls `keep` between its batches, less than a minute apart; `keep` rejects when another process has
   * taken over the work
   */
  run(number: number, work: (keep: () => Promise<void>) => Promise<void>): Promise<boolean>;
}

/** Another process has taken the work over. */
class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

/** @param about names the work; processes that give the same name share it */
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
