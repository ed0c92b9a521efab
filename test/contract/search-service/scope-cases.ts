import { beforeAll, describe, expect, test } from "vitest";
import type { SearchService, StockScope } from "~/ports/search-service";
import { dealershipRule, facetLines, idsOf, listingRequest, SAMPLE_SCOPE } from "./listing-request";
import { sampleVehicle } from "./sample-vehicle";
import type { MakeService } from "./suite";

const STOCK = [
  sampleVehicle(1, { make: "Toyota", price: 10_000 }),
  sampleVehicle(2, { make: "Mazda", dealership_id: "south", price: 99_000 }),
  sampleVehicle(3, { make: "Ford", show_on_dealer_website: false, price: 1_000 }),
  sampleVehicle(4, { make: "Kia", dealership_id: "north, south" }),
  sampleVehicle(5, { make: "Toyota", model: "Yaris" }),
];
const SOUTH: StockScope = { tenant: "south-motors", rule: dealershipRule("south") };
const NOBODY: StockScope = { tenant: "nobody", rule: { kind: "any", of: [] } };
const NO_DEALERSHIP: StockScope = { tenant: "empty", rule: dealershipRule() };

/** One dealer never sees another's vehicles, nor its own hidden ones. */
export function scopeCases(makeService: MakeService): void {
  describe("scope", () => {
    let service: SearchService;
    beforeAll(async () => {
      service = await makeService(STOCK);
    });

    test("hits, facets and stats are the dealer's own", async () => {
      const page = await service.search(
        SAMPLE_SCOPE,
        listingRequest(
          { refinements: { make: ["Mazda", "Toyota"] } },
          { facets: { make: 10 }, stats: ["price"] },
        ),
      );
      expect(idsOf(page)).toEqual(["1", "5"]);
      expect(facetLines(page, "make")).toEqual(["Toyota: 2"]);
      expect(page.stats.price).toEqual({ min: 10_000, max: 20_000 });
    });
    test("text finds the dealer's own only", async () => {
      expect((await service.search(SAMPLE_SCOPE, listingRequest({ text: "mazda" }))).count).toBe(0);
      expect(idsOf(await service.search(SOUTH, listingRequest({ text: "mazda" })))).toEqual(["2"]);
    });
    test("findBySlug gives the whole vehicle, of the own stock only", async () => {
      expect(await service.findBySlug(SAMPLE_SCOPE, "vehicle-1")).toEqual(STOCK[0]);
      expect(await service.findBySlug(SAMPLE_SCOPE, "vehicle-2")).toBeNull();
      expect(await service.findBySlug(SAMPLE_SCOPE, "vehicle-3")).toBeNull();
      expect(await service.findBySlug(SOUTH, "vehicle-2")).toEqual(STOCK[1]);
      expect(await service.findBySlug(SAMPLE_SCOPE, "no-such-vehicle")).toBeNull();
    });
    test("findByIds keeps the order asked for and leaves out what is not the dealer's", async () => {
      const found = await service.findByIds(SAMPLE_SCOPE, ["5", "2", "999", "3", "1", "x", ""]);
      expect(found.map((hit) => hit.id)).toEqual(["5", "1"]);
      expect(await service.findByIds(SAMPLE_SCOPE, [])).toEqual([]);
    });
    test("facetValues counts the dealer's own only", async () => {
      expect(await service.facetValues(SAMPLE_SCOPE, "make")).toEqual([{ value: "Toyota", count: 2 }]);
      expect(await service.facetValues(SOUTH, "make")).toEqual([{ value: "Mazda", count: 1 }]);
    });
    test("a comma in a dealership's id is not two dealerships", async () => {
      const scope = { tenant: "comma", rule: dealershipRule("north, south") };
      expect(idsOf(await service.search(scope, listingRequest()))).toEqual(["4"]);
    });
    test.each([NOBODY, NO_DEALERSHIP])("$tenant lists nothing", async (scope) => {
      expect((await service.search(scope, listingRequest())).count).toBe(0);
      expect(await service.facetValues(scope, "make")).toEqual([]);
      expect(await service.findByIds(scope, ["1"])).toEqual([]);
      expect(await service.findBySlug(scope, "vehicle-1")).toBeNull();
    });
    test("the same tenant under another rule gets that rule's answer", async () => {
      const changed = { tenant: SAMPLE_SCOPE.tenant, rule: dealershipRule("south") };
      expect(idsOf(await service.search(changed, listingRequest()))).toEqual(["2"]);
      expect(idsOf(await service.search(SAMPLE_SCOPE, listingRequest()))).toEqual(["1", "5"]);
    });
    test("check passes while the service answers", async () => {
      await expect(service.check()).resolves.toBeUndefined();
    });
  });
}
