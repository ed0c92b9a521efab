import { randomUUID } from "node:crypto";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { type Env, readEnv } from "~/infra/env.server";
import { createLogger } from "~/infra/log/logger.server";
import { ensureDemoStock } from "~/infra/stock/demo/ensure-demo-stock.server";
import { loadTenants, type TenantDirectory } from "~/infra/tenant/load-tenants.server";
import type { Clock } from "~/ports/clock";
import type { Logger } from "~/ports/logger";
import type { SearchService } from "~/ports/search-service";
import type { StockStore } from "~/ports/stock-store";
import { chooseSearch } from "~/search-engine.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";

/** Everything a route may call. Made once for a process. */
export interface Services {
  readonly env: Env;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly tenants: TenantDirectory;
  readonly search: SearchService;
  readonly stock: StockStore;
  readonly database: Database;
  /** Changes whenever a page may have changed: cached pages carry it in their key. */
  contentVersion(): string;
  /** Stops background work and closes the database. */
  close(): Promise<void>;
}

declare global {
  // A `var` is the only declaration that types a property of globalThis. It keeps index and database through reloads.
  var forecourtServices: Promise<Services> | undefined;
}

/** The services of this process, started by the first caller. Rejects when configuration or database are unusable. */
export function services(): Promise<Services> {
  return (globalThis.forecourtServices ??= startServices());
}

async function startServices(): Promise<Services> {
  const env = readEnv(process.env);
  const logger = createLogger({ level: env.logLevel });
  const clock: Clock = { now: () => new Date() };
  const tenants = await loadTenants({ dir: env.tenantConfigDir, presets: TEMPLATE_PRESETS, region: env.region });
  const database = await openDatabase({ url: env.databaseUrl ?? undefined, dataDir: env.dataDir });
  await database.migrate();
  const stock = createStockStore(database);
  if (!env.production) await ensureDemoStock({ stock, database, tenants, dir: env.tenantConfigDir, clock, logger });
  const engine = await chooseSearch({ env, stock, tenants, clock, logger });
  const boot = randomUUID();
  return {
    env,
    logger,
    clock,
    tenants,
    search: engine.search,
    stock,
    database,
    contentVersion: () => `${boot}.${String(engine.stockVersion())}`,
    async close() {
      engine.close();
      await database.close();
    },
  };
}
