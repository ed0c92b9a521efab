import { expect, it } from "vitest";
import { feedMappingSchema } from "../feed-mapping";
import { createRowReader } from "../row-to-vehicle";
import { owner } from "../../../../test/fixtures/feed-owner";

const fields = {
  make: { default: "Ford" },
  model: { default: "Focus" },
  year: { default: 2020 },
  car_type: { default: "used" },
  price: { from: "Price", as: "money" },
};

function read(row: Readonly<Record<string, string>>, more: object = {}) {
  const mapping = feedMappingSchema.parse({ identity: ["id"], fields: { ...fields, ...more } });
  const outcome = createRowReader(mapping, owner)({ id: "1", ...row });
  if (!("vehicle" in outcome)) throw new Error("the row is no vehicle");
  const { vehicle, repairs } = outcome;
  return {
    price: vehicle.price,
    type: vehicle.price_type,
    told: repairs.filter(({ code }) => code === "terms-in-price").length,
    spelt: repairs.filter(({ code }) => code === "terms-spelling").map(({ before }) => before),
  };
}

it.each([
  ["$33,990 drive away", "Drive Away"],
  ["33990 Drive-Away", "Drive Away"],
  ["$33,990 EGC", "Excl. Govt. Charges"],
  ["$33,990 + ORC", "Excl. Govt. Charges"],
  ["$33,990 plus on road costs", "Excl. Govt. Charges"],
  ["Excl. Govt. Charges $33,990", "Excl. Govt. Charges"],
])("a price cell's own terms are the price type: %s", (text, type) => {
  expect(read({ Price: text })).toEqual({ price: 33_990, type, told: 1, spelt: [] });
});

it.each(["$33,990", "33,990 now", "$33,990 incl. GST"])("%s says none", (text) => {
  expect(read({ Price: text })).toEqual({ price: 33_990, type: null, told: 0, spelt: [] });
});

it("a column of its own says it better, and no price has no terms", () => {
  const own = { price_type: { from: "Terms" } };
  expect(read({ Price: "$33,990 drive away", Terms: "EGC plus GST" }, own)).toMatchObject({
    type: "EGC plus GST",
    told: 0,
  });
  expect(read({ Price: "drive away POA" })).toMatchObject({ price: null, told: 0 });
});

it.each([
  ["EGC", "Excl. Govt. Charges"],
  ["+ ORC", "Excl. Govt. Charges"],
  ["plus on-road costs", "Excl. Govt. Charges"],
  ["Excl Govt Charges", "Excl. Govt. Charges"],
  ["driveaway", "Drive Away"],
  ["D/A", "Drive Away"],
])("a column's short form %s has the one spelling of a list, which is told", (text, type) => {
  const own = { price_type: { from: "Terms" } };
  expect(read({ Price: "33990", Terms: text }, own)).toMatchObject({ type, spelt: [text] });
});

it.each(["Drive Away", "Excl. Govt. Charges", "Ride Away", "+ GST"])("%s stays as it is", (text) => {
  const own = { price_type: { from: "Terms" } };
  expect(read({ Price: "33990", Terms: text }, own)).toMatchObject({ type: text, spelt: [] });
});
