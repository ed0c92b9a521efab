import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Order } from "~/domain/checkout/order";
import type { PaymentStatus } from "~/ports/payment-provider";
import {
  DESK_TENANT,
  claimant,
  DESK_ASK,
  type DeskSetting,
  deskWorld,
  paidNotice,
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

async function heldOrder(): Promise<Order> {
  await paying("approved");
  return desk.settle(await stored());
}

const rivals = (minutes = 0) =>
  desk.place(
    newOrder({
      id: "order-2",
      submissionKey: "key-2",
      createdAt: new Date(NOON + minutes * 60_000).toISOString(),
    }),
  );
const statuses = () => world.told.map((lead) => lead.fields?.["status"]);

describe("reserving", () => {
  it("holds the vehicle once it is paid, and tells the dealer at each step", async () => {
    const order = await heldOrder();
    expect(order).toMatchObject({ state: "held", heldUntil: "2026-11-23T12:00:00.000Z", leadId: "lead-1" });
    expect(statuses()).toEqual(["pending", "held"]);
    expect(world.holdsChanged).toBe(1);
    expect(await rivals()).toMatchObject({ kind: "taken", hold: { state: "held" } });
  });

  it("names the test drives of others on the vehicle once it is held, and not when it is over", async () => {
    world.drives = ["Mia, Friday"];
    const order = await heldOrder();
    expect(world.told.map(({ fields }) => fields?.["drives_booked"])).toEqual([
      undefined,
      "Mia, Friday on 7",
    ]);
    await desk.cancel(order, "cancelled");
    expect(world.told.at(-1)?.fields).toMatchObject({ drives_booked: "" });
  });

  it("keeps others out while somebody pays, and lets them in when nobody paid in time", async () => {
    await desk.pay(await place(), DESK_ASK);
    expect(await rivals()).toMatchObject({ kind: "taken", hold: { state: "pending" } });
    at(9);
    expect((await rivals()).kind).toBe("taken");
    at(10);
    expect(await rivals(10)).toMatchObject({ kind: "placed" });
    expect(await stored(), "it can still be paid").toMatchObject({ state: "pending" });
    const other = { ...DESK_ASK, claimant: claimant("other") };
    expect((await desk.pay(await stored("order-2"), other)).kind).toBe("pay");
    expect(await stored()).toMatchObject({ state: "released", ending: "unpaid" });
    expect(await desk.pay(await stored(), DESK_ASK)).toEqual({ kind: "over" });
  });

  it("is tried once more when the vehicle was let go just then; after that it is taken by nobody it could name", async () => {
    world.snatched = 1;
    expect(await rivals()).toMatchObject({ kind: "placed", order: { id: "order-2" } });
    world.snatched = 2;
    const third = newOrder({ id: "order-3", submissionKey: "key-3", carId: "8" });
    expect(await desk.place(third)).toEqual({ kind: "taken", hold: null });
    world.snatched = 2;
    const invoice = newOrder({ id: "order-4", submissionKey: "key-4", carId: null });
    expect(await desk.place(invoice)).toEqual({ kind: "taken", hold: null });
  });

  it("ends a hold that is over for who asks next, also when somebody else is quicker to the vehicle", async () => {
    await heldOrder();
    at(48 * 60);
    world.snatched = 2;
    world.providerFails = true;
    expect(await rivals(), "the old one is over").toEqual({ kind: "taken", hold: null });
    expect(await stored()).toMatchObject({ state: "expired", refund: "due" });
  });

  it("takes a double submit for one order and one payment", async () => {
    const [one, two] = await Promise.all([place(), place()]);
    expect(one.id).toBe(two.id);
    const ways = await Promise.all([desk.pay(one, DESK_ASK), desk.pay(two, DESK_ASK)]);
    expect(ways[0]).toEqual(ways[1]);
    expect(new Set(world.told.map(({ submissionKey }) => submissionKey)).size).toBe(1);
  });

  it("resumes the same payment, declined or given up before", async () => {
    const reference = await paying("declined");
    expect(await sandbox.find(DESK_TENANT, reference)).toMatchObject({ state: "open", fault: "declined" });
    expect(await desk.settle(await stored())).toMatchObject({ state: "pending" });
    expect(await desk.pay(await stored(), DESK_ASK)).toEqual({
      kind: "pay",
      url: `/pay/sandbox/${reference}`,
    });
  });

  it("holds after 3-D Secure, not before and not after a refusal", async () => {
    const reference = await paying("secure");
    expect(await desk.settle(await stored())).toMatchObject({ state: "pending" });
    await sandbox.confirm(DESK_TENANT, reference, false);
    expect(await sandbox.find(DESK_TENANT, reference)).toMatchObject({ state: "open", fault: "refused" });
    await sandbox.pay(DESK_TENANT, reference, "secure");
    await sandbox.confirm(DESK_TENANT, reference, true);
    expect(await desk.settle(await stored())).toMatchObject({ state: "held" });
  });

  it("settles a payment whose shopper never came back", async () => {
    await paying("approved");
    at(2);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "held" });
  });
});

