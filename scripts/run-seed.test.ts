import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { randomStock } from "../test/contract/search-service/random-stock";
import { startTypesenseDouble, type TypesenseDouble } from "../test/doubles/typesense/typesense-double";
import { silentLogger } from "../test/doubles/silent-logger";
import { runSeed, type SeedRun } from "./run-seed";

const NOW = new Date("2026-06-01T00:00:00Z");

let dataDir: string;
let double: TypesenseDouble;
let said: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "seed-"));
  double = await startTypesenseDouble({ apiKey: "key" });
  said = [];
});
afterEach(async () => {
  await double.close();
  await rm(dataDir, { recursive: true, force: true });
});

const run = (env: Partial<SeedRun["env"]> = {}, rest: Partial<SeedRun> = {}): Promise<number> =>
  runSeed({
    env: {
      typesenseNodes: [double.url],
      typesenseApiKey: "key",
      region: "au",
      databaseUrl: null,
      dataDir,
      ...env,
    },
    now: NOW,
    logger: silentLogger,
    say: (line) => void said.push(line),
    ...rest,
  });

describe("runSeed", () => {
  it("makes the published stock searchable", async () => {
    const database = await openDatabase({ dataDir });
    await database.migrate();
    await createStockStore(database).publish("d0", randomStock(300, 1, 1));
    await database.close();
    expect(await run()).toBe(0);
    expect(double.store.find("cars_au").documents.size).toBe(300);
    expect(said).toEqual([
      `300 vehicles imported into cars_au_${NOW.getTime()}, 0 refused.`,
      "Sites search it from now on.",
    ]);
  });

  it("makes models and offers searchable too (SRCH-34, SRCH-35)", async () => {
    const entry = { id: "ranger", order: 1, text: "Ranger", facets: {}, numbers: {} };
    const source = (_tenant: string, kind: string) => (kind === "models" ? [entry] : []);
    expect(await run({}, { catalogue: { tenants: ["one", "two"], source } })).toBe(0);
    expect(double.store.find("models_au").documents.size).toBe(2);
    expect(said.slice(-2)).toEqual(["2 models imported, 0 refused.", "0 offers imported, 0 refused."]);
  });

  it("fills an empty stock first when told how", async () => {
    const fillStock: SeedRun["fillStock"] = async (stock) => {
      await stock.publish("d0", randomStock(3, 1, 1));
    };
    expect(await run({ region: null }, { fillStock })).toBe(0);
    expect(double.store.find("cars").documents.size).toBe(3);
  });

  it("says what is missing, and fails, without an address or a key", async () => {
    expect(await run({ typesenseNodes: [] })).toBe(1);
    expect(await run({ typesenseApiKey: null })).toBe(1);
    expect(said[0]).toMatch(/TYPESENSE_URL and TYPESENSE_API_KEY/);
  });

  it("fails when the server refuses the key, and changes nothing", async () => {
    expect(await run({ typesenseApiKey: "wrong" })).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^Nothing was changed: .*x-typesense-api-key/)]);
    expect(double.store.collections.size).toBe(0);
  });

  it("fails when nobody listens", async () => {
    expect(await run({ typesenseNodes: ["http://127.0.0.1:9"] })).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^Nothing was changed: /)]);
  });
});
