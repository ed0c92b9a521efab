import { afterEach, expect, it, vi } from "vitest";
import { silentLeadMetrics } from "../../../../test/doubles/lead-metrics";
import { NO_NOTES } from "../../../../test/doubles/arrival-notes";
import { DeliveryFault } from "./delivery-fault.server";
import type { Delivery, Outcome, SinkKey } from "./delivery-queue.server";
import { type DeliveryWorker, startDeliveryWorker, type WorkerPace } from "./delivery-worker.server";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const HOUR = 3_600_000;
const DAY_MS = 24 * HOUR;

const delivery = (id: string, changes: Partial<Delivery> = {}): Delivery => ({
  id,
  leadId: `lead-${id}`,
  revision: 0,
  tenant: "yard",
  sink: "crm",
  attempts: 1,
  giveUpAt: new Date(NOW.getTime() + 72 * HOUR),
  failingSince: null,
  lease: "ours",
  ...changes,
});

let worker: DeliveryWorker | null = null;
afterEach(async () => worker?.close());

/** A worker on an outbox that holds these, and what it said and did. */
function working(
  waiting: Delivery[],
  deliver: (delivery: Delivery, signal: AbortSignal) => Promise<void> = async () => undefined,
  changes: { pace?: Partial<WorkerPace>; bringForward?: () => Promise<void>; now?: () => Date } = {},
) {
  const claims: { limit: number; leaseMs: number; except: readonly SinkKey[] }[] = [];
  const settled: Outcome[] = [];
  const forward: SinkKey[] = [];
  const lines: { level: string; fields: Record<string, unknown>; text: string }[] = [];
  const measured: unknown[][] = [];
  const state = { failingClaims: 0 };
  const log = (level: string) => (fields: object, text: string) =>
    void lines.push({ level, fields: { ...fields }, text });
  worker = startDeliveryWorker({
    queue: {
      async claim(limit, leaseMs, except) {
        claims.push({ limit, leaseMs, except });
        if (state.failingClaims-- > 0) throw new Error("locked");
        return waiting.splice(0, limit);
      },
      settle: async (outcomes) => void settled.push(...outcomes),
      arrived: async () => undefined,
      async bringForward(key) {
        forward.push(key);
        await changes.bringForward?.();
      },
    },
    notes: NO_NOTES,
    deliver,
    typeOf: ({ sink }) => `type of ${sink}`,
    clock: { now: changes.now ?? (() => NOW) },
    chance: () => 0,
    logger: { debug: log("debug"), info: log("info"), warn: log("warn"), error: log("error") },
    metrics: { ...silentLeadMetrics, deliveryAttempted: (...told) => void measured.push(told) },
    pace: { pollMs: DAY_MS, ...changes.pace },
  });
  return { worker, claims, settled, forward, lines, measured, state };
}
const until = (holds: () => void) => vi.waitFor(holds, { interval: 2, timeout: 5_000 });

it("delivers what is due and says so, about the delivery and not about the person", async () => {
  const { settled, lines, measured, claims } = working([delivery("a", { attempts: 3 })]);
  await until(() => expect(settled).toHaveLength(1));
  expect(settled[0]).toEqual({ delivery: delivery("a", { attempts: 3 }), state: "delivered" });
  const { ms, ...fields } = lines[0]?.fields ?? {};
  expect({ ...lines[0], fields }).toEqual({
    level: "info",
    text: "lead delivered",
    fields: { delivery: "a", lead: "lead-a", tenant: "yard", sink: "crm", type: "type of crm", attempts: 3 },
  });
  const [type, outcome, seconds] = measured[0] ?? [];
  expect([measured.length, type, outcome]).toEqual([1, "type of crm", "delivered"]);
  expect(Number(seconds)).toBeGreaterThanOrEqual(0);
  expect(ms).toBe(Math.round(Number(seconds) * 1_000));
  expect(claims[0]).toEqual({ limit: 8, leaseMs: 90_000, except: [] });
});

