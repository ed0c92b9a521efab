import { vehicleSchema } from "~/domain/vehicle/vehicle";
import { openDatabase } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";

/** Publishes vehicles in the database of a folder. @param stocks JSON of the vehicles of each dealership */
export async function writeStock(dataDir: string, stocks: readonly string[]): Promise<void> {
  const database = await openDatabase({ dataDir });
  await database.migrate();
  const store = createStockStore(database);
  for (const stock of stocks) {
    const vehicles = vehicleSchema.array().parse(JSON.parse(stock));
    await store.publish(vehicles[0]?.dealership_id ?? "", vehicles);
  }
  await database.close();
}
