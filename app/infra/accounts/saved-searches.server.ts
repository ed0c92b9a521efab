import { randomUUID } from "node:crypto";
import type { Database } from "~/infra/db/database.server";
import type { Clock } from "~/ports/clock";
import type { VehicleQuery } from "~/domain/search/query";
import type { Shopper } from "~/ports/shopper-accounts";
import { waitForShopper } from "./shopper-row.server";

/** A search to keep. */
export interface NewSavedSearch {
  /** Its canonical address. */
  readonly path: string;
  /** What it is called: "Used Mazda CX-5 under $40,000". */
  readonly name: string;
  readonly query: VehicleQuery;
  /** The vehicles it finds now: alerts are about other vehicles only. */
  readonly known: readonly string[];
}

/** A kept search. */
export interface SavedSearch {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  /** Whether new finds are told once a day. */
  readonly alerts: boolean;
  readonly savedAt: string;
}

/** Most searches one shopper can keep. */
export const MOST_SEARCHES = 30;

/** Shoppers' saved searches. Contract: `test/contract/accounts`. */
export interface SavedSearches {
  /** Newest first. */
  list(shopper: Shopper): Promise<readonly SavedSearch[]>;
  /** Keeps a search, once for each address; false when there are too many. */
  save(shopper: Shopper, search: NewSavedSearch): Promise<boolean>;
  setAlerts(shopper: Shopper, id: string, alerts: boolean): Promise<void>;
  remove(shopper: Shopper, id: string): Promise<void>;
}

/** Saved searches in the database. */
export function createSavedSearches({ queries: db }: Database, clock: Clock): SavedSearches {
  const ofShopper = (id: string) => db.selectFrom("saved_search").where("shopper_id", "=", id);
  return {
    async list({ id }) {
      const rows = await ofShopper(id).selectAll().orderBy("saved_at", "desc").orderBy("id").execute();
      return rows.map(({ alerts, saved_at: savedAt, ...row }) => ({
        id: row.id,
        path: row.path,
        name: row.name,
        alerts: alerts === 1,
        savedAt,
      }));
    },
    save: ({ id, tenant }, { path, name, query, known }) =>
      db.transaction().execute(async (transaction) => {
        await waitForShopper(transaction, id);
        const own = await transaction
          .selectFrom("saved_search")
          .select(["id", "path"])
          .where("shopper_id", "=", id)
          .execute();
        const kept = own.find((search) => search.path === path);
        if (kept !== undefined) {
          await transaction
            .updateTable("saved_search")
            .set({ alerts: 1 })
            .where("id", "=", kept.id)
            .execute();
          return true;
        }
        if (own.length >= MOST_SEARCHES) return false;
        const now = clock.now().toISOString();
        await transaction
          .insertInto("saved_search")
          .values({
            id: randomUUID(),
            tenant,
            shopper_id: id,
            path,
            name,
            query: JSON.stringify(query),
            known: JSON.stringify(known),
            alerts: 1,
            saved_at: now,
            checked_at: now,
          })
          .execute();
        return true;
      }),
    async setAlerts({ id }, search, alerts) {
      await db
        .updateTable("saved_search")
        .set({ alerts: alerts ? 1 : 0 })
        .where("shopper_id", "=", id)
        .where("id", "=", search)
        .execute();
    },
    async remove({ id }, search) {
      await db.deleteFrom("saved_search").where("shopper_id", "=", id).where("id", "=", search).execute();
    },
  };
}
