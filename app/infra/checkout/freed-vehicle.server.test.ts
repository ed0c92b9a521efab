import { afterEach, beforeEach, expect, it } from "vitest";
import type { Order } from "~/domain/checkout/order";
import { type DeskSetting, deskWorld } from "../../../test/fixtures/desk-world";

let setting: DeskSetting;
beforeEach(async () => {
  setting = await deskWorld();
  setting.world.drives = ["Mia, Friday"];
});
afterEach(() => setting.remove());

/** An order whose deposit is paid. */
async function held(): Promise<Order> {
  await setting.paying("approved");
  return setting.desk.settle(await setting.stored());
}
const wished = () => setting.world.told.map(({ fields }) => fields?.["drives_wished"]);

it("names who wished for a drive, once, when a reservation ends without a sale", async () => {
  const order = await held();
  expect(wished()).toEqual([undefined, undefined]);
  await setting.desk.cancel(order, "cancelled");
  expect(wished()).toEqual([undefined, undefined, "Mia, Friday on 7"]);
  expect(setting.world.told.at(-1)?.fields?.["status"]).toBe("refunded");
});

it("names them when its time is over, though the money goes back later", async () => {
  const { world, desk, at } = setting;
  await held();
  world.providerFails = true;
  at(48 * 60 + 1);
  await desk.tend();
  world.providerFails = false;
  at(48 * 60 + 60);
  await desk.tend();
  expect(world.told.at(-1)?.fields?.["status"]).toBe("refunded");
  expect(wished().filter((told) => told !== undefined)).toEqual(["Mia, Friday on 7"]);
});

it("names them where its vehicle has still to arrive", async () => {
  const order = await held();
  setting.world.feed = { status: "coming_soon" };
  await setting.desk.cancel(order, "cancelled");
  expect(wished().at(-1)).toBe("Mia, Friday on 7");
});

it.each([
  ["was sold meanwhile", (world: DeskSetting["world"]) => void (world.sold = true)],
  ["is put by in the dealer's own books", (world) => void (world.feed = { reserved: true })],
  ["is gone from stock", (world) => void (world.feed = null)],
] satisfies [string, (world: DeskSetting["world"]) => void][])(
  "tells nobody that a vehicle is free again which %s",
  async (_, becomes) => {
    const order = await held();
    becomes(setting.world);
    await setting.desk.cancel(order, "cancelled");
    expect(setting.world.told.at(-1)?.fields?.["status"]).toBe("refunded");
    expect(wished()).toEqual([undefined, undefined, undefined]);
  },
);
