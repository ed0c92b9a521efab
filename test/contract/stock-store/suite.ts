import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { type Database, openDatabase } from "~/infra/db/database.server";
import { createSettingStore } from "~/infra/db/setting-store.server";
import { documentDigest } from "~/infra/db/stock-publication.server";
import { sourceSetting } from "~/infra/db/stock-source.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { StockStore } from "~/ports/stock-store";
import { vehicleWith } from "../../fixtures/vehicle";

/** Opens an empty database; called before each test. */
export type OpenEmpty = () => Promise<Database>;

async function idsOf(store: StockStore): Promise<string[]> {
  const ids: string[] = [];
  for await (const batch of store.all()) ids.push(...batch.map((vehicle) => vehicle.id));
  return ids;
}

function many(count: number, dealership = "one"): Vehicle[] {
  return Array.from({ length: count }, (_, index) =>
    vehicleWith(String(index + 1), { dealership_id: dealership }),
  );
}

/** What every stock store must do, whatever database it stands on. */
export function stockStoreContract(openEmpty: OpenEmpty): void {
  let database: Database;
  let store: StockStore;

  beforeEach(async () => {
    database = await openEmpty();
    store = createStockStore(database);
  });
  afterEach(() => database.close());

  it("is empty at version 0 before the first publication", async () => {
    expect(await store.version()).toBe(0);
    expect(await idsOf(store)).toEqual([]);
    expect(await store.countByDealership()).toEqual(new Map());
    expect(await store.findById("1")).toBeNull();
  });

  it("gives back exactly what was published", async () => {
    const vehicle = vehicleWith("7", {
      name: "Ōtāhuhu’s “T” & 日本 'x' \\ \u0001",
      price: 12990.5,
      tag: "SOLD",
    });
    await store.publish("one", [vehicle]);
    expect(await store.findById("7")).toEqual(vehicle);
    expect(await store.findBySlug("vehicle-7")).toEqual(vehicle);
    expect(await store.findBySlug("vehicle-8")).toBeNull();
  });

  it("leaves out a row that holds no vehicle, says so, and lets the next feed put it right", async () => {
    await store.publish("one", many(3));
    const spoil = (id: bigint, document: string) =>
      database.queries
        .updateTable("stock_row")
        .set({ document, digest: "other" })
        .where("id", "=", id)
        .execute();
    await spoil(1n, "{}");
    await spoil(3n, "not json");
    const told: string[] = [];
    const telling = createStockStore(database, ({ id }) => told.push(id));
    expect(await idsOf(telling)).toEqual(["2"]);
    expect(told).toEqual(["1", "3"]);
    expect(await store.publish("one", many(3))).toMatchObject({ changed: 2, unchanged: 1 });
    expect(await idsOf(store)).toEqual(["1", "2", "3"]);
  });

  it("fails when it can read nothing at all: that is no empty stock", async () => {
    await store.publish("one", many(2));
    await database.queries.updateTable("stock_row").set({ document: "{}" }).execute();
    await expect(idsOf(store)).rejects.toThrow(/no stored vehicle can be read/);
  });

  it("finds nothing for an id that is no id", async () => {
    await store.publish("one", [vehicleWith("7")]);
    for (const id of ["", "0", "7.0", "7 ", "abc", "-7", "99999999999999999999", "' or 1=1"])
      expect(await store.findById(id), id).toBeNull();
  });

  it("counts what a publication added, changed, removed and left", async () => {
    expect(await store.publish("one", many(3))).toEqual({
      added: 3,
      changed: 0,
      removed: 0,
      unchanged: 0,
      version: 1,
    });
    const next = [vehicleWith("1"), vehicleWith("2", { price: 5 }), vehicleWith("9")];
    expect(await store.publish("one", next)).toEqual({
      added: 1,
      changed: 1,
      removed: 1,
      unchanged: 1,
      version: 2,
    });
    expect(await idsOf(store)).toEqual(["1", "2", "9"]);
  });

  it("keeps the version when nothing changed", async () => {
    await store.publish("one", many(3));
    const again = await store.publish("one", many(3).reverse());
    expect(again).toEqual({ added: 0, changed: 0, removed: 0, unchanged: 3, version: 1 });
    expect(await store.version()).toBe(1);
  });

  it("leaves other dealerships' stock alone", async () => {
    await store.publish("one", many(2));
    await store.publish("two", [vehicleWith("20", { dealership_id: "two" })]);
    await store.publish("one", []);
    expect(await store.countByDealership()).toEqual(new Map([["two", 1]]));
    expect(await store.version()).toBe(3);
  });

  it("tells whose stock changed last, and whose a vehicle is", async () => {
    expect(await store.versions()).toEqual(new Map());
    await store.publish("one", many(2));
    await store.publish("two", [vehicleWith("20", { dealership_id: "two" })]);
    await store.publish("one", many(2));
    expect(await store.versions(), "what is published again as it was changes nothing").toEqual(
      new Map([
        ["one", 1],
        ["two", 2],
      ]),
    );
    await store.publish("one", []);
    expect((await store.versions()).get("one")).toBe(3);
    expect(await store.dealershipsOf(["20", "1", "x", "0"])).toEqual(new Map([["20", "two"]]));
    expect(await store.dealershipsOf([])).toEqual(new Map());
  });

  it("orders by number, not by text, and reads 16-digit ids exactly", async () => {
    const ids = ["10", "9", "9007199254740993", "9999999999999999", "9007199254740992"];
    await store.publish(
      "one",
      ids.map((id) => vehicleWith(id)),
    );
    const sorted = ["9", "10", "9007199254740992", "9007199254740993", "9999999999999999"];
    expect(await idsOf(store)).toEqual(sorted);
    expect((await store.findById("9007199254740993"))?.id).toBe("9007199254740993");
    expect(
      (
        await store.publish(
          "one",
          ids.map((id) => vehicleWith(id)),
        )
      ).unchanged,
    ).toBe(5);
  });

  it("reads more than one batch, each vehicle once", async () => {
    await store.publish("one", many(1203));
    const ids = await idsOf(store);
    expect(ids).toHaveLength(1203);
    expect(new Set(ids).size).toBe(1203);
  });

  it("shows a reader in the middle of the stock the old publication only", async () => {
    await store.publish("one", many(1100));
    const seen: (number | null)[] = [];
    for await (const batch of store.all()) {
      if (seen.length === 0)
        await store.publish(
          "one",
          many(1100).map((vehicle) => ({ ...vehicle, price: 99 })),
        );
      seen.push(...batch.map((vehicle) => vehicle.price));
    }
    expect(seen).toHaveLength(1100);
    expect(new Set(seen)).toEqual(new Set([null]));
  });

  it("frees its connection when a reader stops early", async () => {
    await store.publish("one", many(600));
    for (let round = 0; round < 30; round += 1)
      for await (const batch of store.all()) if (batch.length) break;
    expect((await store.publish("one", many(1))).removed).toBe(599);
  });

  it("lets two vehicles of a dealership exchange their paths", async () => {
    await store.publish("one", [vehicleWith("1", { slug: "a" }), vehicleWith("2", { slug: "b" })]);
    await store.publish("one", [vehicleWith("1", { slug: "b" }), vehicleWith("2", { slug: "a" })]);
    expect((await store.findBySlug("a"))?.id).toBe("2");
  });

  it("names both dealerships when they want the same path, and changes nothing", async () => {
    await store.publish("one", [vehicleWith("1", { slug: "same" })]);
    const rival = [
      vehicleWith("2", { dealership_id: "two" }),
      vehicleWith("3", { slug: "same", dealership_id: "two" }),
    ];
    await expect(store.publish("two", rival)).rejects.toThrow(/"same" of dealership "two".*dealership "one"/);
    expect(await idsOf(store)).toEqual(["1"]);
    expect(await store.version()).toBe(1);
  });

  it("refuses an id of another dealership, a vehicle given twice and a vehicle of somebody else", async () => {
    await store.publish("one", [vehicleWith("1")]);
    const stolen = vehicleWith("1", { dealership_id: "two", slug: "other" });
    await expect(store.publish("two", [stolen])).rejects.toThrow(/already belongs to "one"/);
    await expect(store.publish("one", [vehicleWith("4"), vehicleWith("4")])).rejects.toThrow(/twice/);
    await expect(store.publish("two", [vehicleWith("5")])).rejects.toThrow(/belongs to dealership "one"/);
  });

  it("lets publications at the same moment both win", async () => {
    const other = createStockStore(database);
    await Promise.all([
      store.publish("one", many(400)),
      other.publish("two", [vehicleWith("9001", { dealership_id: "two" })]),
      store.publish("three", [vehicleWith("9002", { dealership_id: "three" })]),
    ]);
    expect(await store.version()).toBe(3);
    expect((await store.countByDealership()).get("one")).toBe(400);
  });

  const document = (id: string) => {
    const vehicle = vehicleWith(id, { dealership_id: "one" });
    const text = JSON.stringify(vehicle);
    const { slug, stocknum, vin } = vehicle;
    return { id, slug, stocknum, vin, document: text, digest: documentDigest(text) };
  };

  it("publishes an edit, unless the dealership's stock was published meanwhile", async () => {
    await store.publish("one", many(3));
    const [edit, late] = [await store.edit("one"), await store.edit("one")];
    expect(await edit.ids()).toEqual(["1", "2", "3"]);
    expect([...(await edit.documents(["2", "9"])).keys()]).toEqual(["2"]);
    await store.publish("two", [vehicleWith("50", { dealership_id: "two" })]);
    const difference = { added: [document("4")], changed: [], removed: ["1"], unchanged: 2 };
    expect(await edit.publish(difference)).toEqual({
      ...difference,
      added: 1,
      removed: 1,
      changed: 0,
      version: 3,
    });
    expect(await idsOf(store)).toEqual(["2", "3", "4", "50"]);
    expect(await late.publish({ ...difference, added: [document("5")] })).toBeNull();
    expect(await idsOf(store)).toEqual(["2", "3", "4", "50"]);
    expect(await store.version()).toBe(3);
  });

  it("notes where stock comes from with the publication, or not at all", async () => {
    const origin = () => createSettingStore(database).get(sourceSetting("two"));
    const about = { kind: "import" as const, at: "2026-05-01T00:00:00Z", source: "file", origin: "import" };
    await store.publish("one", many(1));
    await expect(store.publish("two", many(1, "two"), about)).rejects.toThrow(/already belongs/);
    expect(await origin()).toBeNull();
    await store.publish("two", [vehicleWith("50", { dealership_id: "two" })], about);
    expect(await origin()).toBe("import");
  });

  it("answers a ping, and not after closing", async () => {
    await expect(database.ping()).resolves.toBeUndefined();
    const closed = await openEmpty();
    await closed.close();
    await expect(closed.ping()).rejects.toThrow();
  });

  describe("settings", () => {
    it("are remembered and replaced", async () => {
      const settings = createSettingStore(database);
      expect(await settings.get("a")).toBeNull();
      await settings.set("a", "1");
      await settings.set("a", "2");
      expect(await settings.get("a")).toBe("2");
    });
  });
}

/** Two processes that start at once migrate one after the other. */
export async function migratesTwiceAtOnce(options: Parameters<typeof openDatabase>[0]): Promise<void> {
  const databases = await Promise.all([openDatabase(options), openDatabase(options), openDatabase(options)]);
  await Promise.all(databases.map((database) => database.migrate()));
  await Promise.all(databases.map((database) => database.close()));
}
