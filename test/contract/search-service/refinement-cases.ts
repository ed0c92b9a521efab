import { beforeAll, describe, expect, test } from "vitest";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "~/domain/search/attributes";
import { MAX_VALUES, normaliseQuery } from "~/domain/search/normalise-query";
import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import type { SearchService } from "~/ports/search-service";
import { idsOf, listingRequest, SAMPLE_SCOPE } from "./listing-request";
import { sampleVehicle } from "./sample-vehicle";
import type { MakeService } from "./suite";

const STOCK = [
  sampleVehicle(1, {
    make: "Toyota",
    model: "Corolla",
    price: 20_000,
    km: 40_000,
    year: 2019,
    car_type: "used",
    categories: ["Demo"],
  }),
  sampleVehicle(2, {
    make: "Toyota",
    model: "HiLux",
    price: 45_000,
    km: 10,
    year: 2025,
    car_type: "new",
    categories: ["Runout", "Demo"],
  }),
  sampleVehicle(3, { make: "Mazda", model: "3", price: null, km: null, year: 2024, car_type: "demo" }),
  sampleVehicle(4, {
    make: "Isuzu UTE",
    model: "D-MAX",
    price: 30_000,
    offer_price: 25_000,
    km: 80_000,
    year: 2018,
  }),
  sampleVehicle(5, {
    make: "Ford",
    model: "Ranger",
    price: 10,
    filtered_features: ["Tow Bar", "Sunroof"],
    seats: 5,
  }),
  sampleVehicle(6, {
    make: "Ford",
    model: "Ranger",
    price: 11,
    badge: "Wildtrak",
    filtered_features: ["Sunroof"],
    certified: true,
  }),
];