it("measures how long an attempt took", async () => {
  const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 40));
  const { lines, measured } = working([delivery("a")], slow);
  await until(() => expect(measured).toHaveLength(1));
  const seconds = Number(measured[0]?.[2]);
  expect(seconds).toBeGreaterThan(0.03);
  expect(seconds).toBeLessThan(5);
  expect(lines[0]?.fields["ms"]).toBe(Math.round(seconds * 1_000));
});

it("tries again later what failed, as long as it has been failing", async () => {
  const fails = async () => {
    throw new DeliveryFault("refused", "answered 422");
  };
  const before = new Date(NOW.getTime() - 600_000).toISOString();
  const { settled, lines, measured } = working(
    [delivery("first"), delivery("again", { failingSince: before })],
    fails,
  );
  await until(() => expect(settled).toHaveLength(2));
  const dueIn = (ms: number) => new Date(NOW.getTime() + ms);
  expect(settled).toMatchObject([
    { state: "waiting", fault: "answered 422", dueAt: dueIn(5_000) },
    { state: "waiting", fault: "answered 422", dueAt: dueIn(600_000) },
  ]);
  expect(lines[0]).toMatchObject({
    level: "warn",
    text: "lead not delivered yet",
    fields: { delivery: "first", fault: "answered 422", dueAt: dueIn(5_000) },
  });
  expect(measured.map(([, outcome]) => outcome)).toEqual(["failed", "failed"]);
});

it("waits until it may be sent, and gives the sink no blame", async () => {
  const morning = new Date(NOW.getTime() + 9 * 3_600_000);
  const { settled, forward, lines, measured } = working([delivery("night")], async () => {
    throw new DeliveryFault("early", "it is night", morning);
  });
  await until(() => expect(settled).toHaveLength(1));
  expect(settled).toMatchObject([{ state: "waiting", fault: "it is night", dueAt: morning, isEarly: true }]);
  expect(lines[0]).toMatchObject({ level: "info", text: "nothing was sent yet" });
  expect(measured.map(([, outcome]) => outcome)).toEqual(["unsent"]);
  expect(forward).toEqual([]);
});

it("gives up what is hopeless at once, and anything else when its time is over", async () => {
  const { settled, lines, measured } = working(
    [delivery("hopeless"), delivery("late", { giveUpAt: NOW })],
    async ({ id }) => {
      throw new DeliveryFault(id === "hopeless" ? "hopeless" : "unreachable", `no: ${id}`);
    },
  );
  await until(() => expect(settled).toHaveLength(2));
  expect(settled).toMatchObject([
    { state: "dead", fault: "no: hopeless" },
    { state: "dead", fault: "no: late" },
  ]);
  expect(lines[0]).toMatchObject({
    level: "error",
    text: "lead delivery given up",
    fields: { fault: "no: hopeless" },
  });
  expect(measured.map(([, outcome]) => outcome)).toEqual(["dead", "dead"]);
});

it("ends an attempt that takes too long, and one that is under way when it stops", async () => {
  const never = () => new Promise<void>(() => undefined);
  const slow = working([delivery("slow")], never, { pace: { attemptMs: 20 } });
  await until(() => expect(slow.settled).toHaveLength(1));
  expect(slow.settled[0]).toMatchObject({ state: "waiting", fault: "no answer in 20 ms" });
  await slow.worker.close();
  const stopping = working([delivery("cut")], never, { pace: { stopMs: 20 } });
  await until(() => expect(stopping.claims.length).toBeGreaterThan(0));
  await stopping.worker.close();
  expect(stopping.settled).toMatchObject([{ state: "waiting", fault: "cut off" }]);
});

