import { setTimeout as pause } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { startPostgres } from "../stock-store/postgres";
import { type Database, openDatabase } from "~/infra/db/database.server";

const server = await startPostgres();
if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);
afterAll(async () => {
  if (server.available) await server.stop();
});

it.skipIf(!server.available)(
  "is brought up to date by several processes that start while others change tables",
  { timeout: 120_000 },
  async () => {
    if (!server.available) throw new Error(server.reason);
    const url = await server.urlOf("started");
    const opened = await Promise.all(Array.from({ length: 12 }, () => openDatabase({ url, dataDir: "" })));
    // Each begins while an earlier one changes tables.
    const done = opened.map((one, index) => pause(index * 40).then(() => one.migrate()));
    expect((await Promise.allSettled(done)).filter(({ status }) => status === "rejected")).toEqual([]);
    await Promise.all(opened.map(sound));
  },
);

async function sound(database: Database): Promise<void> {
  expect(await database.queries.selectFrom("lead").select("id").execute()).toEqual([]);
  await database.close();
}
