import { afterAll, describe } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { startPostgres } from "../stock-store/postgres";
import { searchOutboxContract } from "./suite";

const server = await startPostgres();
if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);
afterAll(async () => {
  if (server.available) await server.stop();
});

describe.skipIf(!server.available)("search outbox on PostgreSQL", () => {
  searchOutboxContract(async () => {
    if (!server.available) throw new Error(server.reason);
    return openDatabase({ url: await server.migratedUrlOf("outbox"), dataDir: "" });
  });
});
