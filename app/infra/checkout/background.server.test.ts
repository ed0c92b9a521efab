import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { silentLogger } from "../../../test/doubles/silent-logger";
import { DESK_ASK, type DeskSetting, deskWorld } from "../../../test/fixtures/desk-world";
import { newOrder } from "../../../test/fixtures/order";
import { startOrderWorker } from "./start-order-worker.server";

describe("looking after orders", () => {
  let setting: DeskSetting;
  beforeEach(async () => {
    setting = await deskWorld();
  });
  afterEach(() => setting.remove());

  it("ends an unpaid order when its time to pay is over, and not a moment earlier", async () => {
    const { at, desk, place, stored } = setting;
    await place();
    at(31 - 1 / 60_000);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "pending" });
    at(31);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "released", ending: "unpaid" });
  });

  it("gives up asking a provider that is away at the fifth look in vain", async () => {
    const { world, at, desk, place, stored } = setting;
    await desk.pay(await place(), DESK_ASK);
    world.providerFails = true;
    const states: string[] = [];
    for (let look = 0; look < 6; look += 1) {
      at(32 + look * 30);
      expect(await desk.tend()).toBe(look < 5 ? 1 : 0);
      states.push((await stored()).state);
    }
    expect(states).toEqual(["pending", "pending", "pending", "pending", "released", "released"]);
    expect(world.logged.filter((one) => one === "an order could not be looked after")).toHaveLength(4);
  });

  it("looks at a held vehicle every minute, and never again at what is finished", async () => {
    const { at, desk, paying, stored } = setting;
    await paying("approved");
    await desk.settle(await stored());
    const looks: number[] = [];
    for (const minutes of [1, 1.5, 2, 2.9, 3]) {
      at(minutes);
      looks.push(await desk.tend());
    }
    expect(looks).toEqual([1, 0, 1, 0, 1]);
    await desk.cancel(await stored(), "cancelled");
    at(60 * 24 * 30);
    expect(await desk.tend()).toBe(0);
  });

  it("tries what it owes again after pauses that grow", async () => {
    const { world, at, desk, place } = setting;
    world.leadsFail = true;
    await place();
    const looks: number[] = [];
    for (let seconds = 0; seconds <= 320; seconds += 10) {
      at(seconds / 60);
      if ((await desk.tend()) > 0) looks.push(seconds);
    }
    expect(looks).toEqual([10, 20, 40, 80, 160, 320]);
    expect(world.told).toEqual([]);
  });

  it("gives money back after pauses that grow, while the provider is away", async () => {
    const { world, at, desk, paying, stored } = setting;
    await paying("approved");
    await desk.settle(await stored());
    world.providerFails = true;
    await desk.cancel(await stored(), "cancelled");
    const looks: number[] = [];
    for (let seconds = 0; seconds <= 160; seconds += 10) {
      at(seconds / 60);
      if ((await desk.tend()) > 0) looks.push(seconds);
    }
    expect(looks).toEqual([0, 10, 30, 70, 150]);
    expect(await stored()).toMatchObject({ state: "released", refund: "due" });
  });

  it("looks at fifty orders at once, those of its own dealers alone, and says how many", async () => {
    const { at, desk, place, stored } = setting;
    expect(await desk.tend()).toBe(0);
    const ids = Array.from({ length: 51 }, (_, at) => `order-${at + 1}`);
    for (const id of ids) await place({ id, submissionKey: id, carId: id });
    const elsewhere = await desk.place(newOrder({ id: "x", submissionKey: "x", tenant: "elsewhere" }));
    at(31);
    expect([await desk.tend(), await desk.tend(), await desk.tend()]).toEqual([50, 1, 0]);
    expect(await stored("order-51")).toMatchObject({ state: "released" });
    expect(await desk.find("elsewhere", "x")).toEqual(elsewhere.kind === "placed" && elsewhere.order);
  });

  it("changes an order at the sixth try, when others were quicker five times, and gives up then", async () => {
    const { world, desk, place, stored } = setting;
    await desk.pay(await place(), DESK_ASK);
    world.stale = 5;
    expect(await desk.leave(await stored())).toMatchObject({ holdUntil: null });
    world.stale = 5;
    expect(await desk.cancel(await stored(), "cancelled")).toMatchObject({ state: "released" });
    await desk.pay(await place({ id: "2", submissionKey: "2", carId: "2" }), DESK_ASK);
    const wrong = "order 2 changes faster than it can be changed";
    world.stale = 6;
    await expect(desk.leave(await stored("2"))).rejects.toThrow(wrong);
    world.stale = 6;
    await expect(desk.cancel(await stored("2"), "cancelled")).rejects.toThrow(wrong);
  });
});

describe("the worker", () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") }));
  afterEach(() => void vi.useRealTimers());

  it("looks after orders every few seconds, and forgets drafts of thirty days ago once an hour", async () => {
    const tend = vi.fn(async () => Promise.resolve(0));
    const purge = vi.fn(async () => Promise.resolve());
    const worker = startOrderWorker({
      tend,
      drafts: { purge },
      now: () => new Date(),
      everyMs: 5_000,
      logger: silentLogger,
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tend).toHaveBeenCalledTimes(2);
    expect(purge.mock.calls).toEqual([["2026-10-22T12:00:05.000Z"]]);
    await vi.advanceTimersByTimeAsync(3_590_000);
    expect(purge, "a moment less than an hour").toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(purge.mock.calls[1]).toEqual(["2026-10-22T13:00:05.000Z"]);
    await worker.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tend).toHaveBeenCalledTimes(721);
  });

  it("goes on after a round that failed, and says so", async () => {
    const error = vi.fn();
    const tend = vi.fn(async () => Promise.reject(new Error("database is gone")));
    const purge = vi.fn(async () => Promise.resolve());
    const options = { tend, drafts: { purge }, now: () => new Date(), everyMs: 5_000 };
    const worker = startOrderWorker({ ...options, logger: { ...silentLogger, error } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(error.mock.calls.map(([, message]) => String(message))).toEqual([
      "orders could not be looked after",
      "orders could not be looked after",
    ]);
    expect(purge).not.toHaveBeenCalled();
    await worker.close();
  });
});
