import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import {
  startTypesenseDouble,
  type TypesenseDouble,
} from "../../../../test/doubles/typesense/typesense-double";
import { vehicleWith } from "../../../../test/fixtures/vehicle";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { seedTypesense, type SeedOptions } from "./seed-typesense.server";
import { querySynonyms } from "./synonyms.server";

const FIRST = new Date("2026-06-01T00:00:00Z");
const LATER = new Date("2026-06-02T00:00:00Z");

async function* batches(...given: readonly (readonly Vehicle[])[]): AsyncIterable<readonly Vehicle[]> {
  yield* given;
}

let double: TypesenseDouble;
beforeEach(async () => {
  double = await startTypesenseDouble({ apiKey: "key" });
});
afterEach(() => double.close());

const options = (rest: Partial<SeedOptions>): SeedOptions => ({
  urls: [double.url],
  apiKey: "key",
  region: "au",
  stock: batches([vehicleWith("1"), vehicleWith("2")], [], [vehicleWith("3")]),
  now: FIRST,
  logger: silentLogger,
  ...rest,
});

describe("seedTypesense", () => {
  it("fills a new collection and points the region's alias at it", async () => {
    const result = await seedTypesense(options({}));
    expect(result).toEqual({
      collection: `cars_au_${FIRST.getTime()}`,
      imported: 3,
      failed: 0,
      errors: [],
      published: true,
    });
    expect(double.store.aliases.get("cars_au")).toBe(result.collection);
    expect([...double.store.find("cars_au").documents.keys()]).toEqual(["1", "2", "3"]);
    expect(double.store.find("cars_au").synonyms.size).toBe(querySynonyms().length);
  });

  it("deletes the region's older collections and nobody else's", async () => {
    await seedTypesense(options({ region: "au-east" }));
    await seedTypesense(options({}));
    const { collection } = await seedTypesense(options({ now: LATER }));
    expect([...double.store.collections.keys()]).toEqual([`cars_au-east_${FIRST.getTime()}`, collection]);
  });

  it("writes ids of sixteen digits without rounding", async () => {
    await seedTypesense(options({ stock: batches([vehicleWith("9007199254740993")]) }));
    expect(double.store.find("cars_au").documents.has("9007199254740993")).toBe(true);
  });

  it("leaves the old index in place when a row is refused, and says which and why", async () => {
    const before = await seedTypesense(options({}));
    const rank = { ...vehicleWith("7"), custom_rank: Number.NaN };
    const after = await seedTypesense(options({ now: LATER, stock: batches([vehicleWith("6"), rank]) }));
    expect(after).toMatchObject({ imported: 1, failed: 1, published: false });
    expect(after.errors.map(({ vehicleId }) => vehicleId)).toEqual(["7"]);
    expect(after.errors[0]?.reason).toContain("custom_rank");
    expect(double.store.aliases.get("cars_au")).toBe(before.collection);
    expect([...double.store.collections.keys()]).toEqual([before.collection]);
  });

  it("leaves nothing behind when the stock cannot be read", async () => {
    async function* broken(): AsyncIterable<readonly Vehicle[]> {
      yield [vehicleWith("1")];
      throw new Error("disk gone");
    }
    await expect(seedTypesense(options({ stock: broken() }))).rejects.toThrow("disk gone");
    expect(double.store.collections.size).toBe(0);
    expect(double.store.aliases.size).toBe(0);
  });

  it("rejects with a wrong key before anything is written", async () => {
    await expect(seedTypesense(options({ apiKey: "wrong" }))).rejects.toThrow(/x-typesense-api-key/);
    expect(double.store.collections.size).toBe(0);
  });
});

describe("querySynonyms", () => {
  it("leads from the shopper's word to the records' words", () => {
    const synonyms = new Map(querySynonyms().map(({ root, synonyms }) => [root, synonyms]));
    expect(synonyms.get("pickup")).toEqual(["ute"]);
    expect(synonyms.get("hatchback")).toEqual(["hatch"]);
    expect(synonyms.get("4x4")).toEqual(["4wd"]);
  });

  it("is one way: a plug-in hybrid is a hybrid, and not every hybrid plugs in", () => {
    const synonyms = new Map(querySynonyms().map(({ root, synonyms }) => [root, synonyms]));
    expect(synonyms.get("hybrid")).toEqual(["phev"]);
    expect(synonyms.has("phev")).toBe(false);
  });
});
