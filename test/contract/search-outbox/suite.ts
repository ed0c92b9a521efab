import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "~/infra/db/database.server";
import { createSearchOutbox, type SearchOutbox } from "~/infra/db/search-outbox.server";
import { createStockStore } from "~/infra/db/stock-store.server";
import { createWorkLease } from "~/infra/db/transactions/work-lease.server";
import type { StockStore } from "~/ports/stock-store";
import { planFaults } from "../../fixtures/plan-faults";
import { vehicleWith } from "../../fixtures/vehicle";

/** What the outbox of a search index must do, whatever database it stands on. */
export function searchOutboxContract(openEmpty: () => Promise<Database>): void {
  let database: Database;
  let store: StockStore;
  let outbox: SearchOutbox;
  let now: number;
  const clock = { now: () => new Date(now) };
  const ids = async (of = outbox) => (await of.due(1_000)).map(({ vehicleId }) => vehicleId);
  const rows = () => database.queries.selectFrom("search_change").selectAll().execute();

  beforeEach(async () => {
    database = await openEmpty();
    store = createStockStore(database);
    now = Date.now() + 1_000;
    outbox = createSearchOutbox(database, clock, "cars_au");
  });
  afterEach(() => database.close());

  it("is empty while no index is registered, whatever is published", async () => {
    await store.publish("one", [vehicleWith(1)]);
    expect(await rows()).toEqual([]);
    expect(await outbox.register()).toBe(true);
    expect(await outbox.register()).toBe(false);
    expect(await rows()).toEqual([]);
    expect(await outbox.lag()).toEqual({ waiting: 0, since: null });
    expect(await outbox.isCaughtUp()).toBe(true);
  });

  it("holds what a publication added, changed and removed, once for each vehicle, earlier ones first", async () => {
    await outbox.register();
    await store.publish("one", [vehicleWith(5), vehicleWith(9), vehicleWith("9999999999999999")]);
    expect(await ids()).toEqual(["5", "9", "9999999999999999"]);
    await store.publish("two", [vehicleWith(2, { dealership_id: "two" })]);
    await store.publish("one", [vehicleWith(5, { price: 9 }), vehicleWith(9)]);
    expect(await ids(), "changed again: their turn is later").toEqual(["9", "2", "5", "9999999999999999"]);
    expect((await outbox.due(2)).map(({ vehicleId }) => vehicleId)).toEqual(["9", "2"]);
    expect(await outbox.isCaughtUp()).toBe(false);
  });

  it("holds nothing of what was published as it was, and nothing of what was refused", async () => {
    await store.publish("one", [vehicleWith(1)]);
    await outbox.register();
    await store.publish("one", [vehicleWith(1)]);
    const stolen = vehicleWith(1, { dealership_id: "two", slug: "other" });
    await expect(store.publish("two", [vehicleWith(3, { dealership_id: "two" }), stolen])).rejects.toThrow();
    expect(await rows()).toEqual([]);
  });

  it("keeps a vehicle that was changed again while the index was told", async () => {
    await outbox.register();
    await store.publish("one", [vehicleWith(1), vehicleWith(2)]);
    const taken = await outbox.due(10);
    await store.publish("one", [vehicleWith(1, { price: 1 }), vehicleWith(2)]);
    await outbox.told(taken);
    expect(await ids()).toEqual(["1"]);
    await outbox.told(await outbox.due(10));
    expect(await rows()).toEqual([]);
  });

  it("counts the time from the first change that the index lacks", async () => {
    await outbox.register();
    await store.publish("one", [vehicleWith(1)]);
    const { since } = await outbox.lag();
    await store.publish("one", [vehicleWith(1, { price: 1 }), vehicleWith(2)]);
    expect(await outbox.lag()).toEqual({ waiting: 2, since });
    expect(since?.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it("lets a refused vehicle wait, longer each time, and not the others; a new state of it is told at once", async () => {
    await outbox.register();
    await store.publish("one", [vehicleWith(1), vehicleWith(2)]);
    const [first] = await outbox.due(1);
    if (first === undefined) throw new Error("nothing is due");
    await outbox.refused([first], 0);
    expect(await ids()).toEqual(["2"]);
    now += 5_000;
    expect(await ids()).toEqual(["1", "2"]);
    now += 95_000;
    await outbox.refused(await outbox.due(1), 0);
    now += 99_000;
    expect(await ids()).toEqual(["2"]);
    await outbox.told(await outbox.due(1));
    expect(await outbox.isCaughtUp(), "it holds all that it takes").toBe(true);
    expect((await outbox.lag()).waiting).toBe(1);
    await store.publish("one", [vehicleWith(1, { price: 1 }), vehicleWith(2)]);
    expect(await ids()).toEqual(["1"]);
  });

  it("lets postponed vehicles wait, in whatever state they are meanwhile", async () => {
    await outbox.register();
    await store.publish("one", [vehicleWith(1), vehicleWith(2), vehicleWith(3)]);
    await outbox.postpone(await outbox.due(2), 60_000);
    expect(await ids()).toEqual(["3"]);
    await store.publish("one", [vehicleWith(1, { price: 1 }), vehicleWith(3)]);
    expect(await ids()).toEqual(["3"]);
    expect(await outbox.isCaughtUp()).toBe(false);
    now += 60_000;
    expect(await ids()).toEqual(["3", "1", "2"]);
  });

  it("takes vehicles in that have to be told again, and counts those that were not waiting", async () => {
    await outbox.register();
    await store.publish("one", [vehicleWith(1), vehicleWith(2)]);
    expect(await outbox.add(["2", "7", "8"])).toBe(2);
    expect(await outbox.add([])).toBe(0);
    expect(await ids()).toEqual(["1", "2", "7", "8"]);
  });

  it("tells each registered index, and forgets one alone", async () => {
    const other = createSearchOutbox(database, clock, "cars_nz");
    await outbox.register();
    await other.register();
    await store.publish("one", [vehicleWith(1)]);
    await outbox.told(await outbox.due(9));
    expect([await ids(), await ids(other)]).toEqual([[], ["1"]]);
    await other.forget();
    await store.publish("one", [vehicleWith(2)]);
    expect([await ids(), await ids(other)]).toEqual([["1", "2"], []]);
    await other.forget();
  });

  it("misses no publication that is under way while an index is registered", async () => {
    const many = Array.from({ length: 1_500 }, (_, at) => vehicleWith(at + 1));
    const publishing = store.publish("one", many);
    await outbox.register();
    const read: string[] = [];
    for await (const batch of store.all()) read.push(...batch.map(({ id }) => id));
    await publishing;
    const waiting = await database.queries.selectFrom("search_change").select("vehicle_id").execute();
    expect(new Set([...read, ...waiting.map((row) => String(row.vehicle_id))]).size).toBe(1_500);
  });

  it("finds its rows by an index", async () => {
    const asked = [
      database.queries.selectFrom("search_change").select("version").where("index_name", "=", "a"),
      database.queries.selectFrom("search_index").select("name").where("name", "=", "a"),
    ];
    for (const query of asked) expect(await planFaults(database, query.compile())).toEqual([]);
  });

  describe("the lease of work without a number", () => {
    it("is held by one process at a time, keeps others' numbers, and is freed by a failure", async () => {
      const [one, two] = [0, 1].map(() => createWorkLease(database.queries, clock, "index", 10_000));
      if (!one || !two) throw new Error("no leases");
      const seen: unknown[] = [];
      expect(await one.run(4, async () => void seen.push(4))).toBe(true);
      const held = await one.hold(async () => {
        seen.push(await two.hold(async () => void seen.push("never")));
        seen.push(await two.run(5, async () => void seen.push("never")));
      });
      expect([held, ...seen]).toEqual([true, 4, false, false]);
      await expect(one.hold(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
      expect(await two.run(4, async () => void seen.push("never"))).toBe(true);
      expect(await two.run(5, async () => void seen.push(5))).toBe(true);
      expect(seen.slice(-1)).toEqual([5]);
    });

    it("is taken over after its time, and whoever had it is told so", async () => {
      const [one, two] = [0, 1].map(() => createWorkLease(database.queries, clock, "index", 10_000));
      if (!one || !two) throw new Error("no leases");
      const done = await one.hold(async (keep) => {
        now += 9_000;
        await keep();
        now += 10_000;
        expect(await two.hold(async () => undefined)).toBe(true);
        await expect(keep()).rejects.toThrow(/Another process/);
        await keep();
      });
      expect(done).toBe(false);
    });
  });
}
