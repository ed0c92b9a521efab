import type { Kysely } from "kysely";
import type { Database } from "./database.server";
import type { Schema } from "./schema.server";

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
    set: (name, value) => writeSetting(queries, name, value),
  };
}

/** Writes a setting, in a transaction or out of one. */
export async function writeSetting(queries: Kysely<Schema>, name: string, value: string): Promise<void> {
  const changed = { value, changed_at: new Date().toISOString() };
  await queries
    .insertInto("setting")
    .values({ name, ...changed })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(changed))
    .execute();
}
