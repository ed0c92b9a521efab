import { afterAll, beforeAll, describe, test } from "vitest";
import { seedCatalogue } from "~/infra/search/catalogue/seed-catalogue.server";
import { createTypesenseCatalogue } from "~/infra/search/catalogue/typesense-catalogue.server";
import { silentLogger } from "../../doubles/silent-logger";
import { startTypesenseDouble, type TypesenseDouble } from "../../doubles/typesense/typesense-double";
import { typesenseFromEnvironment, type TypesenseTarget } from "../search-service/typesense-service";
import { catalogueSearchContract, type MakeCatalogue } from "./suite";

const server = typesenseFromEnvironment();
let double: TypesenseDouble;

/** Fills collections of its own and gives the service over them. */
function filled(target: () => TypesenseTarget): MakeCatalogue {
  return async (holdings) => {
    const connection = { ...target(), fetchTimeoutMs: 10_000 };
    const region = `contract-${process.pid}`;
    const seeded = await seedCatalogue({
      ...connection,
      region,
      tenants: Object.keys(holdings),
      source: (tenant, kind) => holdings[tenant]?.[kind] ?? [],
      now: new Date(),
      logger: silentLogger,
    });
    if (!seeded.every(({ published }) => published)) throw new Error(JSON.stringify(seeded));
    return createTypesenseCatalogue({ ...connection, region });
  };
}

describe("against the stand-in", () => {
  beforeAll(async () => {
    double = await startTypesenseDouble({ apiKey: "key" });
  });
  afterAll(() => double.close());
  catalogueSearchContract(
    "typesense",
    filled(() => ({ urls: [double.url], apiKey: "key" })),
  );
});

if (server) {
  catalogueSearchContract(
    "typesense server",
    filled(() => server),
  );
} else {
  test.skip("a real Typesense server: set TYPESENSE_URL and TYPESENSE_API_KEY to run the contract on it", () => {});
}
