import { expect, it } from "vitest";
import { feedMappingSchema } from "../feed-mapping";
import type { FeedRow } from "../file/feed-file";
import { createRowReader } from "../row-to-vehicle";
import { owner } from "../../../../test/fixtures/feed-owner";

const mapping = feedMappingSchema.parse({
  identity: ["id"],
  fields: {
    make: { default: "Ford" },
    model: { default: "Focus" },
    year: { default: 2020 },
    car_type: { default: "used" },
    price: { from: "price", as: "money" },
    trans: { from: "gearbox" },
    gearnum: { from: "gearbox", as: "gears" },
    body: { from: "body", as: "body" },
    simple_body: { from: "body", as: "simpleBody" },
    doors: { from: "doors", as: "doors" },
    seats: { from: ["seats", "doors"], as: "seats" },
  },
});

function leftOf(row: FeedRow) {
  const outcome = createRowReader(mapping, owner)({ id: "1", ...row });
  return "left" in outcome ? outcome.left.map(({ field, value }) => [field, value]) : null;
}

it("tells a cell that fills no field", () => {
  expect(leftOf({ doors: "4 Seats", seats: "5" })).toEqual([["doors", "4 Seats"]]);
  expect(leftOf({ doors: "four" }), "once").toEqual([["doors", "four"]]);
});

it.each([
  ["a cell that fills another field", { doors: "4 Seats", seats: "" }],
  ["a gearbox without a number of gears", { gearbox: "Automatic" }],
  ["a word that is told as not understood", { body: "Spaceship" }],
  ["a price that a note tells", { price: "EUR 9000" }],
  ["a nought", { doors: "0" }],
  ["an empty cell", { doors: "" }],
])("tells not twice, or not at all: %s", (_, row) => {
  expect(leftOf(row)).toEqual([]);
});

it("sells a vehicle whose price says that it is sold, unless its status says more", () => {
  const read = createRowReader(mapping, owner);
  expect(read({ id: "1", price: "SOLD" })).toMatchObject({
    vehicle: { status: "sold", sold: true, price: null },
  });
  expect(read({ id: "1", price: "POA" })).toMatchObject({ vehicle: { status: "in_stock", sold: false } });
  const fields = { ...mapping.fields, status: { from: "status", as: "status" } };
  const withStatus = createRowReader(feedMappingSchema.parse({ ...mapping, fields }), owner);
  expect(withStatus({ id: "1", price: "SOLD", status: "coming soon" })).toMatchObject({
    vehicle: { status: "coming_soon" },
  });
});
