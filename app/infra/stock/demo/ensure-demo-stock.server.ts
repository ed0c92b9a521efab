import { createHash } from "node:crypto";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Database } from "~/infra/db/database.server";
import { createSettingStore, type SettingStore } from "~/infra/db/setting-store.server";
import { sourceSetting } from "~/infra/db/stock-source.server";
import type { Clock } from "~/ports/clock";
import type { Logger } from "~/ports/logger";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { StockStore } from "~/ports/stock-store";
import { earlierEditions } from "./earlier-editions.server";
import { GENERATOR_VERSION, generateDemoStock } from "./generate-demo-stock.server";
import { readDemoDealers } from "./read-demo-dealers.server";

/** What is needed to give demonstration dealers their stock. */
export interface DemoStockOptions {
  readonly stock: StockStore;
  readonly database: Database;
  readonly tenants: { all(): readonly SiteConfig[] };
  /** The folder of dealer folders, which hold `demo-stock.json`. */
  readonly dir: string;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Makes it again even when it is of today; never replaces stock that was not made here. */
  readonly force?: boolean;
}

/**
 * Publishes demonstration stock for every dealership that has none, or whose stock is demonstration stock of another
 * day or generator. Stock of any other origin stays, forced or not.
 * @returns how many dealerships were published
 */
export async function ensureDemoStock(options: DemoStockOptions): Promise<number> {
  const { stock, database, tenants, dir, clock, logger } = options;
  const dealers = await readDemoDealers(tenants.all(), dir);
  const now = clock.now();
  const mark = `demo ${String(GENERATOR_VERSION)} ${now.toISOString().slice(0, 10)}`;
  const settings = createSettingStore(database);
  const wanted = await outdated(dealers.flatMap(idsOf), mark, options, settings);
  if (wanted.size === 0) return 0;
  const tellers = new Set(dealers.filter(({ tellsPrices }) => tellsPrices).flatMap(idsOf));
  const concerned = dealers.filter((dealer) => idsOf(dealer).some((id) => wanted.has(id)));
  for (const [id, vehicles] of generateDemoStock({ dealers: concerned, now })) {
    if (!wanted.has(id)) continue;
    const publish = (edition: readonly Vehicle[], at: Date) =>
      stock.publish(id, edition, {
        kind: "demo",
        at: at.toISOString(),
        source: "demonstration",
        origin: `${mark} ${digestOf(edition.map((vehicle) => vehicle.id))}`,
      });
    // What was published before has a history of its own.
    if (wanted.get(id) === null && tellers.has(id))
      for (const { at, edition } of earlierEditions(vehicles, now)) await publish(edition, at);
    await publish(vehicles, now);
  }
  logger.info({ dealerships: wanted.size }, "demonstration stock published");
  return wanted.size;
}

function idsOf(dealer: { readonly dealerships: readonly { readonly id: string }[] }): readonly string[] {
  return dealer.dealerships.map(({ id }) => id);
}

/** The dealerships whose stock is to be made, with the origin of what they have; null for those that have none. */
async function outdated(
  ids: readonly string[],
  mark: string,
  { stock, force = false, logger }: DemoStockOptions,
  settings: SettingStore,
): Promise<ReadonlyMap<string, string | null>> {
  const sources = new Map<string, string | null>();
  for (const id of ids) {
    const source = await settings.get(sourceSetting(id));
    if (force || source === null || (source.startsWith("demo ") && !`${source} `.startsWith(`${mark} `)))
      sources.set(id, source);
  }
  if (sources.size === 0) return new Map();
  const published = await publishedIds(stock);
  const wanted = new Map<string, string | null>();
  for (const [id, source] of sources) {
    const there = published.get(id) ?? [];
    const digest = digestOf(there);
    if (isOurs(source, there.length, digest)) wanted.set(id, source);
    else logger.warn({ dealership: id }, "stock that is not demonstration stock is left alone");
  }
  return wanted;
}

/** Whether only vehicles that were made here would be removed. Marks of earlier versions hold no digest. */
function isOurs(source: string | null, vehicles: number, digest: string): boolean {
  if (vehicles === 0) return source !== "import";
  if (source?.startsWith("demo ") !== true) return false;
  const digests = source.split(" ").slice(3);
  return digests.length === 0 || digests.includes(digest);
}

async function publishedIds(stock: StockStore): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = new Map<string, string[]>();
  for await (const batch of stock.all())
    for (const { id, dealership_id: dealership } of batch) {
      const known = ids.get(dealership);
      if (known === undefined) ids.set(dealership, [id]);
      else known.push(id);
    }
  return ids;
}

function digestOf(ids: readonly string[]): string {
  return createHash("sha256")
    .update([...ids].sort().join())
    .digest("base64url")
    .slice(0, 22);
}
