import { createHash } from "node:crypto";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Database } from "~/infra/db/database.server";
import { createSettingStore, type SettingStore } from "~/infra/db/setting-store.server";
import { sourceSetting } from "~/infra/db/stock-source.server";
import type { Clock } from "~/ports/clock";
import type { Logger } from "~/ports/logger";
import type { StockStore } from "~/ports/stock-store";
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
  const concerned = dealers.filter((dealer) => idsOf(dealer).some((id) => wanted.has(id)));
  for (const [id, vehicles] of generateDemoStock({ dealers: concerned, now })) {
    if (!wanted.has(id)) continue;
    const origin = `${mark} ${digestOf(vehicles.map((vehicle) => vehicle.id))}`;
    await stock.publish(id, vehicles, {
      kind: "demo",
      at: now.toISOString(),
      source: "demonstration",
      origin,
    });
  }
  logger.info({ dealerships: wanted.size }, "demonstration stock published");
  return wanted.size;
}

function idsOf(dealer: { readonly dealerships: readonly { readonly id: string }[] }): readonly string[] {
  return dealer.dealerships.map(({ id }) => id);
}

/** The dealerships whose stock is to be made. */
async function outdated(
  ids: readonly string[],
  mark: string,
  { stock, force = false, logger }: DemoStockOptions,
  settings: SettingStore,
): Promise<ReadonlySet<string>> {
  const sources = new Map<string, string | null>();
  for (const id of ids) {
    const source = await settings.get(sourceSetting(id));
    if (force || source === null || (source.startsWith("demo ") && !`${source} `.startsWith(`${mark} `)))
      sources.set(id, source);
  }
  if (sources.size === 0) return new Set();
  const published = await publishedIds(stock);
  const wanted = new Set<string>();
  for (const [id, source] of sources) {
    const there = published.get(id) ?? [];
    const digest = digestOf(there);
    if (isOurs(source, there.length, digest)) wanted.add(id);
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