describe("ending", () => {
  it("gives a cancelled deposit back whole and frees the vehicle", async () => {
    const order = await desk.cancel(await heldOrder(), "cancelled");
    expect(order).toMatchObject({ state: "refunded", refund: "done", ending: "cancelled" });
    expect(statuses(), "one piece of news").toEqual(["pending", "held", "refunded"]);
    expect((await rivals()).kind).toBe("placed");
    expect(await sandbox.find(DESK_TENANT, order.charge ?? "")).toMatchObject({ state: "refunded" });
  });

  it("ends a hold when its 48 hours are over, and gives the money back", async () => {
    await heldOrder();
    at(48 * 60 - 1);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "held" });
    at(48 * 60);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "refunded", ending: "time" });
    expect((await rivals()).kind).toBe("placed");
  });

  it("keeps the deposit when the dealer's feed says sold", async () => {
    await heldOrder();
    world.sold = true;
    at(2);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "sold", refund: null });
  });

  it("finds out that somebody was quicker to pay than to cancel", async () => {
    await paying("approved");
    expect(await desk.cancel(await stored(), "cancelled")).toMatchObject({ state: "refunded" });
  });

  it("gives back money that comes after another shopper has the vehicle", async () => {
    const late = await place();
    await desk.pay(late, DESK_ASK);
    at(32);
    expect((await rivals(32)).kind).toBe("placed");
    await desk.pay(await stored("order-2"), { ...DESK_ASK, claimant: claimant("other") });
    const status: PaymentStatus = { kind: "paid", charge: "late", amount: late.amount };
    world.notice = { id: "evt", orderId: late.id, status };
    expect(await desk.notice(DESK_TENANT, "", "")).toBe("taken");
    expect(await stored()).toMatchObject({ ending: "taken", charge: "late", refund: "done" });
    expect(await stored("order-2")).toMatchObject({ state: "pending" });
  });
});