/** Refinements by value and by range. */
export function refinementCases(makeService: MakeService): void {
  describe("refinements", () => {
    let service: SearchService;
    beforeAll(async () => {
      service = await makeService(STOCK);
    });
    const found = async (query: Partial<VehicleQuery>) =>
      idsOf(await service.search(SAMPLE_SCOPE, listingRequest(query)));

    test("an empty query lists everything of the dealer", async () => {
      expect(await found({})).toEqual(["1", "2", "3", "4", "5", "6"]);
    });
    test("values of one attribute are alternatives", async () => {
      expect(await found({ refinements: { make: ["Toyota", "Mazda"] } })).toEqual(["1", "2", "3"]);
    });
    test("attributes have to hold together", async () => {
      expect(await found({ refinements: { make: ["Toyota"], car_type: ["new", "demo"] } })).toEqual(["2"]);
    });
    test("features have to hold together: two at once mean both", async () => {
      expect(await found({ refinements: { filtered_features: ["Sunroof"] } })).toEqual(["5", "6"]);
      expect(await found({ refinements: { filtered_features: ["Sunroof", "Tow Bar"] } })).toEqual(["5"]);
      expect(await found({ refinements: { filtered_features: ["Sunroof", "Moonroof"] } })).toEqual([]);
    });
    test("another list attribute holds with any of its values", async () => {
      expect(await found({ refinements: { categories: ["Demo", "Runout"] } })).toEqual(["1", "2"]);
    });
    test("makes, models and badges are alternatives to each other: HiLux, any Mazda or a Wildtrak", async () => {
      const tree = { make: ["Mazda"], make_model: ["Toyota HiLux"], model_badge: ["Ford Ranger: Wildtrak"] };
      expect(await found({ refinements: tree })).toEqual(["2", "3", "6"]);
      expect(await found({ refinements: { ...tree, car_type: ["new", "demo"] } })).toEqual(["2", "3"]);
      expect(await found({ refinements: { make: ["Mazda"], make_model: ["Lada Niva"] } })).toEqual(["3"]);
    });
    test("an unknown value finds nothing, beside a known one it changes nothing", async () => {
      expect(await found({ refinements: { make: ["Lada"] } })).toEqual([]);
      expect(await found({ refinements: { make: ["Lada", "Mazda"] } })).toEqual(["3"]);
    });
    test("an empty list of values asks for nothing", async () => {
      expect(await found({ refinements: { make: [] } })).toHaveLength(6);
    });
    test("the empty text is no value", async () => {
      expect(await found({ refinements: { badge: [""] } })).toEqual([]);
    });
    test("make and model together, seats and certified are texts", async () => {
      expect(await found({ refinements: { make_model: ["Toyota HiLux"] } })).toEqual(["2"]);
      expect(await found({ refinements: { seats: ["5"] } })).toEqual(["5"]);
      expect(await found({ refinements: { certified: ["true"] } })).toEqual(["6"]);
    });
    test("a make is known by its display name (SRCH-29)", async () => {
      expect(await found({ refinements: { make: ["Isuzu"] } })).toEqual(["4"]);
      expect(await found({ refinements: { make_model: ["Isuzu D-MAX"] } })).toEqual(["4"]);
    });
    test("both ends of a range belong to it, a missing end is open", async () => {
      expect(await found({ ranges: { km: { min: 10, max: 40_000 } } })).toContain("1");
      expect(await found({ ranges: { km: { min: 40_001 } } })).toEqual(["4", "5", "6"]);
      expect(await found({ ranges: { year: { min: 2025 } } })).toEqual(["2"]);
      expect(await found({ ranges: { year: { max: 2018 } } })).toEqual(["4"]);
    });
    test("a range with its ends crossed finds nothing", async () => {
      expect(await found({ ranges: { year: { min: 2025, max: 2019 } } })).toEqual([]);
    });
    test("unknown kilometres are in no range", async () => {
      expect(await found({ ranges: { km: { min: 0 } } })).not.toContain("3");
    });
    test("the price is the reduced one, and 10 or less is no price", async () => {
      expect(await found({ ranges: { price: { min: 25_000, max: 25_000 } } })).toEqual(["4"]);
      expect(await found({ ranges: { price: { max: 1_000_000 } } })).toEqual(["1", "2", "4", "6"]);
    });
    test("a price range that begins at 0 or below finds no unpriced vehicle", async () => {
      expect(await found({ ranges: { price: { min: 0 } } })).toEqual(["1", "2", "4", "6"]);
      expect(await found({ ranges: { price: { min: -5, max: 11 } } })).toEqual(["6"]);
    });
    test("price ranges are steps of 10,000 that end before the next begins (OPEN-22)", async () => {
      expect(await found({ refinements: { price_range: ["20000-30000"] } })).toEqual(["1", "4"]);
    });
    test("several queries are counted at once, in their order, whatever page they are on", async () => {
      const queries: readonly Partial<VehicleQuery>[] = [
        {},
        { refinements: { make: ["Toyota"] }, page: 9 },
        { refinements: { make: ["Lada"] } },
        { ranges: { price: { max: 1_000_000 } }, sort: "price_asc" },
        { text: "corolla" },
        { text: "corolla", ranges: { year: { min: 2020 } } },
      ];
      const counts = await service.countEach(
        SAMPLE_SCOPE,
        queries.map((query) => ({ ...EMPTY_QUERY, ...query })),
      );
      expect(counts).toEqual([6, 2, 0, 4, 1, 0]);
      expect(await service.countEach(SAMPLE_SCOPE, [])).toEqual([]);
    });
    test("everything may be asked at once, by as many values as are honoured", async () => {
      const values = Array.from({ length: 2 * MAX_VALUES }, (_, at) => `Value ${at}`);
      const refinements = Object.fromEntries(FACET_ATTRIBUTES.map((attribute) => [attribute, values]));
      const ranges = Object.fromEntries(RANGE_ATTRIBUTES.map((attribute) => [attribute, { min: 1, max: 9 }]));
      const asked = normaliseQuery({ ...EMPTY_QUERY, refinements, ranges });
      expect(asked.refinements.make).toHaveLength(MAX_VALUES);
      expect(await found(asked)).toEqual([]);
      expect(
        await found(normaliseQuery({ ...EMPTY_QUERY, refinements: { make: ["Mazda", ...values] } })),
      ).toEqual(["3"]);
    });
    test("a huge bound is just a bound", async () => {
      expect(await found({ ranges: { price: { min: 1e15 } } })).toEqual([]);
      expect(await found({ ranges: { price: { max: 1e300 } } })).toHaveLength(4);
    });
  });
}
