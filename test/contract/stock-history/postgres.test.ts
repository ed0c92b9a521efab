import { afterAll, describe } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { startPostgres } from "../stock-store/postgres";
import { stockHistoryContract } from "./suite";

const server = await startPostgres();
if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);
let databases = 0;

afterAll(async () => {
  if (server.available) await server.stop();
});

describe.skipIf(!server.available)("stock history on PostgreSQL", () => {
  stockHistoryContract(async () => {
    if (!server.available) throw new Error(server.reason);
    databases += 1;
    const url = await server.migratedUrlOf(`history_${databases}`);
    const database = await openDatabase({ url, dataDir: "" });
    await database.migrate();
    return database;
  });
});
