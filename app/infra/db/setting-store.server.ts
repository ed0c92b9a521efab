import type { Database } from "./database.server";

/** Small named facts kept between runs: which demonstration stock was published, and when. */
export interface SettingStore {
  get(name: string): Promise<string | null>;
  set(name: string, value: string): Promise<void>;
}

/** Settings in the database's `setting` table. */
export function createSettingStore({ queries }: Database): SettingStore {
  return {
    async get(name) {
      const row = await queries
        .selectFrom("setting")
        .select("value")
        .where("name", "=", name)
        .executeTakeFirst();
      return row?.value ?? null;
    },
    async set(name, value) {
      const changed = { value, changed_at: new Date().toISOString() };
      await queries
        .insertInto("setting")
        .values({ name, ...changed })
        .onConflict((conflict) => conflict.column("name").doUpdateSet(changed))
        .execute();
    },
  };
}
