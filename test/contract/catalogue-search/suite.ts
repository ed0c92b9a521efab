import { beforeAll, describe, expect, test } from "vitest";
import type { CatalogueDocument, CatalogueKind } from "~/domain/catalogue/catalogue-document";
import { type CatalogueQuery, EVERY_ENTRY } from "~/domain/catalogue/catalogue-query";
import type { CatalogueRequest, CatalogueScope, CatalogueSearch } from "~/ports/catalogue-search";

/** What the service under test holds: entries by dealer, the same for both kinds except where a case says otherwise. */
export type Holdings = Readonly<
  Record<string, Readonly<Record<CatalogueKind, readonly CatalogueDocument[]>>>
>;

/** Makes a service that holds exactly these entries. */
export type MakeCatalogue = (holdings: Holdings) => Promise<CatalogueSearch>;

const entry = (id: string, order: number, own: Partial<CatalogueDocument> = {}): CatalogueDocument => ({
  id,
  order,
  text: id,
  facets: {},
  numbers: {},
  ...own,
});

const MODELS = [
  entry("ranger", 2, {
    text: "Ford Ranger ute",
    facets: { "manufacturer.name": ["Ford"], "model.name": ["Ranger"], "model.body": ["trucks"] },
    numbers: { price: 42_000 },
  }),
  entry("everest", 1, {
    text: "Ford Everest seven seats",
    facets: { "manufacturer.name": ["Ford"], "model.name": ["Everest"], "model.body": ["suv"] },
    numbers: { price: 60_000 },
  }),
  entry("mach-e", 3, {
    text: "Ford Mustang Mach-E",
    facets: {
      "manufacturer.name": ["Ford"],
      "model.name": ["Mustang Mach-E"],
      "model.body": ["suv", "electric", "performance"],
    },
    numbers: { price: 65_000 },
  }),
  entry("next", 3, {
    text: "Something that comes later (GT) && `x`",
    facets: { "manufacturer.name": ["Łada & Co, (x) `y`"], "model.body": ["future vehicles"] },
  }),
];
const OFFERS = [
  entry("spring", 1, {
    facets: { categories: ["Finance offer"] },
    numbers: { price: 39_990, start: 20_261_001, expiry: 20_261_130 },
  }),
  entry("summer", 2, {
    facets: { categories: ["Driveaway offer", "Finance offer"] },
    numbers: { price: 45_990, start: 20_261_201, expiry: 20_270_131 },
  }),
];

const HOLDINGS: Holdings = {
  north: { models: MODELS, offers: OFFERS },
  south: { models: [entry("ranger", 1, { text: "Another dealer's" })], offers: [] },
};

