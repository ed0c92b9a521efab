import { mkdtempSync, rmSync, utimesSync, writeFileSync, mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createShopperAccounts } from "~/infra/accounts/shopper-accounts.server";
import { createWatchlist } from "~/infra/accounts/watchlist.server";
import type { Database } from "~/infra/db/database.server";
import { createOrderStore } from "~/infra/db/orders/order-store.server";
import { createMetrics } from "~/infra/metrics/prometheus.server";
import { createOutboxFolder } from "~/infra/outside/outbox-folder.server";
import { openEmptyDatabase } from "../../../test/fixtures/empty-database";
import { DESK_SITE, deskOn } from "../../../test/contract/lead-desk/suite";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { newLead } from "../../../test/fixtures/lead";
import { newOrder } from "../../../test/fixtures/order";
import { siteConfig } from "../../../test/fixtures/site";
import { createDeliveryQueue } from "./delivery/delivery-queue.server";
import { createUpkeep, startUpkeep } from "./upkeep.server";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const root = mkdtempSync(join(tmpdir(), "forecourt-upkeep-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let database: Database;
let now: Date;
let lines: Readonly<Record<string, unknown>>[];
let outbox: string;
let posted = 0;
let metrics = createMetrics();
beforeEach(async () => {
  const dataDir = mkdtempSync(join(root, "data-"));
  outbox = join(dataDir, "outbox");
  database = await openEmptyDatabase(dataDir);
  now = new Date();
  lines = [];
  posted = 0;
  metrics = createMetrics();
});
afterEach(() => database.close());

const config = siteConfig({
  leads: { sinks: DESK_SITE.leads.sinks, retentionDays: 90 },
  auth: { dormantDays: 60 },
});

function upkeep(of = config) {
  return createUpkeep({
    database,
    tenants: { all: () => [of] },
    folder: createOutboxFolder(outbox),
    clock: { now: () => now },
    logger: { ...silentLogger, error: (fields) => void lines.push(fields) },
    metrics: metrics.leads,
    onPosted: () => void (posted += 1),
  });
}

it("calls out a sink that has failed for an hour, once an hour, without personal data", async () => {
  await deskOn(database).desk.submit(newLead());
  const queue = createDeliveryQueue(database, { now: () => now }, () => ["yard"]);
  now = new Date(now.getTime() + 1_000);
  const [delivery, ...others] = await queue.claim(9, MINUTE, []);
  if (!delivery) throw new Error("deliveries are due");
  const dueAt = new Date(now.getTime() + MINUTE);
  await queue.settle([
    { delivery, state: "waiting", fault: "answered 500", dueAt },
    ...others.map((one) => ({ delivery: one, state: "delivered" }) as const),
  ]);
  const { watch } = upkeep();
  const since = now.toISOString();
  const told: number[] = [];
  for (let minute = 0; minute <= 180; minute += 10) {
    now = new Date(Date.parse(since) + minute * MINUTE);
    await watch();
    told.push(lines.length);
  }
  expect(told.slice(0, 6), "not in the first hour").toEqual([0, 0, 0, 0, 0, 0]);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toEqual({
    alert: "lead-sink-failing",
    tenant: "yard",
    sink: delivery.sink,
    since,
    deliveries: 1,
  });
  const { text } = await metrics.exposition();
  expect(text).toContain(`lead_sink_failing_seconds{tenant="yard",sink="${delivery.sink}"} 10800`);
  expect(text).toContain('lead_deliveries{state="waiting"} 1');
  expect(JSON.stringify(lines) + text).not.toMatch(/mia|614123/i);

  await queue.settle([{ delivery, state: "delivered" }]);
  await watch();
  expect((await metrics.exposition()).text).not.toContain("lead_sink_failing_seconds{");
});

it("deletes what a dealer keeps no longer, with all that belongs to it", async () => {
  const { desk } = deskOn(database);
  const old = await desk.submit(newLead());
  const touched = await desk.submit(newLead());
  const others = await desk.submit(newLead({ tenant: "other" }));
  now = new Date(Date.now() + 89 * DAY);
  await upkeep().purge();
  const ids = async () =>
    (await database.queries.selectFrom("lead").select("id").execute()).map(({ id }) => id);
  expect(await ids()).toHaveLength(3);
  const changedAt = new Date(Date.now() + 10 * DAY).toISOString();
  await database.queries
    .updateTable("lead")
    .set({ changed_at: changedAt })
    .where("id", "=", touched.leadId)
    .execute();
  now = new Date(Date.now() + 91 * DAY);
  await upkeep().purge();
  expect((await ids()).sort()).toEqual([touched.leadId, others.leadId].sort());
  const left = await database.queries.selectFrom("delivery").select("lead_id").execute();
  expect(left.some(({ lead_id: leadId }) => leadId === old.leadId)).toBe(false);
});

it("deletes accounts nobody came back to, with what was kept for them (auth.dormantDays)", async () => {
  const accounts = createShopperAccounts({ database, clock: { now: () => now }, secrets: ["a secret"] });
  const signIn = async (phone: string, tenant = "yard") => {
    const made = await accounts.makeCode(tenant, phone, { address: "203.0.113.9", known: false });
    if (made.kind !== "made") throw new Error(made.kind);
    const check = await accounts.checkCode(tenant, made.challenge, made.code);
    if (check.answer !== "right") throw new Error(check.answer);
    return check.shopper;
  };
  const start = now.getTime();
  const [gone, back] = [await signIn("+61400000001"), await signIn("+61400000002")];
  await signIn("+61400000001", "other");
  await createWatchlist(database, { now: () => now }).save(gone, {
    carId: "7",
    name: "Mazda",
    price: 1,
    available: true,
  });
  now = new Date(start + 50 * DAY);
  await accounts.openSession(back);
  now = new Date(start + 59 * DAY);
  await upkeep().purge();
  const left = async () =>
    (
      await database.queries.selectFrom("shopper").select(["tenant", "phone"]).orderBy("tenant").execute()
    ).map(({ tenant, phone }) => `${tenant} ${phone}`);
  expect(await left()).toHaveLength(3);
  now = new Date(start + 61 * DAY);
  await upkeep().purge();
  expect(await left()).toEqual(["other +61400000001", "yard +61400000002"]);
  expect(await database.queries.selectFrom("watched_vehicle").selectAll().execute()).toEqual([]);
});

it("forgets whose an old order was, and keeps the order", async () => {
  const store = createOrderStore(database);
  const added = await store.add(
    newOrder({ tenant: "yard", createdAt: now.toISOString() }),
    now.toISOString(),
  );
  if (added.kind !== "added") throw new Error(added.kind);
  await store.change(added.order, { state: "released", ending: "unpaid", toldAs: "released" }, null);
  const named = async () => (await store.find("yard", "order-1"))?.contact.email;
  const start = now.getTime();
  now = new Date(start + 89 * DAY);
  await upkeep().purge();
  expect(await named()).toBe("zoe@example.com");
  now = new Date(start + 91 * DAY);
  await upkeep().purge();
  expect(await named()).toBeNull();
});

it("empties the development mailbox of what is as old", async () => {
  mkdirSync(outbox);
  for (const name of ["old.eml", "new.eml"]) writeFileSync(join(outbox, name), "");
  const past = new Date(Date.now() - 100 * DAY);
  utimesSync(join(outbox, "old.eml"), past, past);
  await upkeep().purge();
  expect(readdirSync(outbox)).toEqual(["new.eml"]);
});

it("calls out leads that reach nobody, once an hour", async () => {
  const nobody = siteConfig({ leads: { sinks: [{ id: "reply", type: "autoReply" }] } });
  const { leadId } = await deskOn(database, 5_000, nobody).desk.submit(newLead());
  const { watch } = upkeep(nobody);
  for (let minute = 0; minute <= 90; minute += 15) {
    now = new Date(now.getTime() + 15 * MINUTE);
    await watch();
  }
  expect(lines).toEqual([
    { alert: "lead-unrouted", leads: 1 },
    { alert: "lead-unrouted", leads: 1 },
  ]);
  expect((await metrics.exposition()).text).toContain('lead_deliveries{state="unrouted"} 1');
  await upkeep().watch();
  const ways = await database.queries
    .selectFrom("delivery")
    .select("sink")
    .where("lead_id", "=", leadId)
    .execute();
  expect(ways.map(({ sink }) => sink).sort()).toEqual(["crm", "hook", "reply"]);
  expect((await metrics.exposition()).text).toContain('lead_deliveries{state="unrouted"} 0');
});

it("has a dealer told of held leads, and measures how long it was not", async () => {
  await deskOn(database).desk.submit(newLead({ suspicion: "links" }));
  const measured = async (name: string) =>
    Number(
      new RegExp(`^${name}\\{tenant="yard"\\} (\\S+)$`, "m").exec((await metrics.exposition()).text)?.[1],
    );
  const { watch } = upkeep();
  now = new Date(now.getTime() + 10 * MINUTE);
  await watch();
  expect(await measured("leads_held")).toBe(1);
  expect(await measured("lead_held_untold_seconds")).toBeCloseTo(600, -1);
  expect(posted).toBe(0);
  now = new Date(now.getTime() + 6 * MINUTE);
  await watch();
  expect(posted).toBe(1);
  expect(await measured("lead_held_untold_seconds"), "not there yet").toBeCloseTo(960, -1);
  await database.queries
    .updateTable("delivery")
    .set({ state: "delivered" })
    .where("sink", "=", "held-notice")
    .execute();
  await watch();
  expect([await measured("leads_held"), await measured("lead_held_untold_seconds")]).toEqual([1, 0]);
});

describe("upkeep from the start of the process", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

  it("watches at once and every minute, deletes at once and every day, until it is stopped", async () => {
    const done = { watch: 0, purge: 0 };
    const work = (name: keyof typeof done) => async () => void (done[name] += 1);
    const stop = startUpkeep({ watch: work("watch"), purge: work("purge") }, silentLogger);
    await pass(0);
    expect(done).toEqual({ watch: 1, purge: 1 });
    await pass(MINUTE);
    expect(done).toEqual({ watch: 2, purge: 1 });
    await pass(DAY - MINUTE);
    expect(done).toEqual({ watch: 1 + DAY / MINUTE, purge: 2 });
    await stop();
    await pass(DAY);
    expect(done).toEqual({ watch: 1 + DAY / MINUTE, purge: 2 });
  });

  it("does one thing at a time, goes on after a failure, and waits for what is under way when it stops", async () => {
    const happened: string[] = [];
    let end: () => void = () => undefined;
    const warn = (_: unknown, text: string) => void happened.push(text);
    const watch = async () => {
      happened.push("watch");
      throw new Error("locked");
    };
    const purge = async () => {
      happened.push("purge");
      await new Promise<void>((resolve) => (end = resolve));
      happened.push("purged");
    };
    const stop = startUpkeep({ watch, purge }, { ...silentLogger, warn });
    await pass(MINUTE);
    expect(happened).toEqual(["watch", "upkeep of leads failed", "purge"]);
    const stopping = stop().then(() => void happened.push("stopped"));
    end();
    await stopping;
    expect(happened.slice(3)).toEqual(["purged", "watch", "upkeep of leads failed", "stopped"]);
  });
});
