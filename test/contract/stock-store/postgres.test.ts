import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { vehicleWith } from "../../fixtures/vehicle";
import { stockChangeContract } from "./change-suite";
import { stockEditionContract } from "./edition-suite";
import { startPostgres } from "./postgres";
import { migratesTwiceAtOnce, stockStoreContract } from "./suite";

const server = await startPostgres();
if (!server.available) console.warn(`PostgreSQL tests skipped: ${server.reason}`);

function known() {
  if (!server.available) throw new Error(server.reason);
  return server;
}

afterAll(async () => {
  if (server.available) await server.stop();
});

describe.skipIf(!server.available)("stock store on PostgreSQL", () => {
  const openEmpty = async () => (await known().openMigrated()).database;
  stockStoreContract(openEmpty);
  describe("changed in part", () => stockChangeContract(openEmpty));
  describe("in editions", () => stockEditionContract(openEmpty));

  it("has a growing stock counted, so that it is asked for by its index", async () => {
    // One that nobody used: what was counted in an earlier test would count.
    const database = await openDatabase({ url: await known().migratedUrlOf("counted"), dataDir: "" });
    const vehicles = Array.from({ length: 2_500 }, (_, at) => vehicleWith(at + 1));
    await createStockStore(database).publish("one", vehicles);
    const ids = vehicles.slice(0, 150).map(({ id }) => BigInt(id));
    const plan = await database.queries
      .selectFrom("stock_vehicle")
      .select("document")
      .where("id", "in", ids)
      .explain("text");
    expect(JSON.stringify(plan)).toMatch(/Index Scan (?:using|on) stock_row_/);
    await database.close();
  });

  it("migrates once when several start together", async () => {
    await expect(
      migratesTwiceAtOnce({ url: await known().urlOf("started"), dataDir: "" }),
    ).resolves.toBeUndefined();
  });
});