/** What every {@link CatalogueSearch} has to do, whatever engine answers (CALL-04, CALL-05, SRCH-34, SRCH-35). */
export function catalogueSearchContract(name: string, makeCatalogue: MakeCatalogue): void {
  describe(`catalogue search: ${name}`, () => {
    let service: CatalogueSearch;
    beforeAll(async () => {
      service = await makeCatalogue(HOLDINGS);
    });
    const ask = (
      query: Partial<CatalogueQuery>,
      request: Partial<CatalogueRequest> = {},
      scope: Partial<CatalogueScope> = {},
    ) =>
      service.search(
        { tenant: "north", kind: "models", ...scope },
        { facets: [], hitsPerPage: 21, ...request, query: { ...EVERY_ENTRY, ...query } },
      );
    const idsOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).ids;

    test("everything stands in the dealer's order, equal places by id", async () => {
      expect(await idsOf({})).toEqual(["everest", "ranger", "mach-e", "next"]);
    });
    test("another dealer's entries and the other kind are not there", async () => {
      expect(await idsOf({}, {}, { tenant: "south" })).toEqual(["ranger"]);
      expect(await idsOf({}, {}, { tenant: "south", kind: "offers" })).toEqual([]);
      expect(await idsOf({}, {}, { tenant: "west" })).toEqual([]);
    });
    test("values of a facet are alternatives, compared without case and hyphens", async () => {
      expect(await idsOf({ filters: { "model.body": ["suv"] } })).toEqual(["everest", "mach-e"]);
      expect(await idsOf({ filters: { "model.body": ["SUV", "Future-Vehicles"] } })).toEqual([
        "everest",
        "mach-e",
        "next",
      ]);
      expect(await idsOf({ filters: { "model.body": ["mustang"] } })).toEqual([]);
    });
    test("facets, ranges and text all have to hold", async () => {
      const filters = { "model.body": ["suv"], "manufacturer.name": ["ford"] };
      expect(await idsOf({ filters, ranges: { price: { min: 60_000 } } })).toEqual(["everest", "mach-e"]);
      expect(await idsOf({ filters, ranges: { price: { min: 60_001 } }, text: "mustang" })).toEqual([
        "mach-e",
      ]);
      expect(await idsOf({ filters, text: "ranger" })).toEqual([]);
    });
    test("marks that mean something to an engine are only marks", async () => {
      expect(await idsOf({ filters: { "manufacturer.name": ["Łada & Co, (x) `y`"] } })).toEqual(["next"]);
      expect(await idsOf({ text: "(GT) && `" })).toEqual(["next"]);
      expect(await idsOf({ text: "-*&" })).toHaveLength(4);
    });
    test("words are found whole, the last one also by its beginning", async () => {
      expect(await idsOf({ text: "ford" })).toEqual(["everest", "ranger", "mach-e"]);
      expect(await idsOf({ text: "ford ra" })).toEqual(["ranger"]);
      expect(await idsOf({ text: "fo ranger" })).toEqual([]);
      expect(await idsOf({ text: "mache" })).toEqual(["mach-e"]);
      expect(await idsOf({ text: "rangre" })).toEqual([]);
    });
    test("an entry without a price is in no price range and last in both orders", async () => {
      expect(await idsOf({ ranges: { price: { min: 0 } } })).not.toContain("next");
      expect(await idsOf({ sort: "price_asc" })).toEqual(["ranger", "everest", "mach-e", "next"]);
      expect(await idsOf({ sort: "price_desc" })).toEqual(["mach-e", "everest", "ranger", "next"]);
    });
    test("pages by offset; past the last one there is nothing, and the count stays", async () => {
      const second = await ask({ page: 2 }, { hitsPerPage: 3 });
      expect(second).toMatchObject({ ids: ["next"], count: 4, page: 2, pages: 2, stale: false });
      expect(await ask({ page: 9 }, { hitsPerPage: 3 })).toMatchObject({ ids: [], count: 4, pages: 2 });
      expect(await ask({ text: "nothing" })).toMatchObject({ ids: [], count: 0, pages: 1 });
    });
    test("a facet's counts leave out its own filter and obey the others", async () => {
      const filters = { "model.body": ["electric"], "manufacturer.name": ["Ford"] };
      const { facets, count } = await ask({ filters }, { facets: ["model.body", "manufacturer.name"] });
      expect(count).toBe(1);
      expect(facets["model.body"]).toEqual([
        { value: "suv", count: 2 },
        { value: "electric", count: 1 },
        { value: "performance", count: 1 },
        { value: "trucks", count: 1 },
      ]);
      expect(facets["manufacturer.name"]).toEqual([{ value: "Ford", count: 1 }]);
      expect(Object.keys((await ask({}, { facets: [] })).facets)).toEqual([]);
    });
    test("what always holds limits hits and counts alike: offers that run on a day", async () => {
      const today = { start: { max: 20_261_201 }, expiry: { min: 20_261_201 } };
      const page = await ask({}, { facets: ["categories"] }, { kind: "offers", within: today });
      expect(page.ids).toEqual(["summer"]);
      expect(page.facets.categories).toEqual([
        { value: "Driveaway offer", count: 1 },
        { value: "Finance offer", count: 1 },
      ]);
      const ending = { ...today, expiry: { min: 20_261_130 }, start: { max: 20_271_231 } };
      expect(await idsOf({ sort: "ending" }, {}, { kind: "offers", within: ending })).toEqual([
        "spring",
        "summer",
      ]);
      expect(await idsOf({ sort: "newest" }, {}, { kind: "offers" })).toEqual(["summer", "spring"]);
    });
  });
}
