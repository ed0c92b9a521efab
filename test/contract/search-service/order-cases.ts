import { beforeAll, describe, expect, test } from "vitest";
import type { SortKey, VehicleQuery } from "~/domain/search/query";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { SearchService } from "~/ports/search-service";
import { idsOf, listingRequest, SAMPLE_SCOPE } from "./listing-request";
import { sampleVehicle } from "./sample-vehicle";
import type { MakeService } from "./suite";

/** Ids of different lengths: ties have to fall by number, not by text. */
const STOCK = [
  sampleVehicle(9, {
    custom_rank: 1,
    price: 30_000,
    before_price: 31_000,
    km: 5,
    year: 2020,
    created_at: "2026-01-03T00:00:00Z",
  }),
  sampleVehicle(10, {
    custom_rank: 5,
    price: 30_000,
    before_price: 29_000,
    autograb_data: { state_average_market_price: null, average_market_price: 30_000 },
    km: null,
    year: 2022,
    created_at: "2026-01-03T00:00:00Z",
  }),
  sampleVehicle(100, {
    custom_rank: 1,
    price: 20_000,
    before_price: 25_000,
    autograb_data: { state_average_market_price: 30_000, average_market_price: 1 },
    km: 0,
    year: 2022,
    created_at: "2026-01-05T10:00:00+10:00",
  }),
  sampleVehicle(11, {
    custom_rank: -2,
    price: null,
    before_price: 40_000,
    km: 900,
    year: 2019,
    created_at: "2026-01-01T00:00:00Z",
  }),
];

/** Sort orders, ties and pages. */
export function orderCases(makeService: MakeService): void {
  describe("order and pages", () => {
    let service: SearchService;
    beforeAll(async () => {
      service = await makeService(STOCK);
    });
    const ask = (...args: Parameters<typeof listingRequest>) =>
      service.search(SAMPLE_SCOPE, listingRequest(...args));

    test.each<[SortKey, string[]]>([
      ["relevant", ["10", "9", "100", "11"]],
      ["latest", ["100", "9", "10", "11"]],
      ["price_desc", ["9", "10", "100", "11"]],
      ["price_asc", ["11", "100", "9", "10"]],
      ["km_asc", ["100", "9", "11", "10"]],
      ["km_desc", ["11", "9", "100", "10"]],
      ["year_desc", ["10", "100", "9", "11"]],
      ["year_asc", ["11", "9", "10", "100"]],
      ["price_drop", ["100", "9", "10", "11"]],
      ["best_value", ["100", "10", "9", "11"]],
    ])("%s, ties by the number of the id (SRCH-04, OPEN-13)", async (sort, ids) => {
      expect(idsOf(await ask({ sort }))).toEqual(ids);
    });
    test("a dealer's own makes stand first in the recommended order alone, and after a match with words", async () => {
      const isOwn = ({ id }: Vehicle) => id === "9" || id === "11";
      const mixed = await makeService(
        STOCK.map((one) => (isOwn(one) ? { ...one, make: one.id === "9" ? "Ford" : "Kia" } : one)),
      );
      const idsIn = async (query: Partial<VehicleQuery>) => {
        const request = { hitsPerPage: 2, firstMakes: ["Ford", "Kia", "Lada"] };
        const asked = [1, 2, 3].map((page) => listingRequest({ ...query, page }, request));
        return (await Promise.all(asked.map((one) => mixed.search(SAMPLE_SCOPE, one)))).flatMap(idsOf);
      };
      expect(await idsIn({ sort: "relevant" })).toEqual(["9", "11", "10", "100"]);
      expect(await idsIn({ sort: "latest" })).toEqual(["100", "9", "10", "11"]);
      expect(await idsIn({ text: "corolla" })).toEqual(["10", "9", "100", "11"]);
      expect(await idsIn({ refinements: { make: ["Toyota"] } })).toEqual(["10", "100"]);
    });
    test("pages follow each other without gap or repeat (SRCH-07)", async () => {
      const first = await ask({ sort: "price_desc", page: 1 }, { hitsPerPage: 3 });
      const second = await ask({ sort: "price_desc", page: 2 }, { hitsPerPage: 3 });
      expect([...idsOf(first), ...idsOf(second)]).toEqual(["9", "10", "100", "11"]);
      expect([first.page, first.pages, second.page, second.count]).toEqual([1, 2, 2, 4]);
    });
    test("a page past the last has no hits and the true count", async () => {
      const page = await ask({ page: 99 }, { hitsPerPage: 3, facets: { make: 5 } });
      expect(page.hits).toEqual([]);
      expect([page.count, page.pages, page.page]).toEqual([4, 2, 99]);
      expect(page.facets.make).toEqual([{ value: "Toyota", count: 4 }]);
    });
    test("no hits is still one page", async () => {
      const page = await ask({ refinements: { make: ["Lada"] } });
      expect([page.count, page.pages, page.hits.length]).toEqual([0, 1, 0]);
    });
    test("a full last page is followed by no empty one", async () => {
      expect((await ask({}, { hitsPerPage: 4 })).pages).toBe(1);
      expect((await ask({}, { hitsPerPage: 2 })).pages).toBe(2);
    });
    test("a hit is the summary of its vehicle", async () => {
      const [hit] = (await ask({ sort: "latest" })).hits;
      expect(hit).toMatchObject({
        id: "100",
        slug: "vehicle-100",
        price: 20_000,
        km: 0,
        image: null,
        has_video: false,
      });
      expect(hit).not.toHaveProperty("dealercomments");
    });
    test("an answer says how long it took and that it is fresh (CALL-02)", async () => {
      const page = await ask();
      expect(page.ms).toBeGreaterThanOrEqual(0);
      expect(page.stale).toBe(false);
    });
  });
}
