import { afterEach, beforeEach, expect, it } from "vitest";
import type { Order } from "~/domain/checkout/order";
import type { Database } from "~/infra/db/database.server";
import { createDraftStore } from "~/infra/db/draft-store.server";
import { createOrderStore } from "~/infra/db/order-store.server";
import type { OrderStore } from "~/ports/order-store";
import { newOrder } from "../../fixtures/order";

const LATER = "2026-11-21T13:00:00.000Z";
const SERVED = ["test-cars"];

/** What every database does with orders and drafts. `open` gives a migrated, empty one; `again` opens it once more. */
export function orderStoreContract(open: () => Promise<Database>, again: () => Promise<Database>): void {
  let database: Database;
  let store: OrderStore;

  beforeEach(async () => {
    database = await open();
    store = createOrderStore(database);
  });
  afterEach(() => database.close());

  async function added(changes: Parameters<typeof newOrder>[0] = {}): Promise<Order> {
    const result = await store.add(newOrder(changes), newOrder(changes).payBy);
    if (result.kind !== "added") throw new Error(`The order was not added: ${result.kind}.`);
    return result.order;
  }

  it("gives back what was stored, within its dealer only", async () => {
    const order = await added();
    expect(order).toMatchObject({ ...newOrder(), state: "pending", revision: 0, payment: null });
    expect(await store.find("test-cars", "order-1")).toEqual(order);
    expect(await store.find("other-cars", "order-1")).toBeNull();
    expect(await store.holdOf("7")).toMatchObject({
      tenant: "test-cars",
      orderId: "order-1",
      state: "pending",
      until: order.payBy,
    });
  });

  it("takes one submission once", async () => {
    const order = await added();
    expect(await store.add(newOrder({ id: "order-2" }), LATER)).toEqual({ kind: "known", order });
  });

  it("refuses a second holder, and takes one when the first has ended", async () => {
    const first = await added();
    const second = newOrder({ id: "order-2", submissionKey: "key-2" });
    expect(await store.add(second, LATER)).toEqual({ kind: "taken" });
    await store.change(first, { state: "released" }, null);
    expect((await store.add(second, LATER)).kind).toBe("added");
    const old = await store.find("test-cars", "order-1");
    if (old === null) throw new Error("The first order is gone.");
    expect(await store.change(old, { state: "held" }, null)).toEqual({ kind: "taken" });
    expect((await store.find("test-cars", "order-1"))?.state).toBe("released");
  });

  it("lets orders about no vehicle stand beside each other", async () => {
    await added({ id: "a", submissionKey: "a", carId: null });
    await added({ id: "b", submissionKey: "b", carId: null });
    expect(await store.holdOf("7")).toBeNull();
  });

  it("has one winner when processes race for a vehicle", async () => {
    const other = await again();
    const second = createOrderStore(other);
    const at = (one: number) => (one % 2 === 0 ? store : second);
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, one) =>
        at(one).add(newOrder({ id: `order-${one}`, submissionKey: `key-${one}` }), LATER),
      ),
    );
    expect(results.filter((result) => result.kind === "added")).toHaveLength(1);
    expect(results.filter((result) => result.kind === "taken")).toHaveLength(23);
    await other.close();
  });

  it("has one winner when one order is changed by many", async () => {
    const order = await added();
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, one) => store.change(order, { charge: `charge-${one}` }, null)),
    );
    expect(results.map(({ kind }) => kind).sort()).toEqual(["changed", ...Array<string>(7).fill("stale")]);
  });

  it("remembers a provider's message with the change it caused, for its dealer", async () => {
    const order = await added();
    await store.change({ ...order, revision: 9 }, { state: "held" }, null, "event-1");
    expect(await store.isKnownNotice("test-cars", "event-1"), "of a change that failed").toBe(false);
    await store.change(order, { state: "held", heldUntil: LATER }, null, "event-1");
    expect(await store.isKnownNotice("test-cars", "event-1")).toBe(true);
    expect(await store.isKnownNotice("other-cars", "event-1")).toBe(false);
    expect(await store.heldVehicles()).toEqual(["7"]);
    expect(await store.holdOf("7")).toMatchObject({ orderId: "order-1", state: "held", until: LATER });
  });

  it("gives each due order to one process", async () => {
    for (const id of ["a", "b", "c"]) await added({ id, submissionKey: id, carId: id });
    const other = await again();
    const second = createOrderStore(other);
    const at = (one: number) => (one % 2 === 0 ? store : second);
    const takes = await Promise.all(
      Array.from({ length: 8 }, (_, one) => at(one).takeDue(LATER, () => "2026-11-21T14:00:00Z", SERVED)),
    );
    const ids = takes.flatMap((taken) => taken?.order.id ?? []);
    expect(ids.sort()).toEqual(["a", "b", "c"]);
    expect(await store.takeDue("2026-11-21T15:00:00Z", () => LATER, SERVED)).toMatchObject({ attempts: 1 });
    await other.close();
  });

  it("leaves the orders of dealers that are not served here to their own processes", async () => {
    await added({ id: "other", submissionKey: "other", tenant: "other-cars", carId: "8" });
    await added();
    const take = (tenants: readonly string[]) => store.takeDue(LATER, () => "2026-11-22T00:00:00Z", tenants);
    expect((await take(SERVED))?.order.id).toBe("order-1");
    expect([await take(SERVED), await take([])]).toEqual([null, null]);
    expect((await take(["other-cars", ...SERVED]))?.order.id).toBe("other");
  });

  it("keeps what was filled in by browser, journey and vehicle", async () => {
    const drafts = createDraftStore(database);
    const key = { tenant: "test-cars", visitor: "v", flow: "reserve", about: "vehicle-7" };
    await drafts.save(key, { name: "Zoë", email: "a" }, "2026-11-20T00:00:00Z");
    await drafts.save(key, { email: "b" }, "2026-11-21T00:00:00Z");
    expect(await drafts.read(key)).toEqual({ name: "Zoë", email: "b" });
    for (const change of [{ tenant: "o" }, { visitor: "o" }, { flow: "o" }, { about: "o" }])
      expect(await drafts.read({ ...key, ...change })).toEqual({});
    const both = { ...key, about: "both" };
    await Promise.all([
      drafts.save(both, { a: "1" }, "2026-11-21T00:00:00Z"),
      drafts.save(both, { b: "2" }, "2026-11-21T00:00:00Z"),
    ]);
    expect(await drafts.read(both), "two tabs at once").toEqual({ a: "1", b: "2" });
    const claims = ["x", "y", "z"].map((one) => drafts.claim(both, "c", one, "2026-11-21T00:00:00Z"));
    expect(new Set(await Promise.all(claims)).size, "one wins").toBe(1);
    await drafts.purge("2026-11-20T12:00:00Z");
    expect(await drafts.read(key)).not.toEqual({});
    await drafts.remove(key);
    expect(await drafts.read(key)).toEqual({});
  });
}
