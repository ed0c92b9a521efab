import type { StockStore } from "~/ports/stock-store";
import { vehicleWith } from "../fixtures/vehicle";

const MOST_VEHICLES = 160;

/** A dealership's id decides the ids of its vehicles. */
const FIRST_IDS = { killed: 1_000, other: 5_000 };

/** Dealerships whose stock is published in editions. */
export type EditedDealership = keyof typeof FIRST_IDS;

/**
 * Publishes a dealership's next edition: every vehicle in it has the edition's number as its price, and which of them
 * are there differs from edition to edition.
 */
export async function publishEdition(stock: StockStore, dealership: EditedDealership): Promise<void> {
  const edition = (await editionOf(stock, dealership)) + 1;
  const count = 1 + Math.floor(Math.random() * MOST_VEHICLES);
  const vehicles = Array.from({ length: count }, (_, at) =>
    vehicleWith(FIRST_IDS[dealership] + ((at * 7 + edition) % (MOST_VEHICLES * 2)), {
      price: edition,
      dealership_id: dealership,
    }),
  );
  await stock.publish(dealership, [...new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])).values()]);
}

/** The number of the edition that is published; 0 for none. */
export async function editionOf(stock: StockStore, dealership: EditedDealership): Promise<number> {
  for await (const [vehicle] of stock.all(dealership)) return vehicle?.price ?? 0;
  return 0;
}
