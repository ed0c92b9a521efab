import { readdirSync } from "node:fs";
import type { Database } from "~/infra/db/database.server";
import { tidyEditions } from "~/infra/db/edition/tidy-editions.server";
import { createSettingStore } from "~/infra/db/setting-store.server";
import { sourceSetting } from "~/infra/db/stock-source.server";
import { parseJson } from "~/domain/faults/parse-json";
import { type Vehicle, vehicleSchema } from "~/domain/vehicle/vehicle";
import type { KeptImport, StockHistory } from "~/ports/stock-history";
import type { StockStore } from "~/ports/stock-store";
import type { TypesenseDouble } from "../doubles/typesense/typesense-double";
import { BASE_PRICE, FED_DEALERSHIPS, type FedDealership, stockOf } from "./feed-editions";

/** The number of the edition that is published of a dealership; 0 for its demonstration stock, null for nothing. */
export async function publishedEdition(stock: StockStore, dealership: string): Promise<number | null> {
  for await (const [vehicle] of stock.all(dealership))
    return vehicle?.price == null ? null : vehicle.price - BASE_PRICE;
  return null;
}

/** Everything to look at after a kill. */
export interface Looked {
  readonly database: Database;
  readonly stock: StockStore;
  readonly history: StockHistory;
  readonly double: TypesenseDouble;
  /** What a search index inside the process holds, by dealership. */
  readonly indexed: (dealership: FedDealership) => Promise<readonly Vehicle[]>;
}

/** What is wrong after a kill: nothing may be half published, and history, origin and outbox agree with the stock. */
export async function importFaults(looked: Looked): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const dealership of FED_DEALERSHIPS) {
    const vehicles: Vehicle[] = [];
    for await (const batch of looked.stock.all(dealership)) vehicles.push(...batch);
    const edition = await publishedEdition(looked.stock, dealership);
    const told = (fault: string) => faults.push(`${dealership}, edition ${String(edition)}: ${fault}`);
    if (edition === null) told("nothing is published");
    else {
      for (const fault of versionFaults(vehicles, edition)) told(fault);
      for (const fault of versionFaults(await looked.indexed(dealership), edition)) told(`index: ${fault}`);
      for (const fault of await recordFaults(looked, dealership, edition, vehicles.length)) told(fault);
    }
  }
  return [...faults, ...(await untoldFaults(looked))];
}

/** Whether vehicles are one whole edition. */
export function versionFaults(vehicles: readonly Vehicle[], edition: number): readonly string[] {
  const others = vehicles.filter(({ price }) => price !== BASE_PRICE + edition);
  const expected = new Set(edition === 0 ? ["D1", "D2"] : stockOf(edition));
  const faults = others.map(
    ({ stocknum, price }) => `${stocknum} is of edition ${(price ?? 0) - BASE_PRICE}`,
  );
  if (vehicles.length !== expected.size || vehicles.some(({ stocknum }) => !expected.has(stocknum)))
    faults.push(`${vehicles.length} vehicles, not those ${expected.size} of the edition`);
  return faults.slice(0, 3);
}

async function recordFaults(
  { database, history }: Looked,
  dealershipId: FedDealership,
  edition: number,
  total: number,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const [last, before] = await history.list({ dealershipId, limit: 2 });
  const source = await createSettingStore(database).get(sourceSetting(dealershipId));
  if ((edition === 0) !== (source?.startsWith("demo ") === true))
    faults.push(`its origin is ${source ?? "none"}`);
  const expected = edition === 0 ? "demonstration" : `${dealershipId}-${edition}.`;
  const said = last === undefined ? "nothing" : await sourceOf(history, last);
  if (!said.includes(expected)) faults.push(`the history ends with ${said}`);
  const { added = 0, changed = 0, unchanged = 0 } = last?.counts ?? {};
  if (added + changed + unchanged !== total) faults.push("the history counts other vehicles");
  if (last === undefined || before === undefined) return faults;
  // The way back: what the last import found is the edition before it, exactly.
  const kept = (await history.changesOf(last.number)).flatMap(({ before: document }) => document ?? []);
  const earlier: Vehicle[] = kept.map((document) => vehicleSchema.parse(parseJson(document)));
  return [...faults, ...versionFaults(earlier, edition - 1).map((fault) => `way back: ${fault}`)];
}

/** The file that a line of the history goes back to. */
async function sourceOf(history: StockHistory, { kind, source }: KeptImport): Promise<string> {
  return kind === "rollback"
    ? sourceOf(history, await history.find(Number(source.replace("import ", ""))))
    : source;
}

/** Vehicles that the index outside does not hold as they are, and that nothing is waiting to tell it. */
async function untoldFaults({ database, stock, double }: Looked): Promise<readonly string[]> {
  // As the keeper of an index does before it looks.
  await tidyEditions(database.queries);
  const rows = await database.queries.selectFrom("search_change").select("vehicle_id").execute();
  const waiting = new Set(rows.map(({ vehicle_id: id }) => String(id)));
  return (await indexDifferences(double, stock))
    .filter((id) => !waiting.has(id))
    .map((id) => `${id} is untold`);
}

/** Ids of vehicles that the index outside lacks, holds otherwise, or holds still. */
export async function indexDifferences(double: TypesenseDouble, stock: StockStore): Promise<string[]> {
  const held = new Map(
    [...double.store.find("cars").documents.values()].map((document) => [
      String(document["id"]),
      String(document["vehicle"]),
    ]),
  );
  const found: string[] = [];
  for await (const batch of stock.all())
    for (const vehicle of batch) {
      if (held.get(vehicle.id) !== JSON.stringify(vehicle)) found.push(vehicle.id);
      held.delete(vehicle.id);
    }
  return [...found, ...held.keys()];
}

/** Folders that imports left behind. */
export function leftFolders(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.startsWith("forecourt-feed-"));
}
