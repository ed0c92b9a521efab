import { beforeAll, describe, expect, test } from "vitest";
import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import type { SearchService } from "~/ports/search-service";
import { facetLines, idsOf, listingRequest, SAMPLE_SCOPE } from "./listing-request";
import { sampleVehicle } from "./sample-vehicle";
import type { MakeService } from "./suite";

const STOCK = [
  sampleVehicle(1, {
    make: "Toyota",
    model: "Land Cruiser",
    badge: "GXL",
    year: 2021,
    colour: "White",
    custom_rank: 1,
  }),
  sampleVehicle(2, {
    make: "Toyota",
    model: "HiLux",
    badge: "SR5",
    year: 2022,
    simple_body: "ute",
    simple_fuel: "Diesel",
  }),
  sampleVehicle(3, {
    make: "Mazda",
    model: "CX-5",
    badge: "Maxx Sport",
    year: 2020,
    colour: "Red",
    custom_rank: 9,
  }),
  sampleVehicle(4, { make: "Mazda", model: "3", year: 2019, stocknum: "ZX-4471", regplate: "ABC-12D" }),
  sampleVehicle(5, { make: "Citroën", model: "C3", simple_fuel: "Petrol", simple_transmission: "Automatic" }),
  sampleVehicle(6, {
    make: "Volkswagen",
    model: "Golf",
    colour: "Whitehaven Blue",
    custom_rank: 99,
    vin: "WVWZZZ1KZAW123456",
    regplate: "1XY 2ZA",
  }),
];

/** Free text: words, spacing, typos, half-typed words. */
export function textCases(makeService: MakeService): void {
  describe("text", () => {
    let service: SearchService;
    beforeAll(async () => {
      service = await makeService(STOCK);
    });
    const ask = (query: Partial<VehicleQuery>) =>
      service.search(SAMPLE_SCOPE, listingRequest(query, { facets: { make: 10 } }));
    const found = async (text: string) => idsOf(await ask({ text, sort: "price_asc" }));

    test.each<[string, string[]]>([
      ["toyota", ["1", "2"]],
      ["TOYOTA hilux", ["2"]],
      ["hilux toyota", ["2"]],
      ["2021", ["1"]],
      ["red mazda", ["3"]],
      ["diesel ute", ["2"]],
      ["automatic", ["5"]],
      ["sr5", ["2"]],
      ["toyota mazda", []],
      ["spaceship", []],
    ])("%s finds vehicles that have every word (SRCH-01)", async (text, ids) => {
      expect(await found(text)).toEqual(ids);
    });
    test.each<[string, string[]]>([
      ["Landcruiser", ["1"]],
      ["land cruiser", ["1"]],
      ["land-cruiser", ["1"]],
      ["hi lux", ["2"]],
      ["hi-lux", ["2"]],
      ["CX5", ["3"]],
      ["cx-5", ["3"]],
      ["cx 5", ["3"]],
      ["mazda3", ["4"]],
    ])("%s is found however it is spaced", async (text, ids) => {
      expect(await found(text)).toEqual(ids);
    });
    test.each<[string, string[]]>([
      ["toyta", ["1", "2"]],
      ["toyoto hilux", ["2"]],
      ["volkswgaen", ["6"]],
      ["volkwagn", ["6"]],
    ])("%s is forgiven", async (text, ids) => {
      expect(await found(text)).toEqual(ids);
    });
    test.each(["gof", "2029", "toooyotaa"])("%s is too far from anything", async (text) => {
      expect(await found(text)).toEqual([]);
    });
    test("the last word may be half typed, the others not", async () => {
      expect(await found("toyota hil")).toEqual(["2"]);
      expect(await found("hil toyota")).toEqual([]);
      expect(await found("maz")).toEqual(["3", "4"]);
    });
    test("a word that was left turned round never finds its opposite", async () => {
      for (const text of ["not toyota", "toyota not toyota", "no mazda", "without toyota"])
        expect(await found(text), text).toEqual([]);
    });
    test("accents and letter case do not matter", async () => {
      expect(await found("citroen")).toEqual(["5"]);
      expect(await found("CITROËN c3")).toEqual(["5"]);
      expect(await found("Citroe\u0308n")).toEqual(["5"]);
    });
    test("a stock number is found with and without its punctuation", async () => {
      expect(await found("zx-4471")).toEqual(["4"]);
      expect(await found("ZX4471")).toEqual(["4"]);
    });
    test.each<[string, string[]]>([
      ["WVWZZZ1KZAW123456", ["6"]],
      ["wvwzzz1kzaw123456", ["6"]],
      ["WVWZZZ1K-ZAW123456", ["6"]],
      ["golf WVWZZZ1KZAW123456", ["6"]],
      ["abc12d", ["4"]],
      ["ABC 12D", ["4"]],
      ["1xy2za", ["6"]],
      ["WVWZZZ1KZAW12345", []],
      ["WVWZZZ1KZAW123457", []],
      ["123456", []],
      ["WVWZZZ", []],
      ["abc12", []],
      ["abc", []],
    ])("the code %s is matched whole or not at all (SRCH-01)", async (text, ids) => {
      expect(await found(text)).toEqual(ids);
    });
    test("a number plate finds nothing where the dealer shows none; a VIN does", async () => {
      const hiding = { ...SAMPLE_SCOPE, tenant: "hiding", hidesPlates: true } as const;
      const hidden = async (text: string) => idsOf(await service.search(hiding, listingRequest({ text })));
      expect(await hidden("abc12d")).toEqual([]);
      expect(await hidden("WVWZZZ1KZAW123456")).toEqual(["6"]);
      expect(await service.countEach(hiding, [{ ...EMPTY_QUERY, text: "1xy2za" }])).toEqual([0]);
    });
    test("no answer of a listing holds a VIN or a number plate", async () => {
      const page = await ask({ text: "WVWZZZ1KZAW123456" });
      expect(page.hits).toHaveLength(1);
      expect(JSON.stringify(page)).not.toMatch(/123456|1XY/i);
    });
    test("empty text and white space ask for everything", async () => {
      expect(await found("")).toHaveLength(6);
      expect(await found("   ")).toHaveLength(6);
    });
    test.each([
      "!!!",
      "-",
      '"',
      "🚗",
      "汽车",
      "x".repeat(500),
      "a ".repeat(300),
      "* || true",
      "`",
      "a:=b && c",
    ])("%s is answered without an error", async (text) => {
      expect((await ask({ text })).page).toBe(1);
    });
    test("punctuation alone asks for nothing in particular", async () => {
      expect(await found("!!!")).toHaveLength(6);
      expect(await found("-")).toHaveLength(6);
    });
    test("the better match comes before the higher rank", async () => {
      expect(idsOf(await ask({ text: "white", sort: "relevant" }))).toEqual(["1", "6"]);
    });
    test("equal matches fall to the rank", async () => {
      expect(idsOf(await ask({ text: "toyota", sort: "relevant" }))).toEqual(["1", "2"]);
      expect(idsOf(await ask({ text: "mazda", sort: "relevant" }))).toEqual(["3", "4"]);
    });
    test("text narrows the facets, of refined attributes too", async () => {
      const page = await ask({ text: "toyota", refinements: { make: ["Mazda"] } });
      expect(page.count).toBe(0);
      expect(facetLines(page, "make")).toEqual(["Toyota: 2"]);
    });
  });
}
