import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createStockHistory } from "~/infra/db/history/stock-history.server";
import { createSearchOutbox } from "~/infra/db/search-outbox.server";
import type { Database } from "~/infra/db/database.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { StockHistory } from "~/ports/stock-history";
import type { PublicationAbout, StockStore, TouchedStock } from "~/ports/stock-store";
import { vehicleWith } from "../../fixtures/vehicle";
import type { OpenEmpty } from "./suite";

const ABOUT: PublicationAbout = {
  kind: "push",
  at: "2026-11-22T10:05:00.000Z",
  source: "the API",
  details: { pushes: 1 },
};
const NOTHING = { ids: [], stocknums: [], vins: [] };
const of = (id: string, fields: Partial<Vehicle> = {}) =>
  vehicleWith(id, { stocknum: `S${id}`, vin: `JM0VINVIN0000${id}`, ...fields });

/** What every stock store must do that changes a part of a dealership's stock, whatever database it stands on. */
export function stockChangeContract(openEmpty: OpenEmpty): void {
  let database: Database;
  let store: StockStore;
  let history: StockHistory;

  beforeEach(async () => {
    database = await openEmpty();
    store = createStockStore(database);
    history = createStockHistory(database);
  });
  afterEach(() => database.close());

  const stockOf = async (dealership?: string) => {
    const found: Vehicle[] = [];
    for await (const batch of store.all(dealership)) found.push(...batch);
    return found;
  };
  const put = (vehicle: Vehicle, about: Partial<PublicationAbout> = {}) =>
    store.change("one", { ...NOTHING, ids: [vehicle.id] }, () => ({ vehicles: [vehicle], removed: [] }), {
      ...ABOUT,
      ...about,
    });
  const remove = (id: string, about: Partial<PublicationAbout> = {}) =>
    store.change("one", { ...NOTHING, ids: [id] }, () => ({ vehicles: [], removed: [id] }), {
      ...ABOUT,
      ...about,
    });

  it("puts, changes and removes what it is told, and leaves the rest alone", async () => {
    await store.publish("one", [of("1"), of("2"), of("3")]);
    await store.publish("two", [of("9", { dealership_id: "two" })]);
    const change = () => ({ vehicles: [of("2", { price: 5 }), of("4")], removed: ["3", "77"] });
    const result = await store.change("one", { ...NOTHING, ids: ["2", "3", "4", "77"] }, change, ABOUT);
    expect(result).toEqual({ added: 1, changed: 1, removed: 1, unchanged: 1, version: 3 });
    expect((await stockOf("one")).map(({ id, price }) => [id, price])).toEqual([
      ["1", of("1").price],
      ["2", 5],
      ["4", of("4").price],
    ]);
    expect(await store.versions()).toEqual(
      new Map([
        ["one", 3],
        ["two", 2],
      ]),
    );
  });

  it("shows what it may be about: by id, stock number and chassis number, of this dealership alone", async () => {
    await store.publish("one", [of("1"), of("2"), of("3"), of("4")]);
    await store.publish("two", [of("8", { dealership_id: "two", stocknum: "S2" })]);
    let seen: TouchedStock | undefined;
    const touched = { ids: ["1", "8"], stocknums: ["S2", "s3"], vins: [String(of("4").vin).toLowerCase()] };
    await store.change("one", touched, (known) => ((seen = known), null), ABOUT);
    expect([...(seen?.published.keys() ?? [])].sort()).toEqual(["1", "2", "4"]);
    expect(seen?.published.get("2")).toEqual(of("2"));
    expect(seen?.total).toBe(4);
    expect(await history.list(), "nothing was decided").toHaveLength(2);
  });

  it("knows since when a vehicle was listed that went", async () => {
    await store.publish("one", [of("1"), of("2")]);
    await remove("1", { at: "2026-11-22T09:00:00.000Z" });
    let seen: TouchedStock | undefined;
    await store.change("one", { ...NOTHING, ids: ["1"] }, (known) => ((seen = known), null), ABOUT);
    expect(seen?.gone).toEqual(
      new Map([["1", { listedAt: of("1").created_at, goneAt: "2026-11-22T09:00:00.000Z" }]]),
    );
  });

  it("finds a vehicle by the numbers that it has now, however it came to them", async () => {
    await store.publish("one", [of("1")]);
    await put(of("1", { stocknum: "NEW", vin: null }));
    const found = async (stocknum: string) => {
      let ids: readonly string[] = [];
      const look = (known: TouchedStock) => ((ids = [...known.published.keys()]), null);
      await store.change("one", { ...NOTHING, stocknums: [stocknum] }, look, ABOUT);
      return ids;
    };
    expect([await found("NEW"), await found("S1")]).toEqual([["1"], []]);
    const [first] = (await history.list()).slice(-1);
    await history.rollback(first?.number ?? 0, "2026-11-22T11:00:00.000Z");
    expect([await found("NEW"), await found("S1")], "after a way back").toEqual([[], ["1"]]);
  });

  it("changes nothing where the decision fails or nothing differs", async () => {
    await store.publish("one", [of("1")]);
    const fail = () => {
      throw new Error("no");
    };
    await expect(store.change("one", { ...NOTHING, ids: ["1"] }, fail, ABOUT)).rejects.toThrow("no");
    expect(await put(of("1"))).toMatchObject({ changed: 0, unchanged: 1, version: 1 });
    expect(await history.list(), "a push of the same is no news").toHaveLength(1);
    expect(await store.version()).toBe(1);
  });

  it("refuses a vehicle of another dealership, and a path that another has", async () => {
    await store.publish("two", [of("9", { dealership_id: "two" })]);
    await expect(put(of("1", { dealership_id: "two" }))).rejects.toThrow(/belongs to dealership "two"/);
    await expect(put(of("1", { slug: "vehicle-9" }))).rejects.toThrow(/already belongs to dealership "two"/);
    await expect(put(of("9", { slug: "vehicle-x" }))).rejects.toThrow(/already belongs to "two"/);
    expect(await stockOf("one")).toEqual([]);
  });

  it("writes over a row that nobody can read", async () => {
    await store.publish("one", [of("1"), of("2")]);
    await database.queries.updateTable("stock_row").set({ document: "no" }).where("id", "=", 1n).execute();
    await put(of("1", { price: 7 }));
    expect((await store.findById("1"))?.price).toBe(7);
  });

  it("leaves its changes to the search indexes, and the old address leads to the vehicle", async () => {
    const outbox = createSearchOutbox(database, { now: () => new Date() }, "index");
    await outbox.register();
    await put(of("1"));
    await put(of("1", { slug: "moved-1" }));
    expect(await outbox.due(10)).toMatchObject([{ vehicleId: "1", version: 2 }]);
    expect(await history.addressNow("vehicle-1")).toBe("moved-1");
  });

  it("pushes at the same time all arrive, each deciding by what the one before left", async () => {
    await store.publish("one", [of("1", { price: 0 })]);
    const add = () =>
      store.change(
        "one",
        { ...NOTHING, ids: ["1"] },
        ({ published }) => ({
          vehicles: [of("1", { price: (published.get("1")?.price ?? 0) + 1 })],
          removed: [],
        }),
        ABOUT,
      );
    await Promise.all(Array.from({ length: 8 }, add));
    expect((await store.findById("1"))?.price).toBe(8);
  });

  describe("in the history", () => {
    it("pushes of one hour are one entry, and the way back beyond it is exact", async () => {
      await store.publish("one", [of("1"), of("2"), of("3")], { ...ABOUT, kind: "import" });
      const before = await stockOf();
      await put(of("1", { price: 1 }));
      await put(of("1", { price: 2, slug: "other-1" }));
      await put(of("4"));
      await remove("2");
      await remove("4");
      await put(of("2", { price: 3 }));
      const [pushed, imported, ...others] = await history.list();
      expect(others).toEqual([]);
      expect(pushed).toMatchObject({ kind: "push", details: { pushes: 6 } });
      const changes = await history.changesOf(pushed?.number ?? 0);
      expect(changes.map(({ id }) => id).sort()).toEqual(["1", "2"]);
      await history.rollback(imported?.number ?? 0, "2026-11-22T11:00:00.000Z");
      expect(await stockOf()).toEqual(before);
    });

    it("the next hour, and anything in between, begins another entry", async () => {
      await put(of("1"));
      await put(of("2"), { at: "2026-11-22T11:00:00.000Z" });
      await put(of("3"), { at: "2026-11-22T11:30:00.000Z" });
      const [second] = await history.list();
      const atThree = await stockOf();
      await put(of("4"), { kind: "delta", at: "2026-11-22T11:31:00.000Z" });
      await put(of("5"), { at: "2026-11-22T11:32:00.000Z" });
      expect((await history.list()).map(({ kind }) => kind)).toEqual(["push", "delta", "push", "push"]);
      const deltas = await history.list({ kinds: ["delta", "import"], limit: 1 });
      expect(deltas.map(({ kind }) => kind)).toEqual(["delta"]);
      await history.rollback(second?.number ?? 0, "2026-11-22T12:00:00.000Z");
      expect(await stockOf()).toEqual(atThree);
    });

    it("an entry does not grow without bounds", async () => {
      for (let id = 1; id <= 103; id += 1) await put(of(String(id)));
      const [last, first] = await history.list();
      expect([first?.counts.added, last?.counts.added]).toEqual([100, 3]);
      await history.rollback(first?.number ?? 0, "2026-11-22T11:00:00.000Z");
      expect(await stockOf()).toHaveLength(100);
    });
  });

  it("reads what it touches and no more: one vehicle beside many is quick", async () => {
    const many = Array.from({ length: 3_000 }, (_, at) => of(String(at + 1)));
    await store.publish("one", many);
    const statements = async () => {
      const start = performance.now();
      await put(of("7", { price: Math.round(start) }));
      return performance.now() - start;
    };
    const times = [await statements(), await statements(), await statements()];
    expect(Math.min(...times)).toBeLessThan(250);
  });
}
