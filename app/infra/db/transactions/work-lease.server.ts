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
  run(number: number, work: LeasedWork): Promise<boolean>;
  /** Does work without a number, unless another process is doing this or numbered work. @returns whether it was done */
  hold(work: LeasedWork): Promise<boolean>;
}

type LeasedWork = (keep: () => Promise<void>) => Promise<void>;

/** Another process has taken the work over. */
class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

/**
 * @param about names the work; processes that give the same name share it
 * @param leaseMs after which another process may take over; every process has to give the same
 */
export function createWorkLease(
  db: Kysely<Schema>,
  clock: Clock,
  about: string,
  leaseMs = LEASE_MS,
): WorkLease {
  const name = createHash("sha256").update(about).digest("base64url");
  const holder = randomUUID();
  const time = (after: number) => new Date(clock.now().getTime() + after).toISOString();
  const own = () => db.updateTable("work_lease").where("name", "=", name).where("holder", "=", holder);

  /** @param number null for work that has none */
  async function take(number: number | null): Promise<boolean> {
    await db
      .insertInto("work_lease")
      .values({ name, holder: "", until_at: "", done: -1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const taken = await db
      .updateTable("work_lease")
      .set({ holder, until_at: time(leaseMs) })
      .where("name", "=", name)
      .$if(number !== null, (update) => update.where("done", "<", number))
      .where("until_at", "<=", time(0))
      .executeTakeFirst();
    return taken.numUpdatedRows > 0n;
  }

  async function keep(): Promise<void> {
    const kept = await own()
      .set({ until_at: time(leaseMs) })
      .executeTakeFirst();
    if (kept.numUpdatedRows === 0n) throw new LeaseLostError("Another process does this work by now.");
  }

  /** Does work whose lease was taken. @returns false when another process took it over meanwhile */
  async function lead(work: LeasedWork, done: { readonly done?: number }): Promise<boolean> {
    try {
      await work(keep);
    } catch (error) {
      await own().set({ until_at: "" }).execute();
      if (error instanceof LeaseLostError) return false;
      throw error;
    }
    await own()
      .set({ until_at: "", ...done })
      .execute();
    return true;
  }

  return {
    async run(number, work) {
      const row = db.selectFrom("work_lease").select("done").where("name", "=", name);
      const isDone = async () => ((await row.executeTakeFirst())?.done ?? -1) >= number;
      if (await isDone()) return true;
      if (!(await take(number))) return isDone();
      return lead(work, { done: number });
    },
    hold: async (work) => (await take(null)) && lead(work, {}),
  };
}
