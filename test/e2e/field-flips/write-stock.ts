/**
 * Publishes vehicles in the database of a folder: JSON of vehicles by dealership comes in. A process of its own: the browser
 * tests' loader does not take what the database needs.
 */
import { readFileSync } from "node:fs";
import { vehicleSchema } from "~/domain/vehicle/vehicle";
import { openDatabase } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";

const [dataDir = "", file = ""] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
await database.migrate();
const stock = createStockStore(database);
for (const line of readFileSync(file, "utf8").split("\n")) {
  const vehicles = vehicleSchema.array().parse(JSON.parse(line));
  await stock.publish(vehicles[0]?.dealership_id ?? "", vehicles);
}
await database.close();
