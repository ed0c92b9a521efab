import { beforeAll, describe, expect, test } from "vitest";
import type { SearchService } from "~/ports/search-service";
import { idsOf, listingRequest, SAMPLE_SCOPE } from "./listing-request";
import { sampleVehicle } from "./sample-vehicle";
import type { MakeService } from "./suite";

const AWKWARD = [
  "Premium, Plus",
  "Back`tick",
  "two``ticks",
  "X:Pro",
  "a:=b",
  "[1,2]",
  "(Diesel)",
  "L&K",
  "A && B",
  "A || B",
  'The "Best"',
  "O'Brien",
  "back\\slash",
  "-negative",
  "*",
  "<b>bold</b>",
  "größer",
  "特別仕様",
  "🚗",
  "100%",
  "Premium",
  "a=b;c",
  "constructor",
  "__proto__",
  "</script><!--",
];
const STOCK = AWKWARD.map((badge, at) => sampleVehicle(at + 1, { badge }));

/** Values that mean something in some engine's filter language. */
export function quotingCases(makeService: MakeService): void {
  describe("quoting", () => {
    let service: SearchService;
    beforeAll(async () => {
      service = await makeService(STOCK);
    });
    const found = async (...badge: string[]) =>
      idsOf(await service.search(SAMPLE_SCOPE, listingRequest({ refinements: { badge } })));

    test.each(AWKWARD.map((badge, at) => [badge, String(at + 1)]))(
      "%s is that value and no other",
      async (badge, id) => {
        expect(await found(badge)).toEqual([id]);
      },
    );
    test("all of them at once", async () => {
      expect(await found(...AWKWARD.slice(0, 10))).toHaveLength(10);
    });
    test("part of a value is not the value", async () => {
      expect(await found("Plus")).toEqual([]);
      expect(await found("Premium, Plus, and more")).toEqual([]);
    });
    test("a value cannot break out of the dealer's rule", async () => {
      expect(await found("x] || id:>0 || badge:=[x", "`] || show_on_dealer_website:=true")).toEqual([]);
    });
    test("they come back as they are", async () => {
      const badges = await service.facetValues(SAMPLE_SCOPE, "badge");
      expect(badges.map(({ value }) => value)).toEqual([...AWKWARD].sort());
    });
  });
}
