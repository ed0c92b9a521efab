import type { Env } from "~/infra/env.server";
import type { Logger } from "~/ports/logger";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import type { SearchService } from "~/ports/search-service";
import type { StockStore } from "~/ports/stock-store";
import { createEmbeddedSearch } from "./embedded/embedded-search.server";
import type { Keeping } from "./keeping/start-keeping.server";
import { carsAlias } from "./typesense/cars-alias.server";
import { typesenseConnection } from "./typesense/typesense-client.server";
import { createTypesenseSearch } from "./typesense/typesense-search.server";

/** What decides which engine answers. */
export interface EngineChoice {
  readonly env: Env;
  readonly stock: StockStore;
  readonly logger: Logger;
  readonly keeping: Keeping;
  /** What dealers' cards say of repayments; nothing without. */
  readonly quotes?: RepaymentQuotes;
  /** How long a call of a cluster may take, in milliseconds. */
  readonly timeoutMs: number;
}

/** An engine, and how it comes to hold what is published. */
export interface ChosenEngine {
  readonly engine: SearchService;
  /** Reads what was published since. @returns whether the engine holds it now */
  refresh(): Promise<boolean>;
}

/** The search engine: a Typesense cluster when `TYPESENSE_URL` names one, else the index in this process. */
export async function chooseEngine({
  env,
  stock,
  logger,
  keeping,
  quotes,
  timeoutMs,
}: EngineChoice): Promise<ChosenEngine> {
  const connection = typesenseConnection(env, timeoutMs);
  if (connection === null) {
    const engine = createEmbeddedSearch({ stock, logger, ...(quotes === undefined ? {} : { quotes }) });
    await engine.load();
    return { engine, refresh: async () => engine.refreshIfStale().then(() => true) };
  }
  const engine = createTypesenseSearch({ ...connection, collection: carsAlias(env.region), logger });
  return { engine, refresh: keeping.isCaughtUp };
}
