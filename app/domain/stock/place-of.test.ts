import { describe, expect, it } from "vitest";
import { type FeedPlace, placeOf, type Yard } from "./place-of";

const yard = (id: string, name: string, city: string, state = "QLD"): Yard => ({
  id,
  name,
  slug: id,
  phone: "07 5550 0100",
  address: {
    street: "1 Yard Road",
    city,
    state,
    postcode: "4105",
    placeUrl: null,
    lat: -27.53,
    long: 153.02,
  },
});
const YARDS = [
  yard("moorooka", "Moorooka", "Moorooka"),
  yard("truck-centre", "Truck Centre", "Rocklea"),
  yard("richmond-vic", "Richmond", "Richmond", "VIC"),
];
const dealership = { dealershipId: "yard", dealershipName: "Yard Motors" };
const place = (part: Partial<FeedPlace>, yards = YARDS) =>
  placeOf({ name: null, city: null, state: null, ...part }, yards, dealership);

describe("the place of a feed's vehicle", () => {
  it.each<[Partial<FeedPlace>, string]>([
    [{ city: "MOOROOKA", state: "qld" }, "moorooka"],
    [{ city: "Rocklea" }, "truck-centre"],
    [{ name: "truck centre", city: "Brisbane" }, "truck-centre"],
    [{ city: "Richmond", state: "VIC" }, "richmond-vic"],
    [{ state: "vic" }, "richmond-vic"],
  ])("%j is the site's own yard %s", (part, id) => {
    expect(place(part)).toMatchObject({
      location_id: id,
      location: { id, phone: "07 5550 0100", address: { id, street: "1 Yard Road", postcode: "4105" } },
    });
  });

  it("has the yard's position; a place that only the feed names has none", () => {
    expect(place({ city: "Moorooka" }).location.position).toEqual({ lat: -27.53, long: 153.02 });
    expect(place({ name: "Back Lot" }).location.position).toBeNull();
    const half = { ...yard("half", "Half", "Half") };
    const unknown = { ...half, address: { ...half.address, long: null } };
    expect(place({ city: "Half" }, [unknown]).location.position).toBeNull();
  });

  it("may be brought to others of the dealership's yards, by their names, ids or cities, each once (ENT-07)", () => {
    const brought = (...distribution: string[]) =>
      place({ city: "Moorooka", distribution }).location.distribution_locations;
    expect(brought("TRUCK centre", "richmond-vic", "Rocklea", "Moorooka", " ")).toEqual([
      { id: "truck-centre", name: "Truck Centre" },
      { id: "richmond-vic", name: "Richmond" },
    ]);
    expect(brought("Airport Hub", "airport hub")).toEqual([{ id: "airport-hub", name: "Airport Hub" }]);
    expect(brought()).toEqual([]);
    const elsewhere = place({ name: "Back Lot", distribution: ["Back Lot", "Moorooka"] });
    expect(elsewhere.location.distribution_locations).toEqual([{ id: "moorooka", name: "Moorooka" }]);
  });

  it("takes the yard's spelling of city and state", () => {
    expect(place({ city: "MOOROOKA" })).toMatchObject({ city: "Moorooka", state: "QLD" });
  });

  it.each<[Partial<FeedPlace>, string, string]>([
    [{ city: "Richmond", state: "NSW" }, "richmond-nsw", "Richmond"],
    [{ city: "Ōtāhuhu" }, "otahuhu", "Ōtāhuhu"],
    [{ name: "Back Lot" }, "back-lot", "Back Lot"],
    [{}, "yard-motors", "Yard Motors"],
    [{ state: "QLD" }, "yard-motors-qld", "Yard Motors"],
  ])("%j is a place of its own, %s", (part, id, name) => {
    expect(place(part)).toMatchObject({ location_id: id, location: { name, phone: null } });
  });

  it("is the only yard when the feed says nothing", () => {
    expect(place({}, YARDS.slice(0, 1)).location_id).toBe("moorooka");
    expect(place({ city: "Perth" }, YARDS.slice(0, 1)).location_id).toBe("perth");
  });

  it("is not the only yard when the feed says another state", () => {
    expect(place({ state: "QLD" }, YARDS.slice(0, 1)).location_id).toBe("moorooka");
    expect(place({ state: "WA" }, YARDS.slice(0, 1))).toMatchObject({
      location_id: "yard-motors-wa",
      city: null,
      state: "WA",
    });
  });
});
