import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { createSettingStore } from "~/infra/db/setting-store.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { siteConfig } from "../../../../test/fixtures/site";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { sourceSetting } from "~/infra/db/stock-source.server";
import { type DemoStockOptions, ensureDemoStock } from "./ensure-demo-stock.server";

const SPEC = {
  seed: "yard",
  groups: [{ count: 12, carTypes: { used: 1 }, makes: { Mazda: 1 }, price: [0, 90_000] }],
};

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-demo-"));
  mkdirSync(join(folder, "yard"));
  writeFileSync(join(folder, "yard", "demo-stock.json"), JSON.stringify(SPEC));
  database = await openDatabase({ dataDir: join(folder, "data") });
  await database.migrate();
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs it for a dealer "yard" and another one that has no demonstration stock of its own. */
function ensure(day: string, more: Partial<DemoStockOptions> = {}): Promise<number> {
  const other = { slug: "other", dealerships: [{ id: "other", name: "Other", slug: "other" }] };
  return ensureDemoStock({
    stock: createStockStore(database),
    database,
    tenants: { all: () => [siteConfig(), siteConfig({ site: other })] },
    dir: folder,
    clock: { now: () => new Date(`${day}T10:00:00Z`) },
    logger: silentLogger,
    ...more,
  });
}

const counts = async () => Object.fromEntries(await createStockStore(database).countByDealership());

describe("demonstration stock at a start", () => {
  it("is made for dealers who ask for it, and once a day", async () => {
    expect(await ensure("2026-05-01")).toBe(1);
    expect(await counts()).toEqual({ yard: 12 });
    expect(await ensure("2026-05-01")).toBe(0);
    expect(await ensure("2026-05-02")).toBe(1);
    expect(await counts()).toEqual({ yard: 12 });
  });

  it("leaves imported stock alone, forced or not", async () => {
    await ensure("2026-05-01");
    await createSettingStore(database).set(sourceSetting("yard"), "import");
    expect(await ensure("2026-05-09")).toBe(0);
    expect(await ensure("2026-05-09", { force: true })).toBe(0);
    await createStockStore(database).publish("yard", []);
    expect(await ensure("2026-05-09", { force: true }), "who imported nothing has nothing").toBe(0);
  });

  it("leaves stock of unknown origin alone, forced or not", async () => {
    const stock = createStockStore(database);
    await ensure("2026-05-01");
    const other = await openDatabase({ dataDir: join(folder, "second") });
    await other.migrate();
    const kept = createStockStore(other);
    for await (const batch of stock.all()) await kept.publish("yard", batch);
    expect(await ensure("2026-05-01", { database: other, stock: kept })).toBe(0);
    expect(await ensure("2026-05-01", { database: other, stock: kept, force: true })).toBe(0);
    await other.close();
  });

  it("leaves alone what was published over it by anybody who did not say so", async () => {
    await ensure("2026-05-01");
    const stock = createStockStore(database);
    const made = [];
    for await (const batch of stock.all()) made.push(...batch);
    const [first, ...others] = made;
    if (first === undefined) throw new Error("no stock");
    await stock.publish("yard", [{ ...first, id: "77", slug: "own-77" }, ...others]);
    expect(await ensure("2026-05-02")).toBe(0);
    expect(await ensure("2026-05-02", { force: true })).toBe(0);
    expect(await counts()).toEqual({ yard: 12 });
  });

  it("knows its own again after it was killed between stock and mark", async () => {
    const settings = createSettingStore(database);
    await ensure("2026-05-01");
    const first = await settings.get(sourceSetting("yard"));
    await ensure("2026-05-02");
    const second = await settings.get(sourceSetting("yard"));
    const digest = (mark: string | null) => mark?.split(" ").at(-1) ?? "";
    await settings.set(sourceSetting("yard"), `demo 0 pending ${digest(first)} ${digest(second)}`);
    expect(await ensure("2026-05-02")).toBe(1);
    expect(await settings.get(sourceSetting("yard"))).toBe(second);
    expect(await ensure("2026-05-02", { force: true })).toBe(1);
  });

  it("names the file that is unsound", async () => {
    cpSync(join(folder, "yard"), join(folder, "other"), { recursive: true });
    writeFileSync(join(folder, "other", "demo-stock.json"), JSON.stringify({ ...SPEC, groups: [] }));
    await expect(ensure("2026-05-01")).rejects.toThrow(/other.demo-stock\.json/);
    expect(await counts()).toEqual({});
  });
});
