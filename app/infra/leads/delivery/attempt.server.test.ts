import { getEventListeners } from "node:events";
import { expect, it, vi } from "vitest";
import { attempt } from "./attempt.server";
import { asDeliveryFault, DeliveryFault } from "./delivery-fault.server";

const never = new AbortController().signal;

it("tells success from failure, and never repeats foreign words", async () => {
  expect(await attempt(async () => {}, 1_000, never)).toBeNull();
  const refused = new DeliveryFault("refused", "answered 422");
  expect(await attempt(() => Promise.reject(refused), 1_000, never)).toBe(refused);
  const foreign = Object.assign(new Error("mia@shopper.example is unknown"), { code: "ECONNRESET" });
  expect(await attempt(() => Promise.reject(foreign), 1_000, never)).toMatchObject({
    kind: "unreachable",
    message: "failed with ECONNRESET",
  });
});

it("ends at its limit, whether or not the work listens, and tells the work", async () => {
  let told = false;
  const deaf = (signal: AbortSignal) =>
    new Promise<void>(() => signal.addEventListener("abort", () => (told = true)));
  const ends = await Promise.all(Array.from({ length: 10 }, () => attempt(deaf, 30, never)));
  expect(new Set(ends.map((fault) => fault?.message))).toEqual(new Set(["no answer in 30 ms"]));
  expect(ends[0]?.kind).toBe("unreachable");
  expect(told).toBe(true);
});

it("ends when it is cut off", async () => {
  const stop = new AbortController();
  const running = attempt(() => new Promise(() => {}), 10_000, stop.signal);
  stop.abort();
  expect(await running).toMatchObject({ kind: "unreachable", message: "cut off" });
});

it("leaves neither timer nor listener behind", async () => {
  vi.useFakeTimers();
  const stop = new AbortController();
  await attempt(async () => undefined, 1_000, stop.signal);
  expect([vi.getTimerCount(), getEventListeners(stop.signal, "abort").length]).toEqual([0, 0]);
  vi.useRealTimers();
});

it.each([
  [Object.assign(new Error("x"), { code: "E.1" }), "failed with E.1"],
  [Object.assign(new Error("x"), { code: `E${"X".repeat(40)}` }), "failed with Error"],
  [Object.assign(new Error("x"), { code: "mia@shopper.example" }), "failed with Error"],
  [Object.assign(new Error("x"), { code: "E mia@" }), "failed with Error"],
  [new TypeError("mia"), "failed with TypeError"],
  [{ code: "E1" }, "failed with object"],
  ["mia", "failed with string"],
  [null, "failed with object"],
])("tells of a foreign fault its code or its name alone: %j", (error, message) => {
  expect(asDeliveryFault(error)).toMatchObject({ kind: "unreachable", message });
});
