import { afterAll, describe } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { startPostgres } from "../stock-store/postgres";
import { formDeskContract } from "./suite";

const server = await startPostgres();
if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);
let databases = 0;

afterAll(async () => {
  if (server.available) await server.stop();
});

describe.skipIf(!server.available)("forms on PostgreSQL", () => {
  formDeskContract(async () => {
    if (!server.available) throw new Error(server.reason);
    databases += 1;
    const database = await openDatabase({
      url: await server.migratedUrlOf(`forms_${databases}`),
      dataDir: "",
    });
    await database.migrate();
    return database;
  });
});
