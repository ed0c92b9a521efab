import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { priceHistory } from "~/domain/pricing/history/price-history";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { siteConfig } from "../../../../test/fixtures/site";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { ensureDemoStock } from "./ensure-demo-stock.server";

const NOW = new Date("2026-05-20T10:00:00Z");
let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-prices-"));
  database = await openDatabase({ dataDir: folder });
  await database.migrate();
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The shipped caravans, sold by a dealer who tells earlier prices or not. */
async function vehiclesOf(history: boolean): Promise<readonly Vehicle[]> {
  const config = siteConfig({ site: { slug: "longpaddock-caravans" } });
  const stock = createStockStore(database);
  await ensureDemoStock({
    stock,
    database,
    tenants: { all: () => [{ ...config, pricing: { ...config.pricing, history } }] },
    dir: "tenant-config",
    clock: { now: () => NOW },
    logger: silentLogger,
  });
  const all: Vehicle[] = [];
  for await (const batch of stock.all()) all.push(...batch);
  return all;
}

const stepsOf = async (vehicles: readonly Vehicle[]) => {
  const { pastPrices } = createStockHistory(database);
  return Promise.all(
    vehicles.map(async (one) => ({
      one,
      steps: priceHistory(one, await pastPrices(one.dealership_id, one.id)),
    })),
  );
};

describe("demonstration stock of a dealer with pricing.history (PRICE-17)", () => {
  it("had former prices for a while, and only where it says that there was one", async () => {
    const all = await stepsOf(await vehiclesOf(true));
    const changed = all.filter(({ steps }) => steps.length > 0);
    expect(changed.length).toBeGreaterThan(2);
    for (const { one, steps } of changed) {
      expect(steps.map(({ amount }) => amount)).toEqual([one.price, one.before_price]);
      expect(steps[0]?.since?.slice(0, 10)).toBe("2026-05-14");
      expect(Date.parse(steps[1]?.since ?? "")).toBeGreaterThanOrEqual(Date.parse(one.created_at));
    }
  });

  it("has none elsewhere", async () => {
    const all = await stepsOf(await vehiclesOf(false));
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(({ steps }) => steps.length > 0)).toEqual([]);
  });
});
