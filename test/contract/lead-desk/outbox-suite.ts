import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import type { Database } from "~/infra/db/database.server";
import { createDeliveryQueue, type Delivery } from "~/infra/leads/delivery/delivery-queue.server";
import { startDeliveryWorker } from "~/infra/leads/delivery/delivery-worker.server";
import { outboxState } from "~/infra/leads/delivery/outbox-state.server";
import { NO_NOTES } from "../../doubles/arrival-notes";
import { silentLeadMetrics } from "../../doubles/lead-metrics";
import { silentLogger } from "../../doubles/silent-logger";
import { newLead } from "../../fixtures/lead";
import { deskOn } from "./suite";

const clock = { now: () => new Date() };
const MINUTE = 60_000;

async function withLeads(database: Database, leads: number) {
  const { desk } = deskOn(database);
  for (let one = 0; one < leads; one++) await desk.submit(newLead());
}
const stateOf = (database: Database) =>
  database.queries.selectFrom("delivery").selectAll().orderBy("id").execute();

/** What every database does with the outbox. `open` gives a migrated, empty one. */
export function outboxContract(open: () => Promise<Database>): void {
  it("gives each delivery to one taker, until its lease has run out", async () => {
    const database = await open();
    await withLeads(database, 4);
    let now = new Date();
    const queue = createDeliveryQueue(database, { now: () => now }, () => ["yard"]);
    now = new Date(now.getTime() + 1_000);
    const taken = await Promise.all(Array.from({ length: 6 }, () => queue.claim(5, MINUTE, [])));
    const ids = taken.flat().map(({ id }) => id);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
    now = new Date(now.getTime() + MINUTE - 1);
    expect(await queue.claim(5, MINUTE, [])).toEqual([]);
    now = new Date(now.getTime() + 1);
    const again = await queue.claim(20, MINUTE, []);
    expect(new Set(again.map(({ id }) => id)), "the same keys").toEqual(new Set(ids));
    expect(again.every(({ attempts }) => attempts === 2)).toBe(true);
    await database.close();
  });

  it("takes those first that are due longest, from the moment they are due", async () => {
    const database = await open();
    await withLeads(database, 1);
    let now = new Date();
    const due = { hook: 1_000, crm: 2_000, reply: 3_000 };
    for (const [sink, after] of Object.entries(due))
      await database.queries
        .updateTable("delivery")
        .set({ due_at: new Date(now.getTime() + after).toISOString() })
        .where("sink", "=", sink)
        .execute();
    const queue = createDeliveryQueue(database, { now: () => now }, () => ["yard"]);
    now = new Date(now.getTime() + 2_000);
    const taken = [
      await queue.claim(1, MINUTE, []),
      await queue.claim(1, MINUTE, []),
      await queue.claim(1, MINUTE, []),
    ];
    expect(taken.map((some) => some.map(({ sink }) => sink))).toEqual([["hook"], ["crm"], []]);
    expect(taken[0]?.[0]).toMatchObject({ tenant: "yard", revision: 0, attempts: 1, failingSince: null });
    const [row] = (await stateOf(database)).filter(({ sink }) => sink === "hook");
    expect(row).toMatchObject({
      id: taken[0]?.[0]?.id,
      lead_id: taken[0]?.[0]?.leadId,
      lease: taken[0]?.[0]?.lease,
      due_at: new Date(now.getTime() + MINUTE).toISOString(),
    });
    expect(taken[0]?.[0]?.giveUpAt.toISOString()).toBe(row?.give_up_at);
    expect(await createDeliveryQueue(database, { now: () => now }, () => []).claim(9, MINUTE, [])).toEqual(
      [],
    );
    await database.close();
  });

  it("passes over busy sinks and dealers served elsewhere", async () => {
    const database = await open();
    await withLeads(database, 2);
    const now = () => new Date(Date.now() + 1_000);
    const queue = createDeliveryQueue(database, { now }, () => ["yard"]);
    const busy = [
      { tenant: "yard", sink: "crm" },
      { tenant: "yard", sink: "reply" },
    ];
    expect((await queue.claim(9, MINUTE, busy)).map(({ sink }) => sink)).toEqual(["hook", "hook"]);
    const elsewhere = createDeliveryQueue(database, { now }, () => ["other"]);
    expect(await elsewhere.claim(9, MINUTE, [])).toEqual([]);
    await database.close();
  });

  it("writes down what became of deliveries; who lost the lease is not heard, unless it arrived", async () => {
    const database = await open();
    await withLeads(database, 1);
    let now = new Date(Date.now() + 1_000);
    const queue = createDeliveryQueue(database, { now: () => now }, () => ["yard"]);
    const [one, two, three] = await queue.claim(3, MINUTE, []);
    if (!one || !two || !three) throw new Error("three deliveries are due");
    await queue.settle([
      { delivery: one, state: "delivered" },
      { delivery: two, state: "waiting", fault: "answered 500", dueAt: new Date(now.getTime() + MINUTE) },
      { delivery: three, state: "dead", fault: "x".repeat(2_000) },
    ]);
    const after = new Map((await stateOf(database)).map((row) => [row.id, row]));
    const at = now.toISOString();
    expect(after.get(one.id)).toMatchObject({
      state: "delivered",
      lease: null,
      last_fault: null,
      finished_at: at,
    });
    expect(after.get(three.id)).toMatchObject({ lease: null, finished_at: at });
    expect(after.get(two.id)).toMatchObject({
      lease: null,
      finished_at: null,
      due_at: new Date(now.getTime() + MINUTE).toISOString(),
    });
    expect(after.get(two.id)).toMatchObject({ state: "waiting", last_fault: "answered 500", attempts: 1 });
    expect(after.get(two.id)?.failing_since).toBe(now.toISOString());
    expect(after.get(three.id)).toMatchObject({ state: "dead", last_fault: "x".repeat(300) });
    const { counts, failing } = await outboxState(database.queries, ["yard"]);
    expect(Object.fromEntries(counts)).toEqual({ waiting: 1, held: 0, dead: 1, unrouted: 0 });
    expect((await outboxState(database.queries, ["other"])).failing).toEqual([]);
    expect(failing).toEqual([{ tenant: "yard", sink: two.sink, since: now.toISOString(), deliveries: 1 }]);

    now = new Date(now.getTime() + 2 * MINUTE);
    const [later] = await queue.claim(3, MINUTE, []);
    if (!later) throw new Error("the failed delivery is due again");
    await queue.settle([{ delivery: two, state: "dead", fault: "an old lease" }]);
    expect((await stateOf(database)).find(({ id }) => id === two.id)?.state).toBe("waiting");
    await queue.settle([{ delivery: two, state: "delivered" }]);
    await queue.settle([{ delivery: later, state: "waiting", fault: "too late", dueAt: now }]);
    expect((await stateOf(database)).find(({ id }) => id === two.id)?.state).toBe("delivered");
    await database.close();
  });

  it("counts as no failure what only waits until it may be sent", async () => {
    const database = await open();
    await withLeads(database, 1);
    const now = new Date(Date.now() + 1_000);
    const queue = createDeliveryQueue(database, { now: () => now }, () => ["yard"]);
    const [night] = await queue.claim(1, MINUTE, []);
    if (!night) throw new Error("a delivery is due");
    const dueAt = new Date(now.getTime() + 9 * 60 * MINUTE);
    await queue.settle([{ delivery: night, state: "waiting", fault: "it is night", dueAt, isEarly: true }]);
    await queue.bringForward({ tenant: "yard", sink: night.sink });
    expect((await stateOf(database)).find(({ id }) => id === night.id)).toMatchObject({
      ...{ state: "waiting", last_fault: "it is night", failing_since: null, due_at: dueAt.toISOString() },
    });
    expect((await outboxState(database.queries, ["yard"])).failing).toEqual([]);
    await database.close();
  });

  it("brings forward what waits for one sink", async () => {
    const database = await open();
    await withLeads(database, 2);
    const now = new Date(Date.now() + 1_000);
    const queue = createDeliveryQueue(database, { now: () => now }, () => ["yard"]);
    const taken = await queue.claim(9, MINUTE, []);
    const dueAt = new Date(now.getTime() + 60 * MINUTE);
    await queue.settle(taken.map((delivery) => ({ delivery, state: "waiting", fault: "down", dueAt })));
    await queue.bringForward({ tenant: "yard", sink: "hook" });
    expect((await queue.claim(9, MINUTE, [])).map(({ sink }) => sink)).toEqual(["hook", "hook"]);
    await database.close();
  });

  it("says of each sink how many deliveries fail, and since when the first of them", async () => {
    const database = await open();
    await withLeads(database, 2);
    const first = new Date(Date.now() + 1_000);
    let now = first;
    const queue = createDeliveryQueue(database, { now: () => now }, () => ["yard"]);
    for (const minutes of [0, 10]) {
      now = new Date(first.getTime() + minutes * MINUTE);
      const [one] = await queue.claim(1, 60 * MINUTE, [
        { tenant: "yard", sink: "crm" },
        { tenant: "yard", sink: "reply" },
      ]);
      if (!one) throw new Error("nothing is due");
      const dueAt = new Date(first.getTime() + 60 * MINUTE);
      await queue.settle([{ delivery: one, state: "waiting", fault: "down", dueAt }]);
    }
    expect((await outboxState(database.queries, ["yard"])).failing).toEqual([
      { tenant: "yard", sink: "hook", since: first.toISOString(), deliveries: 2 },
    ]);
    await database.close();
  });

  it("remembers since when a delivery has been failing, until it arrives", async () => {
    const database = await open();
    await withLeads(database, 1);
    let now = new Date(Date.now() + 1_000);
    const first = now.toISOString();
    const queue = createDeliveryQueue(database, { now: () => now }, () => ["yard"]);
    for (const attempt of [1, 2, 3]) {
      const [taken] = await queue.claim(1, MINUTE, [
        { tenant: "yard", sink: "crm" },
        { tenant: "yard", sink: "reply" },
      ]);
      if (!taken) throw new Error(`attempt ${attempt} is not due`);
      expect(taken.failingSince).toBe(attempt === 1 ? null : first);
      await queue.settle([{ delivery: taken, state: "waiting", fault: "down", dueAt: now }]);
      const row = (await stateOf(database)).find(({ id }) => id === taken.id);
      expect(row?.failing_since).toBe(first);
      now = new Date(now.getTime() + 10 * MINUTE);
    }
    const [taken] = await queue.claim(9, MINUTE, [
      { tenant: "yard", sink: "crm" },
      { tenant: "yard", sink: "reply" },
    ]);
    if (!taken) throw new Error("the delivery is due");
    await queue.settle([{ delivery: taken, state: "delivered" }]);
    expect((await stateOf(database)).find(({ id }) => id === taken.id)?.failing_since).toBeNull();
    await database.close();
  });

  it("is told of what arrived, whoever has claimed it, and sends it to nobody any more", async () => {
    const database = await open();
    await withLeads(database, 1);
    let now = new Date(Date.now() + 1_000);
    const queue = createDeliveryQueue(database, { now: () => now }, () => ["yard"]);
    const [one, two] = await queue.claim(2, MINUTE, []);
    if (!one || !two) throw new Error("two are due");
    await queue.arrived([one.id, "nobody's"]);
    await queue.arrived([one.id]);
    now = new Date(now.getTime() + MINUTE);
    const again = (await queue.claim(9, MINUTE, [])).map(({ id }) => id);
    expect([again.includes(one.id), again.includes(two.id)]).toEqual([false, true]);
    const row = (await stateOf(database)).find(({ id }) => id === one.id);
    expect(row).toMatchObject({ state: "delivered", lease: null, failing_since: null });
    await database.close();
  });

  it("does not bring forward what somebody is delivering", async () => {
    const database = await open();
    await withLeads(database, 2);
    const now = new Date(Date.now() + 1_000);
    const queue = createDeliveryQueue(database, { now: () => now }, () => ["yard"]);
    const underWay = await queue.claim(9, MINUTE, []);
    expect(underWay).toHaveLength(6);
    await queue.bringForward({ tenant: "yard", sink: "hook" });
    expect(await queue.claim(9, MINUTE, [])).toEqual([]);
    await database.close();
  });

  it("two workers deliver everything once, through failures", async () => {
    const database = await open();
    const arrived: string[] = [];
    const failedOnce = new Set<string>();
    const deliver = async ({ id }: Delivery) => {
      if (!failedOnce.has(id) && failedOnce.size < 5) {
        failedOnce.add(id);
        throw new Error("a bad moment");
      }
      arrived.push(id);
    };
    const workers = [1, 2].map(() =>
      startDeliveryWorker({
        queue: createDeliveryQueue(database, clock, () => ["yard"]),
        notes: NO_NOTES,
        deliver,
        typeOf: () => "webhook",
        clock,
        chance: () => 0.999,
        logger: silentLogger,
        metrics: silentLeadMetrics,
        pace: { pollMs: 50 },
      }),
    );
    await withLeads(database, 20);
    const end = Date.now() + 15_000;
    while (arrived.length < 60 && Date.now() < end) await pause(50);
    await Promise.all(workers.map((worker) => worker.close()));
    expect(arrived).toHaveLength(60);
    expect(new Set(arrived).size).toBe(60);
    expect((await stateOf(database)).every(({ state }) => state === "delivered")).toBe(true);
    await database.close();
  });
}
