import { expect, it } from "vitest";
import { vehicleWith } from "../../../test/fixtures/vehicle";
import { isFree } from "./stock-status";

it.each([
  ["is in stock", {}, true],
  ["is on its way", { status: "coming_soon" }, true],
  ["is put by", { reserved: true }, false],
  ["is on its way and put by", { status: "coming_soon", reserved: true }, false],
  ["is sold", { status: "sold" }, false],
  ["is in stock and marked as sold", { sold: true }, false],
  ["is under offer", { status: "under_offer" }, false],
])("a vehicle that %s is free or not", (_, changes, free) => {
  expect(isFree(vehicleWith(7, changes))).toBe(free);
});
