import { expect, it, vi } from "vitest";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { watchHeldVehicles } from "./held-vehicles.server";

it("knows what is held, at once when told to look and by itself otherwise, and counts changes", async () => {
  vi.useFakeTimers();
  let ids = ["1"];
  let fails = false;
  const heldVehicles = async () => {
    if (fails) throw new Error("away");
    return ids;
  };
  const held = await watchHeldVehicles({ orders: { heldVehicles }, everyMs: 2_000, logger: silentLogger });
  expect([held.has("1"), held.has("2"), held.version()]).toEqual([true, false, 1]);
  ids = ["2"];
  await held.refresh();
  expect([held.has("1"), held.has("2"), held.version()]).toEqual([false, true, 2]);
  await held.refresh();
  expect(held.version(), "nothing changed").toBe(2);
  ids = [];
  await vi.advanceTimersByTimeAsync(2_000);
  expect([held.has("2"), held.version()], "another process's order").toEqual([false, 3]);
  fails = true;
  ids = ["3"];
  await vi.advanceTimersByTimeAsync(2_000);
  fails = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(held.has("3"), "after the database was away").toBe(true);
  held.close();
  ids = [];
  await vi.advanceTimersByTimeAsync(9_000);
  expect(held.has("3")).toBe(true);
  vi.useRealTimers();
});
