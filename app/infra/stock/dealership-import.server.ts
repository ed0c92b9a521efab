import type { FeedMapping } from "~/domain/stock/feed-mapping";
import { createSettingStore } from "~/infra/db/setting-store.server";
import type { Database } from "~/infra/db/database.server";
import { sourceSetting } from "~/infra/db/stock-source.server";
import type { StockHistory } from "~/ports/stock-history";
import type { StockStore } from "~/ports/stock-store";
import { dealerOf, type OwnerContext, ownerOf } from "./feed-owner.server";
import type { ImportLimits } from "./import-guards.server";
import { importDelta } from "./import-delta.server";
import { type ImportReport, importStock } from "./import-stock.server";

/** What an import for one of the dealers' dealerships needs. */
export interface DealershipImportContext extends OwnerContext {
  readonly database: Database;
  readonly stock: StockStore;
  readonly history: StockHistory;
}

/** Which files are a dealership's stock, how they are read, and how careful to be. */
export interface DealershipImport extends ImportLimits {
  readonly dealershipId: string;
  /** Together they are the stock. */
  readonly files: readonly string[];
  /** What the history calls them; else the first file. */
  readonly source?: string;
  readonly mapping: FeedMapping;
  readonly dryRun?: boolean;
  readonly onProgress?: (rows: number) => void;
}

/**
 * Imports a dealership's stock as its dealer's file says: owner, hosts of pictures, what becomes of vehicles that vanish.
 * Demonstration stock gives way to it.
 * @throws an Error that lists the dealerships there are when none has this id, or for a file that cannot be read
 */
export async function importForDealership(
  context: DealershipImportContext,
  { dealershipId, files, dryRun = false, ...how }: DealershipImport,
): Promise<ImportReport> {
  const { stock: stockRules, search } = dealerOf(context, dealershipId);
  const settings = createSettingStore(context.database);
  const origin = await settings.get(sourceSetting(dealershipId));
  const [file = "", ...others] = files;
  // Demonstration stock may be replaced completely: losing all of it is no accident.
  const replaces = origin?.startsWith("demo ") === true;
  const run = how.mapping.delta === null || replaces ? importStock : importDelta;
  return run({
    ...how,
    file,
    others,
    owner: ownerOf(context, dealershipId),
    stock: context.stock,
    history: context.history,
    historyDays: stockRules.historyDays,
    rules: { ...stockRules, soldDays: search.soldWindowDays + 1 },
    replaces,
    origin: "import",
    dryRun,
  });
}
