import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Database } from "~/infra/db/database.server";
import { createSettingStore, type SettingStore } from "~/infra/db/setting-store.server";
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
  /** Makes it anew even when it is today's, and over imported stock. */
  readonly force?: boolean;
}

/**
 * Publishes demonstration stock for every dealership that has none, or whose stock is demonstration stock of another
 * day or generator. Imported stock is left alone. Returns how many dealerships were published.
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
    await stock.publish(id, vehicles);
    await settings.set(sourceSetting(id), mark);
  }
  logger.info({ dealerships: wanted.size }, "demonstration stock published");
  return wanted.size;
}

/** The setting that says where a dealership's stock came from: `demo …` or `import`. */
export function sourceSetting(dealershipId: string): string {
  return `stock-source:${dealershipId}`;
}

function idsOf(dealer: { readonly dealerships: readonly { readonly id: string }[] }): readonly string[] {
  return dealer.dealerships.map(({ id }) => id);
}

async function outdated(
  ids: readonly string[],
  mark: string,
  { stock, force }: DemoStockOptions,
  settings: SettingStore,
): Promise<ReadonlySet<string>> {
  const counts = await stock.countByDealership();
  const wanted = new Set<string>();
  for (const id of ids) {
    const source = await settings.get(sourceSetting(id));
    const ours = source === null ? !counts.has(id) : source.startsWith("demo ") && source !== mark;
    if (force || ours) wanted.add(id);
  }
  return wanted;
}
