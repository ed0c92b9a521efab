import { expect, it } from "vitest";
import { soon } from "../../../../test/setup/soon";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import type { Outcome } from "./delivery-queue.server";
import { createSettlement } from "./settlement.server";

const outcome = (id: string): Outcome => ({
  delivery: {
    id,
    tenant: "yard",
    sink: "crm",
    leadId: "lead",
    revision: 0,
    attempts: 1,
    giveUpAt: new Date(0),
    failingSince: null,
    lease: "mine",
  },
  state: "delivered",
});

/** A queue that fails so many times, and what was written to it. */
function settlement(failures = 0) {
  const written: string[][] = [];
  const said: unknown[] = [];
  const pauses: number[] = [];
  const state = { left: failures, tries: 0, open: null as null | (() => void), waits: false };
  const settle = async (outcomes: readonly Outcome[]) => {
    state.tries += 1;
    if (state.waits) await new Promise<void>((resolve) => void (state.open = resolve));
    if (state.left-- > 0) throw new Error("locked");
    written.push(outcomes.map(({ delivery }) => delivery.id));
  };
  const logger = { ...silentLogger, error: (...line: unknown[]) => void said.push(line) };
  const wait = async (ms: number) => void pauses.push(ms);
  return { made: createSettlement({ settle }, logger, wait), written, said, pauses, state };
}

it("writes what comes in while others are written together, in its order", async () => {
  const { made, written, state } = settlement();
  state.waits = true;
  const first = made.settle(outcome("a"));
  await soon(() => expect(state.open).not.toBeNull());
  const rest = Promise.all(["b", "c"].map((id) => made.settle(outcome(id))));
  await Promise.resolve();
  expect([state.tries, written]).toEqual([1, []]);
  state.waits = false;
  state.open?.();
  await Promise.all([first, rest]);
  expect(written).toEqual([["a"], ["b", "c"]]);
});

it("tries again, with longer and longer pauses, until it is written", async () => {
  const { made, written, said, pauses } = settlement(4);
  expect(await made.settle(outcome("a"))).toBe(true);
  expect(pauses).toEqual([200, 400, 800, 1_600]);
  expect([written, said]).toEqual([[["a"]], []]);
});

it("gives up after five tries, says how many, and goes on with the next", async () => {
  const { made, written, said } = settlement(5);
  expect(await Promise.all([made.settle(outcome("a")), made.settle(outcome("b"))])).toEqual([false, false]);
  expect(said).toEqual([
    [{ error: new Error("locked"), deliveries: 2 }, "what became of deliveries could not be kept"],
  ]);
  expect(await made.settle(outcome("c"))).toBe(true);
  expect(written).toEqual([["c"]]);
});
