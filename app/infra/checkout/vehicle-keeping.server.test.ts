import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  claimant,
  DESK_ASK,
  DESK_TENANT,
  type DeskSetting,
  deskWorld,
} from "../../../test/fixtures/desk-world";
import { newOrder } from "../../../test/fixtures/order";

const NOON = Date.parse("2026-11-21T12:00:00Z");
let setting: DeskSetting;
let world: DeskSetting["world"];
let desk: DeskSetting["desk"];
let sandbox: DeskSetting["sandbox"];
let paying: DeskSetting["paying"];
let place: DeskSetting["place"];
let stored: DeskSetting["stored"];
beforeEach(async () => {
  setting = await deskWorld();
  ({ world, desk, sandbox, paying, place, stored } = setting);
});
afterEach(() => setting.remove());
const at = (minutes: number) => setting.at(minutes);

const rivals = (minutes = 0) =>
  desk.place(
    newOrder({
      id: "order-2",
      submissionKey: "key-2",
      createdAt: new Date(NOON + minutes * 60_000).toISOString(),
    }),
  );

describe("keeping a vehicle while it is paid", () => {
  it("keeps nobody out before the payment page is reached, nor after it was left", async () => {
    const first = await place();
    expect((await rivals()).kind).toBe("placed");
    expect((await desk.pay(first, DESK_ASK)).kind).toBe("pay");
    const other = { ...DESK_ASK, claimant: claimant("other") };
    expect(await desk.pay(await stored("order-2"), other)).toEqual({ kind: "taken" });
    expect(await desk.pay(await stored("order-2"), { ...other, unkept: true })).toEqual({ kind: "taken" });
    await desk.leave(await stored());
    expect(await desk.holdOf("7")).toBeNull();
    expect((await desk.pay(await stored("order-2"), other)).kind).toBe("pay");
    expect(await desk.pay(await stored(), DESK_ASK)).toEqual({ kind: "taken" });
  });

  it("keeps it while the payment page is visited, and not longer than there is to pay", async () => {
    await desk.pay(await place(), DESK_ASK);
    for (const minutes of [9, 18, 27]) {
      at(minutes);
      await desk.keepOn(await stored(), DESK_ASK.claimant);
      expect((await rivals(minutes + 9)).kind).toBe("taken");
    }
    at(32);
    await desk.tend();
    expect((await rivals(32)).kind).toBe("placed");
  });

  it("is not kept on once its time is over, nor where it is kept no longer", async () => {
    await desk.pay(await place(), DESK_ASK);
    at(10);
    await desk.keepOn(await stored(), DESK_ASK.claimant);
    expect((await stored()).holdUntil).toBe("2026-11-21T12:10:00.000Z");
    await desk.leave(await stored());
    at(11);
    await desk.keepOn(await stored(), DESK_ASK.claimant);
    expect((await stored()).holdUntil).toBeNull();
  });

  it("changes nothing by leaving what is not kept, or is paid", async () => {
    const placed = await place();
    expect(await desk.leave(placed)).toEqual(placed);
    await paying("approved", { id: "2", submissionKey: "2", carId: "2" });
    const held = await desk.settle(await stored("2"));
    expect(await desk.leave(held)).toEqual(held);
    expect(await stored("2")).toEqual(held);
  });

  it("lets one person keep two vehicles, and pay for a third without keeping it", async () => {
    const pay = async (id: string, unkept = false) =>
      desk.pay(await place({ id, submissionKey: id, carId: id }), { ...DESK_ASK, unkept });
    expect([(await pay("1")).kind, (await pay("2")).kind]).toEqual(["pay", "pay"]);
    expect(await pay("3")).toEqual({ kind: "limited" });
    expect(await desk.holdOf("3")).toBeNull();
    const way = await desk.pay(await stored("3"), { ...DESK_ASK, unkept: true });
    if (way.kind !== "pay") throw new Error("cannot pay");
    expect(await desk.holdOf("3")).toBeNull();
    await sandbox.pay(DESK_TENANT, way.url.replace(/^.*\//, ""), "approved");
    expect(await desk.settle(await stored("3"))).toMatchObject({ state: "held" });
    await desk.cancel(await stored("1"), "cancelled");
    expect((await pay("4")).kind).toBe("pay");
  });

  it("tells who would pay for a vehicle that is kept for nobody any more today, before they pay", async () => {
    for (const id of ["a", "b", "c"]) {
      const order = await place({ id, submissionKey: id });
      expect((await desk.pay(order, { ...DESK_ASK, claimant: claimant(id) })).kind).toBe("pay");
      await desk.cancel(await stored(id), "cancelled");
    }
    const order = await place({ id: "d", submissionKey: "d" });
    expect(await desk.pay(order, { ...DESK_ASK, claimant: claimant("d") })).toEqual({ kind: "unkept" });
    expect(await stored("d"), "nothing was begun").toMatchObject({ payment: null, holdUntil: null });
    const told = { ...DESK_ASK, claimant: claimant("d"), unkept: true };
    expect((await desk.pay(await stored("d"), told)).kind).toBe("pay");
    expect(await desk.holdOf("7")).toBeNull();
  });

  it("tells the dealer once of a person's tries for a vehicle, and then of the one that is paid", async () => {
    for (const id of ["a", "b", "c"]) {
      const order = await place({ id, submissionKey: id });
      await desk.cancel(order, "cancelled");
    }
    await place({
      id: "other",
      submissionKey: "other",
      contact: { ...newOrder().contact, phone: "+61400000000" },
    });
    const keys = world.told.map(({ submissionKey }) => submissionKey);
    expect(new Set(keys)).toEqual(new Set(["a", "unpaid released", "other"]));
    await paying("approved", { id: "d", submissionKey: "d", fields: { message: "Now" } });
    await desk.settle(await stored("d"));
    expect(world.told.at(-1)).toMatchObject({
      submissionKey: "d held",
      fields: { message: "Now", status: "held" },
    });
    expect(keys).not.toContain("d");
  });
});
