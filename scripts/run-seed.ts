import { type Database, openDatabase } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { Env } from "~/infra/env.server";
import type { CatalogueSource } from "~/infra/search/catalogue/catalogue-source.server";
import { seedCatalogue } from "~/infra/search/catalogue/seed-catalogue.server";
import { seedKeptIndex } from "~/infra/search/keeping/seed-kept-index.server";
import type { SeedResult } from "~/infra/search/typesense/seed-typesense.server";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import type { Logger } from "~/ports/logger";
import type { StockStore } from "~/ports/stock-store";

/** What a run is given. */
export interface SeedRun {
  readonly env: Pick<Env, "typesenseNodes" | "typesenseApiKey" | "region" | "databaseUrl" | "dataDir">;
  readonly now: Date;
  readonly logger: Logger;
  /** Prints one line. */
  readonly say: (line: string) => void;
  /** Brings the stock up to date before it is indexed, as a start does. */
  readonly fillStock?: (stock: StockStore, database: Database) => Promise<void>;
  /** What dealers' cards say of repayments; nothing without. */
  readonly quotes?: RepaymentQuotes;
  /** What dealers have written about models and offers; those collections are left alone when it is not given. */
  readonly catalogue?: { readonly tenants: readonly string[]; readonly source: CatalogueSource };
}

const SHOWN_ERRORS = 20;
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Fills Typesense from the published stock and prints how it went. @returns the exit code: 0 only when all of it can be
 * searched
 */
export async function runSeed(run: SeedRun): Promise<0 | 1> {
  const { typesenseNodes: urls, typesenseApiKey: apiKey, databaseUrl, dataDir } = run.env;
  if (urls.length === 0 || apiKey === null) {
    run.say(
      "Set TYPESENSE_URL and TYPESENSE_API_KEY (a key that may create collections), then run this again.",
    );
    return 1;
  }
  const database = await openDatabase({ url: databaseUrl ?? undefined, dataDir });
  try {
    await database.migrate();
    const stock = createStockStore(database);
    await run.fillStock?.(stock, database);
    const result = await seedKeptIndex({ ...run, ...run.env, database, urls, apiKey, stock });
    report(result, run.say);
    const whole = await seedEntries(run, { urls, apiKey });
    return result.published && whole ? 0 : 1;
  } catch (error) {
    run.say(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  } finally {
    await database.close();
  }
}

/** Fills the collections of models and offers. @returns whether all of it can be searched */
async function seedEntries(
  { catalogue, env, now, logger, say }: SeedRun,
  server: { readonly urls: readonly string[]; readonly apiKey: string },
): Promise<boolean> {
  if (catalogue === undefined) return true;
  const connection = { ...server, fetchTimeoutMs: REQUEST_TIMEOUT_MS };
  const seeded = await seedCatalogue({ ...connection, ...catalogue, region: env.region, now, logger });
  for (const { kind, imported, failed } of seeded) say(`${imported} ${kind} imported, ${failed} refused.`);
  return seeded.every(({ published }) => published);
}

function report(result: SeedResult, say: SeedRun["say"]): void {
  say(`${result.imported} vehicles imported into ${result.collection}, ${result.failed} refused.`);
  for (const { vehicleId, reason } of result.errors.slice(0, SHOWN_ERRORS))
    say(`  vehicle ${vehicleId}: ${reason}`);
  if (result.failed > SHOWN_ERRORS) say(`  and ${result.failed - SHOWN_ERRORS} more`);
  say(result.published ? "Sites search it from now on." : "Sites go on searching the index they had.");
}
