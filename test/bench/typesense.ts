import { carsAlias } from "~/infra/search/typesense/cars-alias.server";
import { seedTypesense } from "~/infra/search/typesense/seed-typesense.server";
import { createTypesenseSearch } from "~/infra/search/typesense/typesense-search.server";
import { typesenseFromEnvironment } from "../contract/search-service/typesense-service";
import { silentLogger } from "../doubles/silent-logger";
import { BENCH_QUOTES, streamedStock, timeQueries } from "./search-measure";

const SIZES = [5_000, 20_000, 100_000] as const;
/** An alias of its own: a benchmark must not replace a region's stock. */
const REGION = "bench";
const TIMEOUT_MS = 60_000;

/**
 * The same queries on the Typesense server that `TYPESENSE_URL` names, as JSON lines to compare with the embedded
 * engine's. Without the variable it says so and measures nothing.
 */
export async function benchTypesense(sizes: readonly number[] = SIZES): Promise<void> {
  const server = typesenseFromEnvironment();
  if (!server) {
    print({
      bench: "typesense",
      skipped: "set TYPESENSE_URL and TYPESENSE_API_KEY to measure a Typesense server",
    });
    return;
  }
  for (const vehicles of sizes) {
    const start = performance.now();
    await seedTypesense({
      ...server,
      region: REGION,
      stock: streamedStock(vehicles).all(),
      now: new Date(),
      logger: silentLogger,
      quotes: BENCH_QUOTES,
    });
    print({ bench: "typesense", vehicles, seedMs: Math.round(performance.now() - start) });
    const search = createTypesenseSearch({
      ...server,
      collection: carsAlias(REGION),
      fetchTimeoutMs: TIMEOUT_MS,
      logger: silentLogger,
    });
    for (const timing of await timeQueries(search, vehicles)) print({ bench: "typesense", ...timing });
  }
}

function print(line: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
