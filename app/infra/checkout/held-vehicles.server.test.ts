import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { type HeldVehicles, watchHeldVehicles } from "./held-vehicles.server";

const DEALERSHIPS = new Map([
  ["1", "north"],
  ["2", "north"],
  ["3", "south"],
]);
let ids: string[];
let fails: boolean;
let held: HeldVehicles;
const dealershipsOf = vi.fn(async (asked: readonly string[]) => {
  return new Map(asked.flatMap((id) => (DEALERSHIPS.has(id) ? [[id, DEALERSHIPS.get(id) ?? ""]] : [])));
});
const versions = () => [held.versionOf("north"), held.versionOf("south")];

beforeEach(async () => {
  vi.useFakeTimers();
  [ids, fails] = [["1"], false];
  dealershipsOf.mockClear();
  const heldVehicles = async () => {
    if (fails) throw new Error("away");
    return ids;
  };
  held = await watchHeldVehicles({
    orders: { heldVehicles },
    stock: { dealershipsOf },
    everyMs: 2_000,
    logger: silentLogger,
  });
});
afterEach(() => {
  held.close();
  vi.useRealTimers();
});

it("knows what is held, at once when told to look and by itself otherwise, and counts changes", async () => {
  expect([held.has("1"), held.has("2"), ...versions()]).toEqual([true, false, 1, 0]);
  ids = ["2"];
  await held.refresh();
  expect([held.has("1"), held.has("2"), ...versions()]).toEqual([false, true, 2, 0]);
  await held.refresh();
  expect(versions(), "nothing changed").toEqual([2, 0]);
  ids = [];
  await vi.advanceTimersByTimeAsync(2_000);
  expect([held.has("2"), ...versions()], "another process's order").toEqual([false, 3, 0]);
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
});

it("counts a change for the dealership whose vehicle it is, and for no other", async () => {
  ids = ["1", "3"];
  await held.refresh();
  expect(versions()).toEqual([1, 1]);
  ids = ["1"];
  await held.refresh();
  expect(versions()).toEqual([1, 2]);
});

it("asks once whose a vehicle is, and again while it is in nobody's stock", async () => {
  ids = ["1", "9"];
  await held.refresh();
  await held.refresh();
  expect(dealershipsOf.mock.calls).toEqual([[["1"]], [["9"]], [["9"]]]);
  expect(held.has("9")).toBe(true);
});

it("believes the newer of two looks, whichever comes back first", async () => {
  const answers: ((ids: readonly string[]) => void)[] = [];
  const heldVehicles = () => new Promise<readonly string[]>((resolve) => answers.push(resolve));
  const started = watchHeldVehicles({
    orders: { heldVehicles },
    stock: { dealershipsOf },
    everyMs: 2_000,
    logger: silentLogger,
  });
  answers[0]?.([]);
  const watched = await started;
  const [older, newer] = [watched.refresh(), watched.refresh()];
  answers[2]?.(["2"]);
  await newer;
  answers[1]?.(["1"]);
  await older;
  expect([watched.has("1"), watched.has("2")]).toEqual([false, true]);
  watched.close();
});

it("looks once at a time, and says when it could not", async () => {
  const error = vi.fn();
  let looks = 0;
  let answer: () => Promise<readonly string[]> = () => Promise.resolve([]);
  const watched = await watchHeldVehicles({
    orders: {
      heldVehicles: () => {
        looks += 1;
        return answer();
      },
    },
    stock: { dealershipsOf },
    everyMs: 2_000,
    logger: { ...silentLogger, error },
  });
  let fail = () => {};
  answer = () => new Promise((_, reject) => (fail = () => reject(new Error("away"))));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks, "the first and one that hangs").toBe(2);
  fail();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(looks).toBe(3);
  expect(error.mock.calls.map(([, message]) => String(message))).toEqual([
    "reserved vehicles could not be read",
  ]);
  watched.close();
});

it("counts a vehicle that came into stock only after it was reserved when it is let go", async () => {
  ids = ["1", "9"];
  await held.refresh();
  DEALERSHIPS.set("9", "south");
  await held.refresh();
  DEALERSHIPS.delete("9");
  ids = ["1"];
  await held.refresh();
  expect(versions()).toEqual([1, 1]);
});
