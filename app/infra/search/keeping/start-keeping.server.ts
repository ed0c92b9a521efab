import type { Database } from "~/infra/db/database.server";
import { createSearchOutbox, type SearchOutbox } from "~/infra/db/search-outbox.server";
import { createWorkLease, type WorkLease } from "~/infra/db/transactions/work-lease.server";
import type { Env } from "~/infra/env.server";
import type { Clock } from "~/ports/clock";
import type { IndexMetrics } from "~/ports/index-metrics";
import type { Logger } from "~/ports/logger";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import type { StockStore } from "~/ports/stock-store";
import { carsAlias } from "../typesense/cars-alias.server";
import { openCollection } from "../typesense/kept-collection.server";
import { createTypesenseClient } from "../typesense/typesense-client.server";
import { type KeeperPace, startIndexKeeper } from "./index-keeper.server";

/** What keeping the search index of this region up to date needs. */
export interface KeepingOptions {
  readonly env: Pick<Env, "typesenseNodes" | "typesenseApiKey" | "region">;
  readonly database: Database;
  readonly stock: StockStore;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: IndexMetrics;
  /** What dealers' cards say of repayments; nothing without. */
  readonly quotes?: RepaymentQuotes;
  /** For tests: another pace, in milliseconds. */
  readonly pace?: Partial<KeeperPace> & { readonly leaseMs: number; readonly requestMs: number };
}

/** The keeping of a search index. */
export interface Keeping {
  /** Whether the index holds all that was published, as far as it takes it. */
  isCaughtUp(): Promise<boolean>;
  close(): Promise<void>;
}

/** How long one request to the index may take: several of them fit into a lease. */
const REQUEST_MS = 10_000;

/** The outbox of a region's index of stock, and the lease of everybody who writes to that index. */
export function indexOfRegion(
  database: Database,
  clock: Clock,
  region: string | null,
  leaseMs?: number,
): { readonly name: string; readonly outbox: SearchOutbox; readonly lease: WorkLease } {
  const name = carsAlias(region);
  return {
    name,
    outbox: createSearchOutbox(database, clock, name),
    lease: createWorkLease(database.queries, clock, `search index ${name}`, leaseMs),
  };
}

/**
 * Starts keeping the Typesense index of this region up to date. Without a cluster nothing is kept for one from now on;
 * with a key that may only search, another process has to do it.
 */
export async function startKeeping(options: KeepingOptions): Promise<Keeping> {
  const { env, database, clock, logger, pace, quotes } = options;
  const own = indexOfRegion(database, clock, env.region, pace?.leaseMs);
  const idle = { isCaughtUp: async () => true, close: async () => undefined };
  if (env.typesenseNodes.length === 0) {
    await own.outbox.forget();
    return idle;
  }
  if (env.typesenseApiKey === null) {
    logger.warn(
      { index: own.name },
      "without TYPESENSE_API_KEY this process does not keep the search index up to date",
    );
    return idle;
  }
  const requestMs = pace?.requestMs ?? REQUEST_MS;
  const connection = { urls: env.typesenseNodes, apiKey: env.typesenseApiKey, fetchTimeoutMs: requestMs };
  // Only the keeper tries again: a vehicle is then told as it stands, not as it stood.
  const client = createTypesenseClient(connection, 1);
  const keeper = startIndexKeeper({
    ...options,
    ...own,
    open: () => openCollection(client, own.name, requestMs, quotes),
    chance: Math.random,
  });
  return { isCaughtUp: own.outbox.isCaughtUp, close: keeper.close };
}
