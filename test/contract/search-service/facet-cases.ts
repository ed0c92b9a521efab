import { beforeAll, describe, expect, test } from "vitest";
import { FACET_ATTRIBUTES } from "~/domain/search/attributes";
import type { SearchService } from "~/ports/search-service";
import { facetLines, idsOf, listingRequest, SAMPLE_SCOPE } from "./listing-request";
import { sampleVehicle } from "./sample-vehicle";
import type { MakeService } from "./suite";

const STOCK = [
  sampleVehicle(1, {
    make: "Toyota",
    simple_body: "suv",
    price: 20_000,
    year: 2018,
    subscription_price: 149,
  }),
  sampleVehicle(2, {
    make: "Toyota",
    simple_body: "ute",
    price: 40_000,
    year: 2020,
    subscription_price: 150,
  }),
  sampleVehicle(3, { make: "Mazda", simple_body: "suv", price: 30_000, year: 2021 }),
  sampleVehicle(4, { make: "Ford", simple_body: "ute", price: null, year: 2022, km: null }),
  sampleVehicle(5, { make: "BYD", body: "Sedan", price: 50_000, year: 2024, filtered_features: ["A", "B"] }),
  sampleVehicle(6, { make: "Audi", body: "Spaceship", price: 60_000, year: 2025, filtered_features: ["B"] }),
];

