import { beforeAll, describe, expect, test } from "vitest";
import { NO_QUOTES, type RepaymentQuotes } from "~/ports/repayment-quotes";
import type { SearchService, StockScope } from "~/ports/search-service";
import { dealershipRule, idsOf, listingRequest, SAMPLE_SCOPE } from "./listing-request";
import { SAMPLE_DEALERSHIP, sampleVehicle } from "./sample-vehicle";
import type { MakeService } from "./suite";

const STOCK = [
  sampleVehicle(1, { price: 30_000 }),
  sampleVehicle(2, { price: 10_000 }),
  sampleVehicle(3, { price: null }),
  sampleVehicle(20, { price: 10_000 }),
  sampleVehicle(5, { price: 20_000, dealership_id: "south" }),
];
/** A group that lists both dealerships, and asks twice as much. */
const GROUP: StockScope = { tenant: "the-group", rule: dealershipRule(SAMPLE_DEALERSHIP, "south") };
const lists: Readonly<Record<string, readonly string[]>> = {
  [SAMPLE_SCOPE.tenant]: [SAMPLE_DEALERSHIP],
  [GROUP.tenant]: [SAMPLE_DEALERSHIP, "south"],
};

/** A hundredth of the price, or a fiftieth. */
export const priceQuotes = (of: typeof lists): RepaymentQuotes => ({
  tenants: () => Object.keys(of),
  lists: (tenant, dealership) => of[tenant]?.includes(dealership) ?? false,
  of: (tenant, { price }) =>
    price === null || of[tenant] === undefined ? undefined : price / (tenant === GROUP.tenant ? 50 : 100),
  version: () => "1",
});

/** Repayments as a dealer's cards show them: each dealer has its own for the same vehicle. */
export function repaymentCases(makeService: MakeService): void {
  describe("repayments", () => {
    let service: SearchService;
    beforeAll(async () => {
      service = await makeService(STOCK, priceQuotes(lists));
    });

    test("narrow a listing by what the dealer that is asked says", async () => {
      const range = { ranges: { repayment: { min: 100, max: 250 } } };
      expect(idsOf(await service.search(SAMPLE_SCOPE, listingRequest(range)))).toEqual(["2", "20"]);
      expect(idsOf(await service.search(GROUP, listingRequest(range)))).toEqual(["2", "20"]);
      expect(
        await service.countEach(GROUP, [
          { ...listingRequest(range).query, ranges: { repayment: { min: 400 } } },
        ]),
      ).toEqual([2]);
    });
    test("one that is not known is in no range", async () => {
      const all = await service.search(SAMPLE_SCOPE, listingRequest({ ranges: { repayment: { min: 0 } } }));
      expect(idsOf(all)).toEqual(["1", "2", "20"]);
    });
    test("order a listing, the lowest first, ties by id, unknown ones last", async () => {
      const sort = { sort: "repayment_asc" } as const;
      expect(idsOf(await service.search(SAMPLE_SCOPE, listingRequest(sort)))).toEqual(["2", "20", "1", "3"]);
      expect(idsOf(await service.search(GROUP, listingRequest(sort)))).toEqual(["2", "20", "5", "1", "3"]);
      expect(idsOf(await service.search(GROUP, listingRequest({ ...sort, text: "toyota" })))).toEqual([
        "2",
        "20",
        "5",
        "1",
        "3",
      ]);
    });
    test("have bounds, which their own range does not narrow", async () => {
      const wanted = { stats: ["repayment"] } as const;
      const of = async (scope: StockScope, ranges = {}) =>
        (await service.search(scope, listingRequest({ ranges }, wanted))).stats.repayment;
      expect(await of(SAMPLE_SCOPE)).toEqual({ min: 100, max: 300 });
      expect(await of(GROUP, { repayment: { max: 1 } })).toEqual({ min: 200, max: 600 });
      expect(await of(SAMPLE_SCOPE, { price: { min: 20_000 } })).toEqual({ min: 300, max: 300 });
    });
    test("a dealer whose cards say nothing has none (FIN-23)", async () => {
      const silent = await makeService(STOCK, { ...priceQuotes(lists), of: () => undefined });
      const page = await silent.search(
        SAMPLE_SCOPE,
        listingRequest({ sort: "repayment_asc" }, { stats: ["repayment"] }),
      );
      expect(idsOf(page)).toEqual(["1", "2", "3", "20"]);
      expect(page.stats.repayment).toBeUndefined();
      expect(NO_QUOTES.tenants()).toEqual([]);
    });
  });
}
