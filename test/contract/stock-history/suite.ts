import { afterEach, beforeEach, expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Database } from "~/infra/db/database.server";
import { placesOfVins } from "~/infra/db/history/places-of-vins.server";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { StockHistory } from "~/ports/stock-history";
import type { StockStore } from "~/ports/stock-store";
import { vehicleWith } from "../../fixtures/vehicle";

const ODD = "Ōtāhuhu’s “T” & 日本\n'x' \\ ";

/** What every history must do, whatever database it stands on. */
export function stockHistoryContract(openEmpty: () => Promise<Database>): void {
  let database: Database;
  let store: StockStore;
  let history: StockHistory;
  let days = 0;

  beforeEach(async () => {
    database = await openEmpty();
    store = createStockStore(database);
    history = createStockHistory(database);
    days = 0;
  });
  afterEach(() => database.close());

  /** Publishes, a day after the last time. */
  function publish(
    vehicles: readonly Vehicle[],
    { keepDays = 365, source = "feed.csv", dealership = "one" } = {},
  ) {
    days += 1;
    const at = new Date(Date.UTC(2026, 0, days)).toISOString();
    return store.publish(dealership, vehicles, {
      kind: "import",
      at,
      source,
      keepDays,
      details: { rows: vehicles.length },
    });
  }

  async function stored(): Promise<unknown> {
    const rows = await database.queries.selectFrom("stock_vehicle").selectAll().orderBy("slug").execute();
    return rows.map((row) => ({ ...row, id: String(row.id) }));
  }

  it("knows at which dealerships a VIN is in stock, whoever wrote it how", async () => {
    const vin = "jm0kf4w2a00123456";
    await publish([vehicleWith(1, { vin, status: "sold" }), vehicleWith(2, { vin: null })]);
    await publish([vehicleWith(3, { vin: vin.toUpperCase(), dealership_id: "two" })], { dealership: "two" });
    const found = await placesOfVins(database.queries, [vin, "JM0KF4W2A00654321", ""]);
    expect(found).toEqual(new Map([[vin.toUpperCase(), ["two"]]]));
    expect(await placesOfVins(database.queries, [])).toEqual(new Map());
  });

  it("knows the vehicle of an address after it went: when, and what its page still shows", async () => {
    const images = ["a", "b", "c", "d"].map((name) => {
      const url = `/photos/${name}.jpg`;
      return { image: { url, thumb: { url } } };
    });
    const one = vehicleWith(1, {
      dealercomments: ODD,
      images,
      colour: ODD,
      spin_images: ["/s/1.jpg"],
      vin: ODD,
    });
    const sold = vehicleWith(2, { status: "sold", sold_date_timestamp: Date.UTC(2025, 11, 24) / 1000 });
    await publish([one, sold]);
    expect(await history.goneAt("vehicle-1"), "while it is published").toBeNull();
    await publish([vehicleWith(3)]);
    expect(await history.goneAt("vehicle-1")).toEqual({
      vehicle: { ...one, dealercomments: null, spin_images: [], images: images.slice(0, 3) },
      goneAt: new Date("2026-01-02T00:00:00Z"),
    });
    expect((await history.goneAt("vehicle-2"))?.goneAt).toEqual(new Date("2025-12-24T00:00:00Z"));
    expect(await history.goneAt("vehicle-9")).toBeNull();
    const address = { slug: "vehicle-1", dealershipId: "one", goneAt: "2026-01-02T00:00:00.000Z", vin: ODD };
    expect(await history.goneAddresses(["1", "9", "a-slug", "9".repeat(30), ""])).toEqual(
      new Map([["1", address]]),
    );
    await publish([{ ...one, slug: "moved-1" }]);
    expect(await history.goneAt("vehicle-1"), "it came back, elsewhere").toBeNull();
  });

  it("knows what a vehicle cost before, with what belongs to a price, and no other dealership's", async () => {
    const one = vehicleWith(1, { price: 20_000, price_type: ODD });
    const asked = (price: number, offer: number | null) => ({ price, offer_price: offer, price_type: ODD });
    expect(await history.pastPrices("one", "1")).toEqual([]);
    await publish([one, vehicleWith(2)]);
    await publish([{ ...one, price: 19_000 }, vehicleWith(2)]);
    expect(await history.pastPrices("one", "1")).toEqual([
      { until: "2026-01-01T00:00:00.000Z", asked: null },
      { until: "2026-01-02T00:00:00.000Z", asked: asked(20_000, null) },
    ]);
    await publish([{ ...one, price: 19_000, offer_price: 18_500 }, vehicleWith(2)]);
    expect((await history.pastPrices("one", "1")).at(-1), "after another import").toEqual({
      until: "2026-01-03T00:00:00.000Z",
      asked: asked(19_000, null),
    });
    expect(await history.pastPrices("one", "2")).toHaveLength(1);
    expect(await history.pastPrices("two", "1")).toEqual([]);
  });

  it("lists every import, the newest first, those that changed nothing too", async () => {
    expect(await history.list()).toEqual([]);
    await publish([vehicleWith(1), vehicleWith(2)]);
    await publish([vehicleWith(1), vehicleWith(2)], { source: "again.csv" });
    await publish([vehicleWith(9, { dealership_id: "two" })], { dealership: "two" });
    const [two, again, first] = await history.list();
    expect(two).toMatchObject({ number: 3, dealershipId: "two" });
    expect(again).toMatchObject({ number: 2, counts: { added: 0, changed: 0, removed: 0, unchanged: 2 } });
    expect(first).toEqual({
      number: 1,
      dealershipId: "one",
      at: "2026-01-01T00:00:00.000Z",
      kind: "import",
      source: "feed.csv",
      counts: { added: 2, changed: 0, removed: 0, unchanged: 0 },
      details: { rows: 2 },
    });
    expect((await history.list({ dealershipId: "one", limit: 1 })).map(({ number }) => number)).toEqual([2]);
    expect(await history.find(1)).toEqual(first);
    await expect(history.find(7)).rejects.toThrow(/there is no import 7/);
  });

  it("says what an import changed, later ones notwithstanding, and what two of them differ in", async () => {
    const [one, two, three] = [vehicleWith(1, { dealercomments: ODD }), vehicleWith(2), vehicleWith(3)];
    await publish([one, two]);
    await publish([{ ...one, price: 5 }, three]);
    await publish([{ ...one, price: 6 }, three]);
    const text = (vehicle: Vehicle) => JSON.stringify(vehicle);
    const byId = (changes: Awaited<ReturnType<StockHistory["diff"]>>) =>
      [...changes].sort((left, right) => Number(left.id) - Number(right.id));
    expect(byId(await history.changesOf(2))).toEqual([
      { id: "1", before: text(one), after: text({ ...one, price: 5 }) },
      { id: "2", before: text(two), after: null },
      { id: "3", before: null, after: text(three) },
    ]);
    expect(await history.changesOf(3)).toHaveLength(1);
    expect(byId(await history.diff(1))).toEqual(byId(await history.diff(1, 3)));
    expect(byId(await history.diff(1)).map(({ after }) => after)).toEqual([
      text({ ...one, price: 6 }),
      null,
      text(three),
    ]);
    expect(byId(await history.diff(3, 1))[0]).toEqual({
      id: "1",
      before: text({ ...one, price: 6 }),
      after: text(one),
    });
    expect(await history.diff(3)).toEqual([]);
    await publish([vehicleWith(9, { dealership_id: "two" })], { dealership: "two" });
    await expect(history.diff(1, 4)).rejects.toThrow(/import 1 is of dealership "one", import 4 of "two"/);
  });

  it("says of each publication what it changed and nothing of later ones: refusals and rollbacks too", async () => {
    const [one, two] = [vehicleWith(1), vehicleWith(2)];
    await publish([one, two]);
    await publish([{ ...one, price: 5 }, two]);
    await history.keepRefused("one", { kind: "import", at: "2026-01-03T00:00:00Z", source: "bad.csv" });
    await history.rollback(1, "2026-01-04T00:00:00Z");
    await publish([one, { ...two, price: 7 }, vehicleWith(3)]);
    const ids = async (number: number) => (await history.changesOf(number)).map(({ id }) => id).sort();
    expect([await ids(1), await ids(2), await ids(3), await ids(4), await ids(5)]).toEqual([
      ["1", "2"],
      ["1"],
      [],
      ["1"],
      ["2", "3"],
    ]);
    expect(await history.changesOf(4)).toEqual([
      { id: "1", before: JSON.stringify({ ...one, price: 5 }), after: JSON.stringify(one) },
    ]);
  });

  it("brings back the stock after an import exactly, as an import of its own, and forward again", async () => {
    const many = Array.from({ length: 1_100 }, (_, at) => vehicleWith(at + 1, { dealercomments: ODD }));
    await publish(many);
    const first = await stored();
    await publish(
      many.slice(300).map((one, at) => (at % 2 ? one : { ...one, slug: `moved-${one.id}`, price: at })),
    );
    await publish([...many.slice(500), vehicleWith(5_000)]);
    const third = await stored();
    const back = await history.rollback(1, "2026-02-01T00:00:00Z");
    expect(back).toEqual({ added: 500, changed: 0, removed: 1, unchanged: 600, version: 4 });
    expect(await stored()).toEqual(first);
    expect(await store.version()).toBe(4);
    expect((await store.versions()).get("one")).toBe(4);
    const [kept] = await history.list();
    expect(kept).toMatchObject({ number: 4, kind: "rollback", details: { rows: 1_100, restored: 1 } });
    await history.rollback(3, "2026-02-02T00:00:00Z");
    expect(await stored()).toEqual(third);
    await history.rollback(2, "2026-02-03T00:00:00Z");
    expect(await store.findBySlug("moved-301")).toMatchObject({ id: "301", price: 0 });
    expect(await history.rollback(6, "2026-02-04T00:00:00Z"), "nothing is left to change").toMatchObject({
      unchanged: 800,
      version: 6,
    });
  });

  it("keeps a refused import, to which there is no way back", async () => {
    await publish([vehicleWith(1)]);
    await history.keepRefused("one", { kind: "import", at: "2026-01-05T00:00:00Z", source: "bad.csv" });
    expect((await history.list())[0]).toMatchObject({ number: 2, kind: "refused", source: "bad.csv" });
    await expect(history.rollback(2, "2026-01-06T00:00:00Z")).rejects.toThrow(/import 2 was refused/);
    await publish([vehicleWith(1, { price: 1 })]);
    expect((await history.rollback(1, "2026-01-06T00:00:00Z")).changed).toBe(1);
  });

  it("refuses the way back over a change that nothing kept", async () => {
    await publish([vehicleWith(1)]);
    await database.queries.updateTable("stock_dealership").set({ version: 50 }).execute();
    await publish([vehicleWith(1, { price: 1 })]);
    await expect(history.rollback(1, "2026-01-06T00:00:00Z")).rejects.toThrow(
      /changed after import 1 by something that keeps no history/,
    );
    expect((await store.findById("1"))?.price).toBe(1);
  });

  it("changes nothing when another dealership has taken a path meanwhile", async () => {
    await publish([vehicleWith(1, { slug: "a" })]);
    await publish([vehicleWith(1, { slug: "b" })]);
    await publish([vehicleWith(9, { slug: "a", dealership_id: "two" })], { dealership: "two" });
    await expect(history.rollback(1, "2026-01-06T00:00:00Z")).rejects.toThrow(
      /"a".*belongs to dealership "two"/,
    );
    expect(await store.findBySlug("b")).not.toBeNull();
    expect(await history.list()).toHaveLength(3);
  });

  it("forgets what is too old, but never the last ten of a dealership, and gives no number twice", async () => {
    await publish([vehicleWith(99, { dealership_id: "two" })], { dealership: "two" });
    for (let price = 1; price <= 14; price += 1) await publish([vehicleWith(1, { price })], { keepDays: 2 });
    const kept = await history.list({ dealershipId: "one" });
    expect(kept.map(({ number }) => number)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
    const changes = await database.queries.selectFrom("stock_import_change").select("number").execute();
    expect(changes.map(({ number }) => number).sort((left, right) => left - right)).toEqual([
      1, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
    ]);
    expect((await history.list({ dealershipId: "two" })).map(({ number }) => number)).toEqual([1]);
    await history.rollback(6, "2026-03-01T00:00:00Z");
    expect((await store.findById("1"))?.price).toBe(5);
    await expect(history.find(5)).rejects.toThrow(/there is no import 5/);
  });

  it("leads from every address that a vehicle had to the one it has", async () => {
    await publish([vehicleWith(1, { slug: "a" }), vehicleWith(2, { slug: "z" })]);
    await publish([vehicleWith(1, { slug: "b" }), vehicleWith(2, { slug: "z" })]);
    await publish([vehicleWith(1, { slug: "c" }), vehicleWith(2, { slug: "z", price: 3 })]);
    expect(await Promise.all(["a", "b", "c", "z", "x"].map(history.addressNow))).toEqual([
      "c",
      "c",
      null,
      null,
      null,
    ]);
    await publish([vehicleWith(1, { slug: "a" }), vehicleWith(2, { slug: "b" })]);
    expect(await history.addressNow("c"), "back where it was").toBe("a");
    expect(await history.addressNow("a")).toBeNull();
    await publish([vehicleWith(2, { slug: "b" })]);
    expect(await history.addressNow("c"), "a vehicle that went has none").toBeNull();
  });

  it("remembers since when a vehicle was listed that went, until it is back", async () => {
    const soldAt = Date.UTC(2025, 11, 24) / 1_000;
    await publish([
      vehicleWith(1),
      vehicleWith(2, { sold: true, status: "sold", sold_date_timestamp: soldAt }),
    ]);
    await publish([]);
    const since = "2025-12-01T00:00:00Z";
    expect(await history.goneSince("one", since)).toEqual(
      new Map([
        ["1", { listedAt: "2026-01-01T00:00:00Z", goneAt: "2026-01-02T00:00:00.000Z" }],
        ["2", { listedAt: "2026-01-01T00:00:00Z", goneAt: "2025-12-24T00:00:00.000Z" }],
      ]),
    );
    expect((await history.goneSince("one", "2026-01-01T00:00:00Z")).size).toBe(1);
    expect((await history.goneSince("two", since)).size).toBe(0);
    await publish([vehicleWith(1)]);
    expect([...(await history.goneSince("one", since)).keys()]).toEqual(["2"]);
  });
}
