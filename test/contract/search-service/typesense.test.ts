import { afterAll, beforeAll, describe, test } from "vitest";
import { startTypesenseDouble, type TypesenseDouble } from "../../doubles/typesense/typesense-double";
import { searchServiceContract } from "./suite";
import { typesenseFromEnvironment, typesenseService, type TypesenseTarget } from "./typesense-service";

const server = typesenseFromEnvironment();
let double: TypesenseDouble;
let target: TypesenseTarget;

describe("against the stand-in", () => {
  beforeAll(async () => {
    double = await startTypesenseDouble({ apiKey: "key" });
    target = { urls: [double.url], apiKey: "key" };
  });
  afterAll(() => double.close());

  searchServiceContract("typesense", (...held) => typesenseService(target, ...held));
});

if (server) {
  searchServiceContract("typesense server", (...held) => typesenseService(server, ...held));
} else {
  test.skip("a real Typesense server: set TYPESENSE_URL and TYPESENSE_API_KEY to run the contract on it", () => {});
}
