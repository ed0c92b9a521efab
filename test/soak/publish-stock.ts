// Publishes stock into a database that a server uses, until it is killed: `publish-stock.ts DATA_DIR`.
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { randomStock } from "../contract/search-service/random-stock";
import { FIRST_DEALER } from "../setup/dealers";

const VEHICLES = 20_000;
const WATCHERS = 3_000;
const REST_MS = 20_000;
/** Ids of vehicles that no demonstration dealer has. */
const FIRST_ID = 7_000_000_000_000;
const DEALERSHIP = "soak";

const database = await openDatabase({ dataDir: process.argv[2] ?? "" });
const stock = createStockStore(database);
const base = randomStock(VEHICLES, 7).map((vehicle, at) => ({
  ...vehicle,
  id: String(FIRST_ID + at),
  slug: `soak-${at}`,
  dealership_id: DEALERSHIP,
}));
await watch();
for (let turn = 0; ; turn += 1) {
  await stock.publish(
    DEALERSHIP,
    base.map((vehicle) => ({ ...vehicle, price: 50_000 - turn })),
  );
  process.stdout.write("published\n");
  await pause(REST_MS);
}

/** Shoppers who asked for news, each of a vehicle that was dearer when they saved it. */
async function watch(): Promise<void> {
  const at = new Date().toISOString();
  const { slug: tenant } = FIRST_DEALER;
  await database.queries.transaction().execute(async (transaction) => {
    for (let one = 0; one < WATCHERS; one += 1) {
      const id = `soak-${one}`;
      const known = { tenant, created_at: at, seen_at: at, email: null, email_confirmed_at: null };
      // Nothing is sent to an address that nobody gave.
      const shopper = {
        ...known,
        id,
        phone: `+6140${String(one).padStart(7, "0")}`,
        notices: "email" as const,
      };
      await transaction.insertInto("shopper").values(shopper).execute();
      const watched = { tenant, shopper_id: id, car_id: String(FIRST_ID + one), name: "A car", saved_at: at };
      const values = { ...watched, price: 90_000, available: 1 };
      await transaction.insertInto("watched_vehicle").values(values).execute();
    }
  });
}
