import { expect, it, test } from "vitest";
import { feedMappingSchema } from "./feed-mapping";
import { isMappableField, MAPPABLE_FIELDS, nearestField } from "./mappable-fields";

test.each([
  ["odometer", "km"],
  ["Stock Number", "stocknum"],
  ["simple_bodi", "simple_body"],
  ["standard_equipment", "standardEquipment"],
  ["variant.cylinder", "variant.cylinders"],
  ["photos", "image_urls"],
  ["Kilometerstand", "km"],
  ["transmission", "simple_transmission"],
  ["title", "name"],
  ["condition", "car_type"],
  ["registration", "regplate"],
  ["trim", "badge"],
  ["mpg", "variant.fuelconsumptioncombined"],
  ["specialprice", "offer_price"],
  ["constructor", null],
  ["", null],
  ["🚗", null],
])("somebody who writes %s means %s", (name, meant) => {
  expect(nearestField(name)).toBe(meant);
});

it("what the import fills itself is not to be mapped", () => {
  for (const name of ["id", "slug", "images", "location", "dealership_id", "updated_at"])
    expect(isMappableField(name), name).toBe(false);
  for (const name of [
    "name",
    "price",
    "variant.cylinders",
    "location.city",
    "image_urls",
    "created_at",
    "sold_at",
  ])
    expect(MAPPABLE_FIELDS, name).toContain(name);
});

it("a mapping with a wrong field is refused, with the field that was meant", () => {
  const mapping = (field: string) => ({ identity: ["VIN"], fields: { [field]: { from: "X" } } });
  const wrong = feedMappingSchema.safeParse(mapping("odometer"));
  expect(wrong.error?.issues).toMatchObject([
    { path: ["fields", "odometer"], message: "expected a field of a vehicle; did you mean `km`?" },
  ]);
  expect(feedMappingSchema.safeParse(mapping("price")).success).toBe(true);
});

it("a field that nothing fills is refused", () => {
  const given = { identity: ["VIN"], fields: { price: { as: "money" } } };
  expect(feedMappingSchema.safeParse(given).error?.issues).toMatchObject([
    { path: ["fields", "price"], message: "expected `from`, `template` or `default` beside how it is read" },
  ]);
});