it("waits for what is under way when it stops, and takes nothing more", async () => {
  let arrive: () => void = () => undefined;
  let signalled = false;
  const waiting = [delivery("a")];
  const { worker, settled, claims } = working(waiting, (_, signal) => {
    signal.addEventListener("abort", () => (signalled = true));
    return new Promise<void>((resolve) => (arrive = resolve));
  });
  await until(() => expect(waiting).toEqual([]));
  await until(() => expect(claims).toHaveLength(2));
  const closing = worker.close();
  waiting.push(delivery("b"));
  worker.kick();
  arrive();
  await closing;
  expect([settled.map(({ state }) => state), claims.length, signalled]).toEqual([["delivered"], 2, false]);
});

it("takes no more than it has places for, and more as soon as one is free", async () => {
  const ends: (() => void)[] = [];
  const all = Array.from({ length: 12 }, (_, at) => delivery(`${at}`, { sink: `sink-${at}` }));
  const { claims, settled } = working(all, () => new Promise<void>((resolve) => void ends.push(resolve)), {
    pace: { slots: 10 },
  });
  await until(() => expect(ends).toHaveLength(10));
  expect(claims.map(({ limit }) => limit)).toEqual([8, 2]);
  ends[0]?.();
  await until(() => expect(ends).toHaveLength(11));
  expect(settled).toHaveLength(1);
  for (let at = 1; at < 12; at += 1) {
    await until(() => expect(ends.length).toBeGreaterThan(at));
    ends[at]?.();
  }
  await until(() => expect(settled).toHaveLength(12));
});

it("leaves a sink alone that has all it may have, or that failed", async () => {
  const ends: (() => void)[] = [];
  const { claims, worker } = working(
    [delivery("a"), delivery("b", { sink: "hook" })],
    ({ sink }) =>
      sink === "hook"
        ? Promise.reject(new DeliveryFault("unreachable", "down"))
        : new Promise<void>((resolve) => void ends.push(resolve)),
    { pace: { slotsPerSink: 1 } },
  );
  await until(() => expect(claims.length).toBeGreaterThan(2));
  const names = claims.at(-1)?.except.map(({ sink }) => sink);
  expect(names).toEqual(["crm", "hook"]);
  ends[0]?.();
  await worker.close();
});

it("does not rest a sink that refuses one", async () => {
  const { claims, settled } = working([delivery("a")], () =>
    Promise.reject(new DeliveryFault("refused", "not this one")),
  );
  await until(() => expect(settled).toHaveLength(1));
  await until(() => expect(claims.length).toBeGreaterThan(2));
  expect(claims.at(-1)?.except).toEqual([]);
});

it("makes what waits for a sink due when the sink works again, and says when that cannot be", async () => {
  let time = NOW.getTime();
  const waiting: Delivery[] = [];
  let isDown = true;
  const { worker, forward, settled, lines } = working(
    waiting,
    async () => {
      if (isDown) throw new DeliveryFault("unreachable", "down");
    },
    {
      now: () => new Date(time),
      bringForward: () => Promise.reject(new Error("locked")),
    },
  );
  for (let one = 1; one <= 4; one += 1) {
    isDown = one < 4;
    waiting.push(delivery(`${one}`));
    worker.kick();
    await until(() => expect(settled).toHaveLength(one));
    time += 120_000;
  }
  await until(() => expect(forward).toHaveLength(1));
  expect(forward[0]).toMatchObject({ tenant: "yard", sink: "crm" });
  await until(() =>
    expect(lines.at(-1)).toMatchObject({
      level: "warn",
      text: "deliveries to a sink that works again wait for their time",
    }),
  );
});

it("goes on after the outbox could not be read, and looks by itself", async () => {
  const waiting = [delivery("a")];
  const { settled, lines, state } = working(waiting, undefined, { pace: { pollMs: 10 } });
  await until(() => expect(settled).toHaveLength(1));
  state.failingClaims = 1;
  await until(() => expect(lines.some(({ text }) => text === "the outbox could not be read")).toBe(true));
  waiting.push(delivery("b"));
  await until(() => expect(settled).toHaveLength(2));
});
