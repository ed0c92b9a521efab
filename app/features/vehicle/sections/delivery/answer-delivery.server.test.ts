import { describe, expect, it } from "vitest";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { createPostcodePlaces } from "~/infra/places/postcode-places.server";
import type { DeliveryQuestion } from "~/ports/delivery-lookup";
import { testConfig } from "../../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../../test/fixtures/vehicle";
import { answerDelivery } from "./answer-delivery.server";

const yard = {
  id: "yard",
  name: "Yard",
  slug: "yard",
  primary: true,
  dealershipId: "d1",
  address: {
    street: "1 Road",
    city: "Moorooka",
    state: "QLD",
    postcode: "4105",
    lat: -27.5338,
    long: 153.0241,
  },
};
const far = {
  ...yard,
  id: "far",
  slug: "far",
  primary: false,
  address: { ...yard.address, postcode: "4870", lat: null, long: null },
};
const distance = { base: 100, perKm: 1, roundTo: 1 };
const zones = [{ name: "Brisbane", postcodes: ["4000-4179"], price: 0 }];

async function answer(
  postcode: string,
  vehicle: Partial<Vehicle> | null = {},
  delivery: object = { distance },
) {
  const questions: DeliveryQuestion[] = [];
  const base = testConfig().site;
  const config = testConfig({
    site: { ...base, locations: [yard, far] },
    delivery: { enabled: true, ...delivery },
  });
  const found = await answerDelivery(postcode, vehicle === null ? null : vehicleWith(1, vehicle), {
    config,
    places: createPostcodePlaces(),
    lookup: {
      estimate: async (url, question) => {
        questions.push(question);
        return Promise.resolve(url.includes("dead") ? null : { name: "Outside", price: 77 });
      },
    },
  });
  return { found, questions };
}
const price = async (...args: Parameters<typeof answer>) => {
  const { found } = await answer(...args);
  return found.kind === "estimate" ? found.estimate.price : found.kind;
};

describe("answerDelivery", () => {
  it("DELIV-02: needs a postcode", async () => {
    expect((await answer("")).found).toEqual({ kind: "missing" });
    expect((await answer("  ")).found).toEqual({ kind: "missing" });
  });

  it.each(["435", "43500", "abcd", "4 350"])("OPEN-95: %j is no postcode", async (typed) => {
    expect((await answer(typed)).found).toEqual({ kind: "malformed" });
  });

  it.each(["QLD 4350", "４３５٠"])("reads %j as it was typed or pasted", async (typed) => {
    expect((await answer(typed)).found).not.toEqual({ kind: "malformed" });
  });

  it("DELIV-03: goes by the dealer's zones, then by distance from the vehicle's location", async () => {
    expect((await answer(" 4105 ", {}, { zones, distance })).found).toEqual({
      kind: "estimate",
      estimate: { name: "Brisbane", price: 0 },
    });
    // Moorooka to Toowoomba is 108 km, rounded up in whole dollars.
    expect((await answer("4350")).found).toEqual({
      kind: "estimate",
      estimate: { name: "Toowoomba QLD", price: 208 },
    });
  });

  it("starts where the vehicle stands: its location, by postcode where that has no position", async () => {
    expect(await price("4870", { location_id: "far" })).toBe(100);
    expect(await price("4870", { location_id: "yard" })).toBeGreaterThan(1_400);
    expect(await price("4870", null)).toBe(await price("4870", { location_id: "yard" }));
  });

  it("starts at a private seller's, and at the address of a location the site does not know", async () => {
    expect(await price("4870", { location_id: "yard", private_postcode: "4870" })).toBe(100);
    const elsewhere = vehicleWith(1).location;
    const location = { ...elsewhere, address: { ...elsewhere.address, postcode: "4870" } };
    expect(await price("4870", { location_id: "other", location })).toBe(100);
  });

  it("DELIV-04: has none where nobody lives, and where the dealer does not deliver", async () => {
    expect(await price("9999")).toBe("unavailable");
    expect(await price("4350", {}, { zones })).toBe("unavailable");
    expect(await price("6000", {}, { distance: { ...distance, maxKm: 500 } })).toBe("unavailable");
  });

  it("asks the outside service in place of zones where there is one; DELIV-04 when that has none", async () => {
    const { found, questions } = await answer("4350", {}, { zones, lookupUrl: "https://prices.example/x" });
    expect(found).toEqual({ kind: "estimate", estimate: { name: "Outside", price: 77 } });
    expect(questions).toEqual([{ postcode: "4350", stockNumber: "S1", fromPostcode: "4105" }]);
    expect(await price("4105", {}, { zones, lookupUrl: "https://dead.example/x" })).toBe("unavailable");
  });
});
