import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  claimant,
  DESK_ASK,
  DESK_TENANT,
  type DeskSetting,
  deskWorld,
  paidNotice,
} from "../../../test/fixtures/desk-world";
import { newOrder } from "../../../test/fixtures/order";

let setting: DeskSetting;
let world: DeskSetting["world"];
let desk: DeskSetting["desk"];
let place: DeskSetting["place"];
let paying: DeskSetting["paying"];
let stored: DeskSetting["stored"];
beforeEach(async () => {
  setting = await deskWorld();
  ({ world, desk, place, paying, stored } = setting);
});
afterEach(() => setting.remove());
const at = (minutes: number) => setting.at(minutes);

describe("what the provider is asked for", () => {
  it("is the whole deposit, by an order and a time that make two tries one payment", async () => {
    await desk.pay(await place(), DESK_ASK);
    expect(world.begun).toEqual([
      {
        successUrl: "https://t.example/s",
        cancelUrl: "https://t.example/c",
        tenant: DESK_TENANT,
        orderId: "order-1",
        idempotencyKey: "order-1 2026-11-21T12:31:00.000Z",
        amount: { minor: 20_000, currency: "AUD" },
        description: "2020 Mazda CX-5",
        email: "zoe@example.com",
        expiresAt: "2026-11-21T12:31:00.000Z",
      },
    ]);
  });

  it.each([
    [1, "2026-11-21T12:31:00.000Z"],
    [1.5, "2026-11-21T12:32:30.000Z"],
    [90, "2026-11-21T14:00:00.000Z"],
  ])(
    "%d minutes after the order it can be paid until %s: half an hour at the least",
    async (minutes, until) => {
      await place();
      at(minutes);
      expect((await desk.pay(await stored(), DESK_ASK)).kind).toBe("pay");
      expect(world.begun[0]?.expiresAt).toBe(until);
      expect((await stored()).payBy).toBe(until);
    },
  );

  it("is begun once: a shopper who comes back goes on with the same payment", async () => {
    const way = await desk.pay(await place(), DESK_ASK);
    expect(await desk.pay(await stored(), DESK_ASK)).toEqual(way);
    expect(world.begun).toHaveLength(1);
  });

  it("is not asked of what is paid already", async () => {
    await paying("approved");
    const held = await desk.settle(await stored());
    world.bug = new TypeError("nobody should ask");
    expect(await desk.settle(held)).toEqual(held);
    expect(await desk.pay(held, DESK_ASK)).toEqual({ kind: "over" });
    expect(await desk.cancel(held, "dealer")).toMatchObject({ refund: "done" });
  });

  it("fails loudly where the fault is ours and not the provider's", async () => {
    await place();
    world.bug = new TypeError("a fault of ours");
    await expect(desk.pay(await stored(), DESK_ASK)).rejects.toThrow("a fault of ours");
    world.bug = null;
    await desk.pay(await stored(), DESK_ASK);
    world.bug = new TypeError("a fault of ours");
    await expect(desk.settle(await stored())).rejects.toThrow("a fault of ours");
    for (let look = 0; look < 7; look += 1) {
      at(32 + look * 60);
      await desk.tend();
    }
    expect(await stored(), "nobody knows whether it was paid").toMatchObject({ state: "pending" });
  });

  it("is nothing any more when too little time is left", async () => {
    await place();
    at(91);
    expect(await desk.pay(await stored(), DESK_ASK)).toEqual({ kind: "over" });
    expect(world.begun).toEqual([]);
  });

  it("is nothing for a dealer that takes no payments", async () => {
    const result = await desk.place(newOrder({ tenant: "other-cars" }));
    const order = result.kind === "placed" ? result.order : null;
    expect([desk.takesPayments(DESK_TENANT), desk.takesPayments("other-cars")]).toEqual([true, false]);
    expect(order && (await desk.pay(order, DESK_ASK))).toEqual({ kind: "unavailable" });
    expect(order && (await desk.settle(order))).toEqual(order);
  });
});

