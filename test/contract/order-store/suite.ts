import { afterEach, beforeEach, expect, it } from "vitest";
import type { Order } from "~/domain/checkout/order";
import type { Claimant } from "~/domain/checkout/vehicle-hold";
import type { Database } from "~/infra/db/database.server";
import { createDraftStore } from "~/infra/db/forms/draft-store.server";
import { createOrderStore } from "~/infra/db/orders/order-store.server";
import type { OrderStore } from "~/ports/order-store";
import { claimant } from "../../fixtures/desk-world";
import { newOrder } from "../../fixtures/order";

const NOON = new Date("2026-11-21T12:00:00.000Z");
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

  async function kept(order: Order, changes: Partial<Claimant> = {}): Promise<Order> {
    const result = await store.beginHold(order, { ...claimant(order.id), ...changes }, NOON);
    if (result.kind !== "kept") throw new Error(`The vehicle was not kept: ${result.kind}.`);
    return result.order;
  }

  it("gives back what was stored, within its dealer only", async () => {
    const order = await added();
    expect(order).toMatchObject({ ...newOrder(), state: "pending", revision: 0, payment: null });
    expect(await store.find("test-cars", "order-1")).toEqual(order);
    expect(await store.find("other-cars", "order-1")).toBeNull();
    expect(await store.holdOf("7"), "a form that was sent keeps nobody out").toBeNull();
    await kept(order);
    expect(await store.holdOf("7")).toEqual({
      tenant: "test-cars",
      orderId: "order-1",
      state: "pending",
      until: "2026-11-21T12:10:00.000Z",
    });
  });

  it("takes one submission once", async () => {
    const order = await added();
    expect(await store.add(newOrder({ id: "order-2" }), LATER)).toEqual({ kind: "known", order });
  });

  it("refuses a second holder, and takes one when the first has ended", async () => {
    const first = await kept(await added());
    const second = newOrder({ id: "order-2", submissionKey: "key-2" });
    expect(await store.add(second, LATER)).toEqual({ kind: "taken" });
    await store.change(first, { state: "released" }, null);
    const next = await store.add(second, LATER);
    if (next.kind !== "added") throw new Error(`The second order is ${next.kind}.`);
    await kept(next.order);
    const old = await store.find("test-cars", "order-1");
    if (old === null) throw new Error("The first order is gone.");
    expect(await store.change(old, { state: "held" }, null)).toEqual({ kind: "taken" });
    expect((await store.find("test-cars", "order-1"))?.state).toBe("released");
  });

  it("puts a corrected order into the place of an unpaid one, with its hold and its lead, once", async () => {
    const first = await kept(await added());
    const times = { now: NOON, lookAt: LATER };
    const corrected = newOrder({ id: "order-2", submissionKey: "key-2", fields: { message: "Sunday" } });
    expect((await store.replace({ ...first, revision: 0 }, corrected, times)).kind).toBe("stale");
    const noted = await store.change(first, { leadId: "lead-1" }, null);
    if (noted.kind !== "changed") throw new Error(`The order is ${noted.kind}.`);
    const result = await store.replace(noted.order, corrected, times);
    expect(result).toMatchObject({
      kind: "replaced",
      order: { ...corrected, state: "pending", leadId: "lead-1", toldAs: null, replaces: "order-1" },
    });
    expect(await store.find("test-cars", "order-1")).toMatchObject({
      ...{ state: "released", ending: "replaced", replacedBy: "order-2", holdUntil: null },
    });
    expect(await store.holdOf("7")).toMatchObject({ orderId: "order-2", until: first.holdUntil });
    expect(await store.openHolds("test-cars", claimant("order-1").visitor, NOON)).toHaveLength(1);
    const again = await store.replace(noted.order, { ...corrected, id: "order-3" }, times);
    expect(again).toMatchObject({ kind: "known", order: { id: "order-2" } });
    const other = { ...corrected, id: "order-4", submissionKey: "key-4" };
    expect((await store.replace(noted.order, other, times)).kind, "it is over").toBe("stale");
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
    const orders: Order[] = [];
    for (let one = 0; one < 24; one += 1)
      orders.push(await added({ id: `order-${one}`, submissionKey: `key-${one}` }));
    const results = await Promise.all(
      orders.map((order, one) => at(one).beginHold(order, claimant(order.id), NOON)),
    );
    expect(results.filter((result) => result.kind === "kept")).toHaveLength(1);
    expect(results.filter((result) => result.kind === "taken")).toHaveLength(23);
    await other.close();
  });

  it("keeps two vehicles for one claimant, however many processes are asked at once", async () => {
    const other = await again();
    const second = createOrderStore(other);
    const orders: Order[] = [];
    for (let one = 0; one < 12; one += 1)
      orders.push(await added({ id: `o-${one}`, submissionKey: `k-${one}`, carId: String(one) }));
    // New browsers and numbers each time: the address is the same.
    const results = await Promise.all(
      orders.map((order, one) =>
        (one % 2 === 0 ? store : second).beginHold(order, { ...claimant(order.id), address: "here" }, NOON),
      ),
    );
    expect(results.map(({ kind }) => kind).sort()).toEqual([
      "kept",
      "kept",
      ...Array<string>(10).fill("limited"),
    ]);
    await other.close();
  });

  it.each(["visitor", "phone", "address"] as const)("counts holds of one %s together", async (shared) => {
    const ask = async (id: string) => {
      const order = await added({ id, submissionKey: id, carId: id });
      return store.beginHold(order, { ...claimant(id), [shared]: "same" }, NOON);
    };
    expect([(await ask("1")).kind, (await ask("2")).kind]).toEqual(["kept", "kept"]);
    expect(await ask("3")).toEqual({ kind: "limited" });
    expect((await store.openHolds("test-cars", "same", NOON)).length).toBe(shared === "visitor" ? 2 : 0);
    expect(await store.openHolds("other-cars", "same", NOON)).toEqual([]);
    const first = await store.find("test-cars", "1");
    if (first === null) throw new Error("The first order is gone.");
    await store.change(first, { state: "released" }, null);
    const third = await store.find("test-cars", "3");
    if (third === null) throw new Error("The third order is gone.");
    expect((await store.beginHold(third, { ...claimant("3"), [shared]: "same" }, NOON)).kind).toBe("kept");
  });

  it("counts holds within one dealer: two elsewhere leave a shopper both here", async () => {
    const same = { visitor: "same", phone: "same", address: "same" };
    await kept(await added({ id: "1", submissionKey: "1", carId: "1", tenant: "other-cars" }), same);
    await kept(await added({ id: "2", submissionKey: "2", carId: "2", tenant: "other-cars" }), same);
    const here = await added({ id: "3", submissionKey: "3", carId: "3" });
    expect((await store.beginHold(here, { ...claimant("3"), ...same }, NOON)).kind).toBe("kept");
  });

  it("counts a visitor here, a number there and an address elsewhere as one", async () => {
    await kept(await added({ id: "1", submissionKey: "1", carId: "1" }), { phone: "same" });
    await kept(await added({ id: "2", submissionKey: "2", carId: "2" }), { visitor: "same" });
    const third = await added({ id: "3", submissionKey: "3", carId: "3" });
    const both = { visitor: "same", phone: "same", address: "elsewhere" };
    expect(await store.beginHold(third, both, NOON)).toEqual({ kind: "limited" });
  });

  it("keeps a vehicle for nobody after three holds without a payment within a day", async () => {
    for (const id of ["1", "2", "3"]) {
      const order = await kept(await added({ id, submissionKey: id }));
      await store.change(order, { state: "released", ending: "unpaid" }, null);
    }
    const fourth = await added({ id: "4", submissionKey: "4" });
    expect(await store.beginHold(fourth, claimant("4"), NOON)).toEqual({ kind: "unkept" });
    const nextDay = new Date("2026-11-22T12:00:00.001Z");
    expect((await store.beginHold(fourth, claimant("4"), nextDay)).kind).toBe("kept");
  });

  it("lets somebody pay whose hold another had, once that one's time is over", async () => {
    const slow = await kept(await added());
    const payer = await added({
      id: "order-2",
      submissionKey: "key-2",
      createdAt: "2026-11-21T12:11:00.000Z",
    });
    const paid = { state: "held", charge: "c", paidAt: "2026-11-21T12:12:00.000Z" } as const;
    expect((await store.change(payer, paid, null)).kind).toBe("changed");
    expect(await store.find("test-cars", slow.id)).toMatchObject({ state: "pending", holdUntil: null });
  });

  it("forgets who kept a vehicle when its order waits no more", async () => {
    const order = await kept(await added());
    await store.change(order, { state: "released" }, null);
    const row = await database.queries.selectFrom("checkout_order").selectAll().executeTakeFirstOrThrow();
    expect([row.claim_visitor, row.claim_phone, row.claim_address]).toEqual([null, null, null]);
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