/** Facet counts and range ends. */
export function facetCases(makeService: MakeService): void {
  describe("facets and stats", () => {
    let service: SearchService;
    beforeAll(async () => {
      service = await makeService(STOCK);
    });
    const ask = (...args: Parameters<typeof listingRequest>) =>
      service.search(SAMPLE_SCOPE, listingRequest(...args));

    test("by count, highest first, then by value", async () => {
      const page = await ask({}, { facets: { make: 10 } });
      expect(facetLines(page, "make")).toEqual(["Toyota: 2", "Audi: 1", "BYD: 1", "Ford: 1", "Mazda: 1"]);
    });
    test("cut to the limit, after ordering", async () => {
      const page = await ask({}, { facets: { make: 2 } });
      expect(facetLines(page, "make")).toEqual(["Toyota: 2", "Audi: 1"]);
    });
    test("only what was asked for is counted", async () => {
      const page = await ask({}, { facets: { make: 1 } });
      expect(Object.keys(page.facets)).toEqual(["make"]);
      expect(page.stats).toEqual({});
    });
    test("choosing a make does not hide the other makes' counts, but narrows the bodies", async () => {
      const page = await ask({ refinements: { make: ["Toyota"] } }, { facets: { make: 10, body: 10 } });
      expect(facetLines(page, "make")).toEqual(["Toyota: 2", "Audi: 1", "BYD: 1", "Ford: 1", "Mazda: 1"]);
      expect(facetLines(page, "body")).toEqual(["suv: 1", "ute: 1"]);
      expect(page.count).toBe(2);
    });
    test("with two refined attributes each one's counts obey the other", async () => {
      const refinements = { make: ["Toyota"], body: ["suv"] };
      const page = await ask({ refinements }, { facets: { make: 10, body: 10 } });
      expect(facetLines(page, "make")).toEqual(["Mazda: 1", "Toyota: 1"]);
      expect(facetLines(page, "body")).toEqual(["suv: 1", "ute: 1"]);
    });
    test("choosing a model hides neither its own make's models nor other makes and their models", async () => {
      const facets = { make: 10, make_model: 10, model_badge: 10, body: 10 };
      const asked = { make_model: ["Mazda Corolla"], make: ["Ford"], body: ["ute"] };
      const page = await ask({ refinements: asked }, { facets });
      expect(idsOf(page)).toEqual(["4"]);
      expect(facetLines(page, "make")).toEqual(["Ford: 1", "Toyota: 1"]);
      expect(facetLines(page, "make_model")).toEqual(["Ford Corolla: 1", "Toyota Corolla: 1"]);
      expect(facetLines(page, "model_badge")).toEqual([]);
      expect(facetLines(page, "body")).toEqual(["suv: 1", "ute: 1"]);
    });
    test("a model's badges count under it", async () => {
      const stock = await makeService([
        sampleVehicle(1, { badge: "Ascent" }),
        sampleVehicle(2, { badge: "ZR" }),
        sampleVehicle(3, { badge: " " }),
        sampleVehicle(4, { make: "Mazda", model: "3", badge: "ZR" }),
      ]);
      const asked = { refinements: { model_badge: ["Toyota Corolla: ZR"] } };
      const page = await stock.search(
        SAMPLE_SCOPE,
        listingRequest(asked, { facets: { model_badge: 9, make: 9 } }),
      );
      expect(idsOf(page)).toEqual(["2"]);
      expect(facetLines(page, "model_badge")).toEqual([
        "Mazda 3: ZR: 1",
        "Toyota Corolla: Ascent: 1",
        "Toyota Corolla: ZR: 1",
      ]);
      expect(facetLines(page, "make")).toEqual(["Toyota: 3", "Mazda: 1"]);
    });
    test("where every value has to hold, a count says what is left with it", async () => {
      const page = await ask(
        { refinements: { filtered_features: ["A"] } },
        { facets: { filtered_features: 10, make: 10 } },
      );
      expect(idsOf(page)).toEqual(["5"]);
      expect(facetLines(page, "filtered_features")).toEqual(["A: 1", "B: 1"]);
      expect(facetLines(page, "make")).toEqual(["BYD: 1"]);
    });
    test("what a vehicle shall lack leaves out those that have it", async () => {
      const lacking = { refinements: { filtered_features: ["!A"] } };
      const page = await ask(lacking, { facets: { filtered_features: 10 } });
      expect(page.count).toBe(5);
      expect(idsOf(page)).not.toContain("5");
      expect(facetLines(page, "filtered_features")).toEqual(["B: 1"]);
      const both = await ask({ refinements: { filtered_features: ["!A", "B"] } }, {});
      expect(both.count).toBe(1);
    });
    test("of tags one is enough, and none is there that shall be lacked, whatever is counted", async () => {
      const stock = await makeService([
        sampleVehicle(1, { categories: ["Family"] }),
        sampleVehicle(2, { categories: ["Family", "Off Road"] }),
        sampleVehicle(3, { categories: ["Touring"] }),
        sampleVehicle(4, { categories: [] }),
      ]);
      const asking = async (categories: readonly string[]) => {
        const request = listingRequest({ refinements: { categories } }, { facets: { categories: 10 } });
        const page = await stock.search(SAMPLE_SCOPE, request);
        return [idsOf(page).toSorted(), facetLines(page, "categories")];
      };
      expect(await asking(["!Off Road"])).toEqual([
        ["1", "3", "4"],
        ["Family: 1", "Touring: 1"],
      ]);
      expect(await asking(["!Off Road", "Family"])).toEqual([["1"], ["Family: 1", "Touring: 1"]]);
      expect(await asking(["!Off Road", "Family", "Touring"])).toEqual([
        ["1", "3"],
        ["Family: 1", "Touring: 1"],
      ]);
    });
    test("body falls back to the feed's text where that names a fixed body type", async () => {
      const page = await ask({}, { facets: { body: 10 } });
      expect(facetLines(page, "body")).toEqual(["suv: 2", "ute: 2", "sedan: 1"]);
    });
    test("colours count under their basic colour, whatever the maker calls them; the feed's own goes first", async () => {
      const stock = await makeService([
        sampleVehicle(1, { colour: "Glacier White Pearl" }),
        sampleVehicle(2, { colour: "WHITE" }),
        sampleVehicle(3, { colour: "Navy" }),
        sampleVehicle(4, { colour: "Titanium", simple_colour: "silver" }),
        sampleVehicle(5, { colour: "Zinger" }),
        sampleVehicle(6, { colour: null }),
      ]);
      const asked = listingRequest({ refinements: { colour: ["white"] } }, { facets: { colour: 12 } });
      const page = await stock.search(SAMPLE_SCOPE, asked);
      expect(facetLines(page, "colour")).toEqual(["white: 2", "blue: 1", "silver: 1"]);
      expect(idsOf(page).toSorted()).toEqual(["1", "2"]);
      const navy = await stock.search(SAMPLE_SCOPE, listingRequest({ text: "blue" }, {}));
      expect(idsOf(navy)).toEqual(["3"]);
    });
    test("a vehicle with several values counts for each", async () => {
      const page = await ask({}, { facets: { filtered_features: 10 } });
      expect(facetLines(page, "filtered_features")).toEqual(["B: 2", "A: 1"]);
    });
    test("weekly prices count in steps of 50", async () => {
      const page = await ask({}, { facets: { weekly_price_range: 10 } });
      expect(facetLines(page, "weekly_price_range")).toEqual(["100-150: 1", "150-200: 1"]);
    });
    test("stats leave unpriced vehicles out", async () => {
      const page = await ask({}, { stats: ["price", "year", "km", "subscription_price"] });
      expect(page.stats.price).toEqual({ min: 20_000, max: 60_000 });
      expect(page.stats.year).toEqual({ min: 2018, max: 2025 });
      expect(page.stats.km).toEqual({ min: 50_000, max: 50_000 });
      expect(page.stats.subscription_price).toEqual({ min: 149, max: 150 });
    });
    test("an attribute's own range does not narrow its stats, others do", async () => {
      const page = await ask({ ranges: { price: { max: 30_000 } } }, { stats: ["price", "year"] });
      expect(page.stats.price).toEqual({ min: 20_000, max: 60_000 });
      expect(page.stats.year).toEqual({ min: 2018, max: 2021 });
    });
    test("stats are missing when nothing has a value", async () => {
      const page = await ask({ refinements: { make: ["Ford"] } }, { stats: ["price", "year"] });
      expect(page.stats).toEqual({ year: { min: 2022, max: 2022 } });
    });
    test("with no hit, the facets that are not refined are empty", async () => {
      const page = await ask({ refinements: { make: ["Lada"] } }, { facets: { make: 10, body: 10 } });
      expect(page.count).toBe(0);
      expect(page.facets.body).toEqual([]);
      expect(page.facets.make).toHaveLength(5);
    });
    test("facetValues gives every value of the scope", async () => {
      const makes = await service.facetValues(SAMPLE_SCOPE, "make");
      expect(makes.map(({ value, count }) => `${value}: ${count}`)).toEqual([
        "Toyota: 2",
        "Audi: 1",
        "BYD: 1",
        "Ford: 1",
        "Mazda: 1",
      ]);
    });
    test("every attribute can be counted (SRCH-24)", async () => {
      const facets = Object.fromEntries(FACET_ATTRIBUTES.map((attribute) => [attribute, 5]));
      const page = await ask({}, { facets });
      expect(Object.keys(page.facets).sort()).toEqual([...FACET_ATTRIBUTES].sort());
    });
  });
}