describe("money that goes back", () => {
  it("is the whole deposit, once for each order", async () => {
    const reference = await paying("approved");
    await desk.cancel(await desk.settle(await stored()), "cancelled");
    expect(world.refunds).toEqual([[reference, { minor: 20_000, currency: "AUD" }, "order-1 refund"]]);
    at(60);
    await desk.tend();
    expect(world.refunds).toHaveLength(1);
  });

  it("is what was paid where that was another amount, when an operator says so", async () => {
    await paying("approved");
    const amount = { minor: 100, currency: "AUD" };
    world.notice = paidNotice({ amount });
    await desk.notice(DESK_TENANT, "", "");
    world.notice = paidNotice({ id: "evt-again", amount });
    await desk.notice(DESK_TENANT, "", "");
    expect(world.refunds, "nobody has said so yet").toEqual([]);
    expect(world.logged, "operators are told once").toEqual([
      "a wrong amount was paid; give it back with npm run orders -- refund",
    ]);
    await desk.cancel(await stored(), "dealer");
    expect(world.refunds.map(([charge, paid]) => [charge, paid])).toEqual([["c", amount]]);
  });

  it("is told to operators where the vehicle was sold before the payment came, and nowhere else", async () => {
    const told = () => world.logged.filter((one) => one === "paid for a vehicle that was sold meanwhile");
    await place();
    world.sold = true;
    world.notice = paidNotice();
    await desk.notice(DESK_TENANT, "", "");
    expect(told()).toHaveLength(1);
    world.notice = paidNotice({ id: "evt-again" });
    await desk.notice(DESK_TENANT, "", "");
    expect(told()).toHaveLength(1);
    world.sold = false;
    await paying("approved", { id: "2", submissionKey: "2", carId: "2" });
    await desk.settle(await stored("2"));
    expect(told()).toHaveLength(1);
  });
});

describe("a hold", () => {
  it("lasts as long as the dealer says; 48 hours for a dealer that is not served any more", async () => {
    world.reserve = { holdHours: 72 };
    await paying("approved");
    expect((await desk.settle(await stored())).heldUntil).toBe("2026-11-24T12:00:00.000Z");
    world.reserve = null;
    await paying("approved", { id: "2", submissionKey: "2", carId: "2" });
    expect((await desk.settle(await stored("2"))).heldUntil).toBe("2026-11-23T12:00:00.000Z");
  });

  it.each([
    ["says sold", { status: "sold" }],
    ["marks it sold", { sold: true }],
  ] as const)("ends as a sale when the feed %s", async (_, feed) => {
    await paying("approved");
    await desk.settle(await stored());
    world.feed = feed;
    at(2);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "sold", refund: null });
  });

  it("goes on when the feed has the vehicle no longer, or not yet", async () => {
    await paying("approved");
    await desk.settle(await stored());
    world.feed = null;
    at(2);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "held" });
    world.feed = { status: "coming_soon" };
    at(4);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "held" });
  });

  it("shows on pages as soon as it begins and ends, and at no other time", async () => {
    await desk.pay(await place(), DESK_ASK);
    expect(world.holdsChanged).toBe(0);
    world.notice = paidNotice();
    await desk.notice(DESK_TENANT, "", "");
    expect(world.holdsChanged).toBe(1);
    await desk.cancel(await stored(), "dealer");
    expect(world.holdsChanged).toBe(2);
    const ended = await stored();
    expect(await desk.cancel(ended, "dealer"), "nothing is left to end").toEqual(ended);
    expect(world.holdsChanged).toBe(2);
  });
});

describe("the end of a hold", () => {
  const rival = async () => desk.place(newOrder({ id: "2", submissionKey: "2" }));

  it("lets the next shopper in at once, before the background has looked", async () => {
    await paying("approved");
    await desk.settle(await stored());
    at(48 * 60 - 1 / 60_000);
    expect(await rival()).toMatchObject({ kind: "taken", hold: { orderId: "order-1", state: "held" } });
    at(48 * 60);
    expect(await rival()).toMatchObject({ kind: "placed" });
    expect(await stored()).toMatchObject({ state: "refunded", ending: "time" });
  });

  it("is its shopper's wish where that was said, and a payment's where the provider ended it", async () => {
    await desk.pay(await place(), DESK_ASK);
    expect(await desk.cancel(await stored(), "cancelled")).toMatchObject({
      ending: "cancelled",
      refund: null,
    });
    await place({ id: "2", submissionKey: "2", carId: "2" });
    world.notice = { id: "evt-2", orderId: "2", status: { kind: "ended" } };
    expect(await desk.notice(DESK_TENANT, "", "")).toBe("taken");
    expect(await stored("2")).toMatchObject({ state: "released", ending: "unpaid" });
  });
});

describe("a payment of no vehicle", () => {
  const invoice = { kind: "onlinePayment", carId: null, carSlug: null } as const;

  it("keeps nothing from anybody and is paid for good", async () => {
    world.sold = true;
    await paying("approved", invoice);
    await paying("approved", { ...invoice, id: "2", submissionKey: "2" });
    expect(await stored()).toMatchObject({ holdUntil: null });
    expect(await desk.settle(await stored())).toMatchObject({ state: "paid", heldUntil: null });
    expect(await desk.settle(await stored("2"))).toMatchObject({ state: "paid" });
    at(60 * 24 * 9);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "paid" });
  });
});

it("knows the vehicles a browser keeps from others, while it keeps them", async () => {
  await desk.pay(await place(), DESK_ASK);
  const open = async (name: string) =>
    (await desk.openHolds(DESK_TENANT, claimant(name).visitor)).map(({ id }) => id);
  expect([await open("one"), await open("other")]).toEqual([["order-1"], []]);
  at(10);
  expect(await open("one")).toEqual([]);
});
