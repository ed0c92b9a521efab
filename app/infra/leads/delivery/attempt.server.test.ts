import { expect, it } from "vitest";
import { attempt } from "./attempt.server";
import { DeliveryFault } from "./delivery-fault.server";

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
  expect(told).toBe(true);
});

it("ends when it is cut off", async () => {
  const stop = new AbortController();
  const running = attempt(() => new Promise(() => {}), 10_000, stop.signal);
  stop.abort();
  expect((await running)?.message).toBe("cut off");
});
