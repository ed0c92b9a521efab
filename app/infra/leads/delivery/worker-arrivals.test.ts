import { afterEach, expect, it, vi } from "vitest";
import { silentLeadMetrics } from "../../../../test/doubles/lead-metrics";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import type { Delivery } from "./delivery-queue.server";
import { type DeliveryWorker, startDeliveryWorker } from "./delivery-worker.server";

const NOW = new Date("2026-11-21T10:00:00.000Z");

const delivery = (id: string): Delivery => ({
  id,
  leadId: `lead-${id}`,
  revision: 0,
  tenant: "yard",
  sink: "crm",
  attempts: 1,
  giveUpAt: new Date("2026-11-24T10:00:00.000Z"),
  failingSince: null,
  lease: "ours",
});

let worker: DeliveryWorker | null = null;
afterEach(async () => {
  await worker?.close();
});

/** A worker, and what it does, in its order. */
function working(waiting: Delivery[], { left = [] as string[], isLocked = false } = {}) {
  const done: string[] = [];
  worker = startDeliveryWorker({
    queue: {
      async claim(limit) {
        done.push("claim");
        return waiting.splice(0, limit);
      },
      async settle(outcomes) {
        done.push(...outcomes.map(({ delivery: { id }, state }) => `settle ${id} ${state}`));
        if (isLocked) throw new Error("locked");
      },
      arrived: async (ids) => void done.push(`written ${ids.join(" ")}`),
      bringForward: async () => undefined,
    },
    notes: {
      arrived: (id) => void done.push(`note ${id}`),
      kept: (id) => void done.push(`kept ${id}`),
      notKept: (id) => void left.push(id),
      left: () => [...left],
      leftIsKept: (ids) => void left.splice(0, ids.length),
    },
    async deliver({ id }) {
      if (id === "fails") throw new Error("down");
    },
    typeOf: ({ sink }) => sink,
    clock: { now: () => NOW },
    chance: () => 0,
    logger: silentLogger,
    metrics: silentLeadMetrics,
    pace: { pollMs: 86_400_000 },
  });
  return { done, worker };
}

it("notes an arrival before anything else, until the database has it; a failure is none", async () => {
  const { done } = working([delivery("a"), delivery("fails")]);
  await vi.waitFor(() => expect(done).toContain("kept a"));
  const about = (id: string) => done.filter((line) => line.includes(id));
  expect(about(" a")).toEqual(["note a", "settle a delivered", "kept a"]);
  await vi.waitFor(() => expect(about("fails")).toEqual(["settle fails waiting"]));
});

it("claims nothing before the database has what arrived when a process was killed", async () => {
  const { done } = working([], { left: ["x", "y"] });
  await vi.waitFor(() => expect(done).toEqual(["written x y", "claim"]));
});

it(
  "writes an arrival down that the database did not take, before it could be sent again",
  { timeout: 30_000 },
  async () => {
    const { done } = working([delivery("a")], { isLocked: true });
    // Five tries, with pauses between them that are three seconds together.
    await vi.waitFor(() => expect(done.at(-2)).toBe("written a"), { timeout: 20_000 });
    expect(done).not.toContain("kept a");
    expect(done.slice(done.indexOf("written a"))[1]).toBe("claim");
  },
);
