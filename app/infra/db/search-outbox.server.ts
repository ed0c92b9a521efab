import { type Kysely, sql } from "kysely";
import { retryPauseMs } from "~/domain/time/retry-pause";
import type { Clock } from "~/ports/clock";
import type { Database } from "./database.server";
import { waitingChange } from "./edition/note-changes.server";
import { parts } from "./edition/small-transactions.server";
import { tidyEditions } from "./edition/tidy-editions.server";
import { lockVersion } from "./publication-lock.server";
import type { Schema } from "./schema.server";

/** A vehicle whose present state an index has not been told. */
export interface WaitingChange {
  readonly vehicleId: string;
  /** The publication that last changed it: a later one is another change. */
  readonly version: number;
  readonly failingSince: string | null;
}

/** What is not in an index yet. */
export interface OutboxLag {
  readonly waiting: number;
  /** Since when the index has been behind; null when it is not. */
  readonly since: Date | null;
}

/** What one search index outside the database has not been told yet. */
export interface SearchOutbox {
  /**
   * From now on every publication leaves its changes here.
   * @returns false when that was so before
   */
  register(): Promise<boolean>;
  /** Nothing is left here any more, and what was is dropped. Nothing is written for an index that is not registered. */
  forget(): Promise<void>;
  /** The changes whose turn it is, those of earlier publications first. */
  due(limit: number): Promise<readonly WaitingChange[]>;
  /** Takes changes out that the index has been told, except for vehicles that were changed again since. */
  told(changes: readonly WaitingChange[]): Promise<void>;
  /** Keeps changes that the index refused, for a later time; others are not kept waiting by them. */
  refused(changes: readonly WaitingChange[], chance: number): Promise<void>;
  /**
   * Keeps changes for a later time of which nobody knows whether the index was told. A new change of these vehicles
   * waits as well, so that what is still under way to the index cannot come after it.
   */
  postpone(changes: readonly WaitingChange[], ms: number): Promise<void>;
  /** Puts vehicles in that the index has to be told once more. @returns how many were not waiting already */
  add(vehicleIds: readonly string[]): Promise<number>;
  /** Whether the index was told everything, or has refused it. */
  isCaughtUp(): Promise<boolean>;
  lag(): Promise<OutboxLag>;
}

/** The outbox of the index with this name. */
export function createSearchOutbox({ queries }: Database, clock: Clock, name: string): SearchOutbox {
  const rows = () => queries.selectFrom("search_change").where("index_name", "=", name);
  const now = () => clock.now().toISOString();
  return {
    async register() {
      if (await isRegistered(queries, name)) return false;
      return queries.transaction().execute(async (transaction) => {
        // A publication under way may have read the list before: whoever reads stock after this must find its vehicles.
        await lockVersion(transaction);
        if (await isRegistered(transaction, name)) return false;
        await transaction.insertInto("search_index").values({ name }).execute();
        return true;
      });
    },
    async forget() {
      if (!(await isRegistered(queries, name))) return;
      await queries.transaction().execute(async (transaction) => {
        await lockVersion(transaction);
        await transaction.deleteFrom("search_index").where("name", "=", name).execute();
        await transaction.deleteFrom("search_change").where("index_name", "=", name).execute();
      });
    },
    async due(limit) {
      await tidyEditions(queries);
      const found = await rows()
        .select([sql<string>`cast(vehicle_id as text)`.as("vehicleId"), "version", "failing_since"])
        .where("due_at", "<=", now())
        .orderBy("version")
        .orderBy("vehicle_id")
        .limit(limit)
        .execute();
      return found.map(({ failing_since: failingSince, ...row }) => ({ ...row, failingSince }));
    },
    async told(changes) {
      await queries.transaction().execute(async (transaction) => {
        for (const [version, ids] of byVersion(changes))
          await transaction
            .deleteFrom("search_change")
            .where("index_name", "=", name)
            .where("vehicle_id", "in", ids)
            .where("version", "=", version)
            .execute();
      });
    },
    async refused(changes, chance) {
      const at = clock.now().getTime();
      await queries.transaction().execute(async (transaction) => {
        for (const { vehicleId, version, failingSince } of changes) {
          const since = failingSince === null ? at : Date.parse(failingSince);
          const due = new Date(at + retryPauseMs(at - since, chance));
          await transaction
            .updateTable("search_change")
            .set({ due_at: due.toISOString(), failing_since: new Date(since).toISOString() })
            .where("index_name", "=", name)
            .where("vehicle_id", "=", BigInt(vehicleId))
            .where("version", "=", version)
            .execute();
        }
      });
    },
    async postpone(changes, ms) {
      await queries
        .updateTable("search_change")
        .set({ due_at: new Date(clock.now().getTime() + ms).toISOString(), failing_since: null })
        .where("index_name", "=", name)
        .where(
          "vehicle_id",
          "in",
          changes.map(({ vehicleId }) => BigInt(vehicleId)),
        )
        .execute();
    },
    async add(vehicleIds) {
      await tidyEditions(queries);
      return queries.transaction().execute(async (transaction) => {
        const version = await lockVersion(transaction);
        let added = 0n;
        for (const part of parts(vehicleIds)) {
          const values = part.map((id) => waitingChange(name, id, version, now()));
          const { numInsertedOrUpdatedRows = 0n } = await transaction
            .insertInto("search_change")
            .values(values)
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirstOrThrow();
          added += numInsertedOrUpdatedRows;
        }
        return Number(added);
      });
    },
    async isCaughtUp() {
      await tidyEditions(queries);
      const untold = rows().select("version").where("failing_since", "is", null).limit(1);
      return (await untold.executeTakeFirst()) === undefined;
    },
    async lag() {
      await tidyEditions(queries);
      const { waiting: count, since } = await rows()
        .select(({ fn }) => [
          fn.countAll<number | string>().as("waiting"),
          fn.min<string | null>("changed_at").as("since"),
        ])
        .executeTakeFirstOrThrow();
      return { waiting: Number(count), since: since === null ? null : new Date(since) };
    },
  };
}

async function isRegistered(db: Kysely<Schema>, name: string): Promise<boolean> {
  const row = await db.selectFrom("search_index").select("name").where("name", "=", name).executeTakeFirst();
  return row !== undefined;
}

function byVersion(changes: readonly WaitingChange[]): ReadonlyMap<number, bigint[]> {
  const groups = new Map<number, bigint[]>();
  for (const { version, vehicleId } of changes) {
    const ids = groups.get(version) ?? [];
    groups.set(version, ids);
    ids.push(BigInt(vehicleId));
  }
  return groups;
}
