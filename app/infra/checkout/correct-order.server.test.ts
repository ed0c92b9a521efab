import { afterEach, beforeEach, expect, it } from "vitest";
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
    [undefined, "unpaid released"],
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
