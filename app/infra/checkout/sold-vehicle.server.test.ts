import { afterEach, beforeEach, expect, it } from "vitest";
import {
  DESK_TENANT,
  DESK_ASK,
  type DeskSetting,
  deskWorld,
  paidNotice,
} from "../../../test/fixtures/desk-world";

let setting: DeskSetting;
beforeEach(async () => {
  setting = await deskWorld();
});
afterEach(() => setting.remove());

it("gives back a payment that comes when the dealer has sold the vehicle to somebody else (RES-03)", async () => {
  const { desk, world, place, stored } = setting;
  const order = await place();
  world.sold = true;
  world.notice = paidNotice();
  expect(await desk.notice(DESK_TENANT, "", "")).toBe("taken");
  expect(await desk.notice(DESK_TENANT, "", "")).toBe("known");
  expect(await stored()).toMatchObject({ state: "refunded", ending: "sold", refund: "done", charge: "c" });
  expect(world.told.at(-1)).toMatchObject({
    fields: { status: "refunded", reason: "sold" },
    letter: "refund",
  });
  expect(world.told.filter((lead) => "letter" in lead)).toHaveLength(1);
  expect(await desk.pay(order, DESK_ASK), "and takes no other").toEqual({ kind: "over" });
});

it("gives back a payment that is found late, by looking, when the vehicle is sold", async () => {
  const { desk, world, at, paying, stored } = setting;
  await paying("approved");
  world.sold = true;
  at(2);
  await desk.tend();
  expect(await stored()).toMatchObject({ state: "refunded", ending: "sold" });
});

it("lets nobody pay for a vehicle that is sold", async () => {
  const { desk, sandbox, world, place, stored } = setting;
  const way = await desk.pay(await place(), DESK_ASK);
  world.sold = true;
  expect(await desk.pay(await stored(), DESK_ASK)).toEqual({ kind: "over" });
  expect(await stored()).toMatchObject({ state: "released", charge: null });
  const reference = way.kind === "pay" ? way.url.replace(/^.*\//, "") : "";
  expect(await sandbox.find(DESK_TENANT, reference)).toMatchObject({ state: "ended" });
});
