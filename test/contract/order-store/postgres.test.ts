import { afterAll, describe } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { startPostgres } from "../stock-store/postgres";
import { orderOfficeContract } from "./order-office-suite";
import { salesCountContract } from "./sales-count-suite";
import { orderStoreContract } from "./suite";

const server = await startPostgres();
if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);
let url = "";
let databases = 0;

afterAll(async () => {
  if (server.available) await server.stop();
});

describe.skipIf(!server.available)("orders on PostgreSQL", () => {
  const again = () => openDatabase({ url, dataDir: "" });
  const open = async () => {
    if (!server.available) throw new Error(server.reason);
    databases += 1;
    url = await server.migratedUrlOf(`orders_${databases}`);
    const database = await again();
    await database.migrate();
    return database;
  };
  orderStoreContract(open, again);
  salesCountContract(open);
  orderOfficeContract(open);
});
