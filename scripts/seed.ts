import { EnvironmentError, readEnv } from "~/infra/env.server";
import { createLogger } from "~/infra/log/logger.server";
import { ensureDemoStock } from "~/infra/stock/demo/ensure-demo-stock.server";
import { catalogueSource } from "~/infra/search/catalogue/start-catalogue.server";
import { siteQuotes } from "~/infra/search/site-quotes.server";
import { loadTenants } from "~/infra/tenant/load-tenants.server";
import { TEMPLATE_PRESETS } from "~/templates/presets";
import { runSeed, type SeedRun } from "./run-seed";

/** `npm run seed`: rebuilds the Typesense index of this region from the published stock. */
async function main(): Promise<number> {
  const env = readEnv(process.env);
  const logger = createLogger({ level: env.logLevel });
  const dir = env.tenantConfigDir;
  // Outside production a first run finds no stock; the same demonstration stock as at `npm start` fills it.
  const tenants = await loadTenants({ dir, presets: TEMPLATE_PRESETS, region: env.region });
  const fillStock: SeedRun["fillStock"] = async (stock, database) => {
    await ensureDemoStock({ stock, database, tenants, dir, clock: { now: () => new Date() }, logger });
  };
  return runSeed({
    env,
    now: new Date(),
    logger,
    quotes: siteQuotes(tenants, { now: () => new Date() }),
    catalogue: { tenants: tenants.all().map(({ site }) => site.slug), source: catalogueSource(tenants) },
    say: (line) => void process.stdout.write(`${line}\n`),
    ...(env.production ? {} : { fillStock }),
  });
}

process.exitCode = await main().catch((error: unknown) => {
  const message = error instanceof EnvironmentError ? error.message : String(error);
  process.stderr.write(`${message}\n`);
  return 1;
});
