import { afterEach, beforeEach, expect, it } from "vitest";
import { orderLeadChange } from "~/domain/checkout/order-lead";
import { PaymentsUnavailableError } from "~/ports/payment-provider";
import { claimant, DESK_ASK, type DeskSetting, deskWorld } from "../../../test/fixtures/desk-world";
import { newOrder } from "../../../test/fixtures/order";

let setting: DeskSetting;
beforeEach(async () => {
  setting = await deskWorld();
});
afterEach(() => setting.remove());

const corrected = (id: string, email: string) =>
  newOrder({ id, submissionKey: `key ${id}`, contact: { ...newOrder().contact, email } });

it("ends the payment of what is corrected, keeps its vehicle, and tells the dealer the correction", async () => {
  const { desk, world, place, stored } = setting;
  await desk.pay(await place(), DESK_ASK);
  const result = await desk.correct(await stored(), corrected("order-2", "new@example.com"));
  expect(result).toMatchObject({ kind: "corrected", order: { leadId: "lead-1", state: "pending" } });
  expect(world.told.at(-1)).toMatchObject({
    contact: { email: "new@example.com" },
    fields: { order: "order-2", status: "pending" },
    ...{ endsLinks: true, halfWay: true },
  });
  expect(await desk.holdOf("7")).toMatchObject({ orderId: "order-2" });
  expect(await desk.pay(await stored(), DESK_ASK), "the first one").toEqual({ kind: "over" });
  expect((await desk.pay(result.order, DESK_ASK)).kind).toBe("pay");
  expect(world.begun.map(({ email }) => email)).toEqual(["zoe@example.com", "new@example.com"]);
});

it("corrects what was corrected meanwhile, in another tab", async () => {
  const { desk, place } = setting;
  const first = await place();
  await desk.correct(first, corrected("order-2", "two@example.com"));
  const result = await desk.correct(first, corrected("order-3", "three@example.com"));
  expect(result).toMatchObject({ kind: "corrected", order: { id: "order-3", replaces: "order-2" } });
});

it("tells the correction later where that is not possible now, before what became of the order", async () => {
  const { desk, world, place, at } = setting;
  const first = await place();
  world.leadsFail = true;
  const { order } = await desk.correct(first, corrected("order-2", "new@example.com"));
  world.leadsFail = false;
  await desk.cancel(order, "cancelled");
  at(2);
  await desk.tend();
  const told = world.told.map(({ contact, submissionKey }) => [contact?.email, submissionKey]);
  expect(told).toEqual([
    ["zoe@example.com", "order-1"],
    ["new@example.com", "order-2 corrected"],
    [undefined, "order-2 released"],
  ]);
});

it("corrects and gives up nothing that is paid, or whose provider does not say", async () => {
  const { desk, world, paying, stored } = setting;
  await paying("approved");
  world.providerFails = true;
  const again = corrected("order-2", "new@example.com");
  await expect(desk.correct(await stored(), again)).rejects.toThrow(PaymentsUnavailableError);
  await expect(desk.giveUp(await stored())).rejects.toThrow(PaymentsUnavailableError);
  world.providerFails = false;
  expect(await desk.giveUp(await stored())).toMatchObject({ state: "held" });
  expect(await desk.correct(await stored(), again)).toMatchObject({ kind: "late", order: { state: "held" } });
  expect(world.refunds).toEqual([]);
});

it("gives up what is not paid", async () => {
  const { desk, place, stored } = setting;
  await desk.pay(await place(), { ...DESK_ASK, claimant: claimant("one") });
  expect(await desk.giveUp(await stored())).toMatchObject({ state: "released", ending: "cancelled" });
});

it("corrects also where the provider's own message ends the payment first", async () => {
  const { desk, world, place, stored } = setting;
  await desk.pay(await place(), DESK_ASK);
  world.onEnd = async () => desk.settle(await stored());
  const result = await desk.correct(await stored(), corrected("order-2", "new@example.com"));
  expect(result).toMatchObject({ kind: "corrected", order: { id: "order-2", leadId: "lead-1" } });
  expect((await stored()).replacedBy).toBe("order-2");
  expect((await desk.pay(result.order, { ...DESK_ASK, claimant: claimant("one") })).kind).toBe("pay");
});

it("corrects nothing whose payment cannot be ended, nor where no time is left for another", async () => {
  const { desk, world, place, stored, at } = setting;
  await desk.pay(await place(), DESK_ASK);
  world.endsNothing = true;
  const again = corrected("order-2", "new@example.com");
  expect(await desk.correct(await stored(), again)).toMatchObject({
    kind: "late",
    order: { state: "pending" },
  });
  world.endsNothing = false;
  at(95);
  expect(await desk.correct(await stored(), again)).toMatchObject({
    kind: "late",
    order: { state: "released", ending: "unpaid", replacedBy: null },
  });
});

it("tells that a correction was not paid either, also where the provider said so of the first order", async () => {
  const { desk, world, place, stored, at } = setting;
  await desk.pay(await place(), DESK_ASK);
  world.onEnd = async () => desk.settle(await stored());
  await desk.correct(await stored(), corrected("order-2", "new@example.com"));
  at(95);
  await desk.tend();
  expect(world.told.map(({ submissionKey }) => submissionKey)).toEqual([
    "order-1",
    "unpaid released",
    "order-2 corrected",
    "order-2 released",
  ]);
});

it("makes one order of a correction that is sent twice", async () => {
  const { desk, world, place } = setting;
  const first = await place();
  await desk.correct(first, corrected("order-2", "two@example.com"));
  const told = world.told.length;
  const result = await desk.correct(first, corrected("order-3", "two@example.com"));
  expect(result).toMatchObject({ kind: "corrected", order: { id: "order-2" } });
  expect(world.told).toHaveLength(told);
  expect(await desk.findNewest("test-cars", "order-1")).toMatchObject({ id: "order-2" });
});

it("opens no payment of an order that is corrected meanwhile, and tells the lead nothing of money that still comes for it", async () => {
  const { desk, world, place, stored } = setting;
  const first = await place();
  world.onBegin = async () => {
    world.onBegin = null;
    await desk.correct(await stored(), corrected("order-2", "new@example.com"));
  };
  expect(await desk.pay(first, DESK_ASK)).toEqual({ kind: "over" });
  expect(await stored()).toMatchObject({ state: "released", replacedBy: "order-2" });
  const late = { ...(await stored()), charge: "ch_1", refund: "done" as const };
  expect(Object.keys(orderLeadChange(late))).toEqual(["letter", "submissionKey"]);
});
