import { describe, expect, it } from "vitest";
import { testConfig } from "../../../../test/fixtures/listing";
import { asksForPlace, offeredRadii } from "./near-you";

const yard = (id: string, lat: number | null, more: object = {}) => ({
  id,
  name: id,
  slug: id,
  dealershipId: "d1",
  address: { street: "1 Road", city: id, state: "QLD", postcode: "4000", lat, long: 153 },
  ...more,
});
const config = (locations: readonly object[], nearYou?: string, distanceUnit?: string) => {
  const { site } = testConfig();
  return testConfig({ site: { ...site, locations, distanceUnit }, search: { nearYou } });
};

describe("whether a listing asks where a shopper is", () => {
  it.each<[string, readonly object[], boolean]>([
    ["no yard", [], false],
    ["one yard", [yard("a", -27)], false],
    ["two yards", [yard("a", -27), yard("b", -28)], true],
    ["two yards at one place", [yard("a", -27), yard("b", -27)], false],
    ["two yards, one without a position", [yard("a", -27), yard("b", null)], false],
    ["a yard and its workshop", [yard("a", -27), yard("b", -28, { locationType: "service" })], false],
    ["a yard and a hidden one", [yard("a", -27), yard("b", -28, { visible: false })], false],
  ])("with %s: %s", (_, locations, asks) => {
    expect(asksForPlace(config(locations))).toBe(asks);
    expect(asksForPlace(config(locations, "on"))).toBe(true);
    expect(asksForPlace(config(locations, "off"))).toBe(false);
  });
});

it("offers distances in the dealer's unit, and the one asked for among them", () => {
  expect(offeredRadii(config([]), null)).toEqual([10, 25, 50, 100, 250, 500]);
  expect(offeredRadii(config([]), 50)).toHaveLength(6);
  expect(offeredRadii(config([]), 60)).toEqual([10, 25, 50, 60, 100, 250, 500]);
  expect(offeredRadii(config([], "auto", "mi"), null)).toEqual([16, 40, 80, 161, 402, 805]);
});
