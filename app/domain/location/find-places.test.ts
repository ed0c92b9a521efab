import { describe, expect, it } from "vitest";
import { locationSchema, type SiteLocation } from "~/domain/tenant/config/location";
import { placeName, placesOf, placeWith } from "./departments";
import { brandsOf, findPlaces } from "./find-places";

const location = (id: string, change: object = {}, address: object = {}): SiteLocation =>
  locationSchema.parse({
    id,
    name: id,
    slug: id,
    dealershipId: "d",
    address: { street: `1 ${id} Street`, city: "Springwood", state: "QLD", postcode: "4127", ...address },
    ...change,
  });
const SALES = location(
  "springwood",
  { name: "Springwood", manufacturers: ["Volvo", "Škoda"] },
  { lat: -27.6, long: 153.1 },
);
const SERVICE = location("springwood-service", { name: "Springwood Service", locationType: "service" });
const PARTS = location(
  "counter",
  { name: "Parts counter", locationType: "parts" },
  { street: SALES.address.street },
);
const CAIRNS = location(
  "cairns",
  { name: "Cairns", locationType: "sales", manufacturers: ["Kia"] },
  { city: "Cairns", lat: -16.9, long: 145.8 },
);
const HIDDEN = location("hidden", { visible: false });
const ALL = [PARTS, SALES, SERVICE, CAIRNS, HIDDEN];

describe("places", () => {
  it("lose the department at the end of their names (LOC-15)", () => {
    expect(["Springwood Service", "Springwood Parts", "Kia Sales", "Parts Bar"].map(placeName)).toEqual([
      "Springwood",
      "Springwood",
      "Kia",
      "Parts Bar",
    ]);
  });

  it("are departments at one street or of one name (LOC-09), hidden ones left out (LOC-14)", () => {
    const ids = placesOf([SALES, SERVICE, PARTS, CAIRNS, HIDDEN]).map(({ departments }) =>
      departments.map(({ id }) => id),
    );
    expect(ids).toEqual([["springwood", "springwood-service", "counter"], ["cairns"]]);
  });

  it("never join two yards that both sell", () => {
    const next = location("next", { name: "Springwood Sales" }, { street: SALES.address.street });
    expect(placesOf([SALES, next])).toHaveLength(2);
  });

  it("are found by any of their departments", () => {
    expect(placeWith([SALES, SERVICE], "springwood-service")?.main.id).toBe("springwood");
    expect(placeWith(ALL, "hidden")).toBeNull();
  });
});

describe("findPlaces", () => {
  const places = placesOf([SALES, SERVICE, CAIRNS]);
  const names = (query: Partial<Parameters<typeof findPlaces>[1]>) =>
    findPlaces(places, { brand: "", service: "", from: null, ...query }).map(({ place }) => place.main.name);

  it("filters by make, in any spelling, and by department", () => {
    expect(names({ brand: "skoda" })).toEqual(["Springwood"]);
    expect(names({ brand: "Lada" })).toEqual([]);
    expect(names({ service: "sales" })).toEqual(["Springwood", "Cairns"]);
    expect(names({ service: "service" })).toEqual(["Springwood"]);
    expect(brandsOf(places)).toEqual(["Kia", "Škoda", "Volvo"]);
  });

  it("keeps those within a distance, only when it is counted from somewhere", () => {
    const from = { lat: -16.92, long: 145.77 };
    expect(names({ from, withinKm: 100 })).toEqual(["Cairns"]);
    expect(names({ from, withinKm: 3 })).toEqual([]);
    expect(names({ withinKm: 3 })).toHaveLength(2);
  });

  it("puts the nearest first, those without a position last", () => {
    const lost = location("lost", { name: "Lost" }, { city: "Nowhere" });
    const found = findPlaces(placesOf([lost, SALES, CAIRNS]), {
      brand: "",
      service: "",
      from: { lat: -16.92, long: 145.77 },
    });
    expect(found.map(({ place }) => place.main.name)).toEqual(["Cairns", "Springwood", "Lost"]);
    expect(found[0]?.km).toBe(4);
    expect(found[2]?.km).toBeNull();
  });
});

it("URL-15: finds a part of a place's name or of one of its makes, in any spelling (OPEN-24)", () => {
  const found = (text: string) =>
    findPlaces(placesOf([SALES, CAIRNS, HIDDEN]), { text, brand: "", service: "", from: null }).map(
      ({ place }) => place.main.name,
    );
  expect(found("spring")).toEqual(["Springwood"]);
  expect(found("CAIRNS")).toEqual(["Cairns"]);
  expect(found("skod")).toEqual(["Springwood"]);
  expect(found("  ")).toHaveLength(2);
  expect(found("hidden")).toEqual([]);
});