describe("the provider's messages", () => {
  it("count once, however often they are sent, at once or again", async () => {
    await place();
    world.notice = paidNotice();
    const answers = await Promise.all([1, 2, 3].map(() => desk.notice(DESK_TENANT, "", "")));
    expect(answers).toContain("taken");
    expect(await desk.notice(DESK_TENANT, "", "")).toBe("known");
    expect((await stored()).heldUntil).toBe("2026-11-23T12:00:00.000Z");
    expect(new Set(world.told.map(({ submissionKey }) => submissionKey)).size).toBe(2);
  });

  it("may come in any order: money that went back stays back", async () => {
    await place();
    world.notice = { id: "evt-2", orderId: "order-1", status: { kind: "refunded", charge: "c" } };
    await desk.notice(DESK_TENANT, "", "");
    expect(await stored()).toMatchObject({ state: "refunded", ending: null });
    world.notice = paidNotice();
    await desk.notice(DESK_TENANT, "", "");
    expect(await stored()).toMatchObject({ state: "refunded" });
    world.notice = { id: "evt-3", orderId: "order-1", status: { kind: "ended" } };
    await desk.notice(DESK_TENANT, "", "");
    expect(await stored()).toMatchObject({ state: "refunded" });
  });

  it.each([{ minor: 1 }, { currency: "NZD" }])(
    "do not hold a vehicle for another amount or currency, and keep the money with the order (%o)",
    async (other) => {
      await place();
      const amount = { ...newOrder().amount, ...other };
      world.notice = paidNotice({ id: "evt-other", amount });
      await desk.notice(DESK_TENANT, "", "");
      const kept = { state: "released", ending: "unpaid", paidAmount: amount, refund: null };
      expect(await stored()).toMatchObject(kept);
      expect((await stored()).charge).not.toBeNull();
      world.notice = paidNotice({ id: "evt-again", amount });
      await desk.notice(DESK_TENANT, "", "");
      expect(await stored(), "said twice").toMatchObject(kept);
    },
  );

  it("reach no other dealer's order", async () => {
    await place();
    world.notice = paidNotice();
    expect(await desk.notice("other-cars", "", "")).toBe("ignored");
    world.notice = { ...paidNotice(), orderId: "nobody" };
    expect(await desk.notice(DESK_TENANT, "", "")).toBe("ignored");
    expect(await stored()).toMatchObject({ state: "pending" });
  });
});

describe("with something out of order", () => {
  it("keeps the order and its vehicle while the provider is away, and goes on later", async () => {
    world.providerFails = true;
    expect(await desk.pay(await place(), DESK_ASK)).toEqual({ kind: "unavailable" });
    expect(statuses()).toEqual(["pending"]);
    world.providerFails = false;
    at(20);
    expect((await desk.pay(await stored(), DESK_ASK)).kind).toBe("pay");
    expect(Date.parse((await stored()).payBy)).toBe(NOON + 51 * 60_000);
  });

  it("leaves what it knows when the provider does not answer a question", async () => {
    await paying("approved");
    world.providerFails = true;
    expect(await desk.settle(await stored())).toMatchObject({ state: "pending" });
  });

  it("gives money back when the provider can again", async () => {
    const order = await heldOrder();
    world.providerFails = true;
    expect(await desk.cancel(order, "cancelled")).toMatchObject({ state: "released", refund: "due" });
    await desk.tend();
    world.providerFails = false;
    at(30);
    await desk.tend();
    expect(await stored()).toMatchObject({ state: "refunded", refund: "done" });
  });

  it("releases a vehicle when the provider stays away for long, and holds it after all for money that came", async () => {
    const reference = await paying("approved");
    world.providerFails = true;
    for (let minutes = 32; minutes < 90; minutes += 1) {
      at(minutes);
      await desk.tend();
    }
    expect(await stored()).toMatchObject({ state: "released", ending: "unpaid" });
    world.notice = { ...paidNotice(), status: { ...paidNotice().status, charge: reference } };
    await desk.notice(DESK_TENANT, "", "");
    expect(await stored()).toMatchObject({ state: "held" });
  });

  it("tells the dealer later when leads could not be kept", async () => {
    world.leadsFail = true;
    await place();
    expect(await stored()).toMatchObject({ leadId: null });
    world.leadsFail = false;
    at(1);
    await desk.tend();
    expect(await stored()).toMatchObject({ leadId: "lead-1", toldAs: "pending" });
    expect(statuses()).toEqual(["pending"]);
  });

  it("brings a shopper one receipt, also when leads could not be kept until after the payment", async () => {
    world.leadsFail = true;
    await paying("approved");
    await desk.settle(await stored());
    expect(await stored()).toMatchObject({ state: "held", leadId: null });
    world.leadsFail = false;
    at(2);
    await desk.tend();
    await desk.tend();
    expect(world.told.filter((lead) => "letter" in lead)).toMatchObject([
      { letter: "receipt", fields: { status: "held" } },
    ]);
    expect(await stored()).toMatchObject({ leadId: "lead-1", toldAs: "held" });
  });
});
