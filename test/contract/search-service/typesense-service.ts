import { carsAlias } from "~/infra/search/typesense/cars-alias.server";
import { seedTypesense } from "~/infra/search/typesense/seed-typesense.server";
import { createTypesenseSearch } from "~/infra/search/typesense/typesense-search.server";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Logger } from "~/ports/logger";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";
import type { SearchService } from "~/ports/search-service";

/** A Typesense server to test against. */
export interface TypesenseTarget {
  readonly urls: readonly string[];
  readonly apiKey: string;
}

const logger: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const FETCH_TIMEOUT_MS = 10_000;
let collections = 0;

/** The server of `TYPESENSE_URL` and `TYPESENSE_API_KEY`; null when there is none. */
export function typesenseFromEnvironment(): TypesenseTarget | null {
  const urls = process.env["TYPESENSE_URL"]?.split(",").filter((url) => url !== "") ?? [];
  return urls.length === 0 ? null : { urls, apiKey: process.env["TYPESENSE_API_KEY"] ?? "" };
}

/** Fills a collection of its own with the vehicles and gives the service over it. */
export async function typesenseService(
  target: TypesenseTarget,
  vehicles: readonly Vehicle[],
  quotes?: RepaymentQuotes,
): Promise<SearchService> {
  const region = `contract-${process.pid}-${collections++}`;
  async function* stock(): AsyncIterable<readonly Vehicle[]> {
    yield await Promise.resolve(vehicles);
  }
  const seeded = await seedTypesense({
    ...target,
    region,
    stock: stock(),
    now: new Date(),
    logger,
    ...(quotes && { quotes }),
  });
  if (!seeded.published)
    throw new Error(`${seeded.failed} vehicles were refused: ${JSON.stringify(seeded.errors[0])}`);
  return createTypesenseSearch({
    ...target,
    collection: carsAlias(region),
    fetchTimeoutMs: FETCH_TIMEOUT_MS,
    logger,
  });
}
