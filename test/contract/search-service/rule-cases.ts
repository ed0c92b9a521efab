import { beforeAll, describe, expect, test } from "vitest";
import type { Condition } from "~/domain/search/condition";
import type { SearchService } from "~/ports/search-service";
import { idsOf, listingRequest } from "./listing-request";
import { sampleVehicle } from "./sample-vehicle";
import type { MakeService } from "./suite";

const STOCK = [
  sampleVehicle(1, { make: "Toyota", price: 10_000, categories: ["Sale"] }),
  sampleVehicle(2, { make: "Mazda", price: null, km: null }),
  sampleVehicle(3, { make: "Ford", status: "sold", sold_date_timestamp: 1_770_000_000 }),
  sampleVehicle(4, { make: "Kia", show_on_dealer_website: false, stocknum: "K (1), &&" }),
];
const make = (...values: string[]): Condition => ({ kind: "values", attribute: "make", values });
const price = (min: number, max: number): Condition => ({ kind: "range", attribute: "price", min, max });
const soldSince = (min: number): Condition => ({ kind: "range", attribute: "sold_date_timestamp", min });

const CASES: readonly (readonly [string, Condition, readonly string[]])[] = [
  ["an empty all holds always", { kind: "all", of: [] }, ["1", "2", "3", "4"]],
  ["an empty any holds never", { kind: "any", of: [] }, []],
  ["a negated empty any holds always", { kind: "not", of: { kind: "any", of: [] } }, ["1", "2", "3", "4"]],
  ["values are alternatives", make("Kia", "Ford"), ["3", "4"]],
  ["no values hold never", make(), []],
  ["not", { kind: "not", of: make("Kia", "Ford") }, ["1", "2"]],
  ["not of no values holds always", { kind: "not", of: make() }, ["1", "2", "3", "4"]],
  [
    "not over a missing value holds",
    { kind: "not", of: { kind: "values", attribute: "categories", values: ["Sale"] } },
    ["2", "3", "4"],
  ],
  [
    "not of all",
    { kind: "not", of: { kind: "all", of: [make("Toyota", "Mazda"), price(1, 99_999)] } },
    ["2", "3", "4"],
  ],
  ["not of any", { kind: "not", of: { kind: "any", of: [make("Toyota"), make("Mazda")] } }, ["3", "4"]],
  ["a range in a rule takes 0 as a number", price(0, 0), ["2"]],
  ["an unsold vehicle is in no sold range", soldSince(0), ["3"]],
  ["and in every negated one", { kind: "not", of: soldSince(0) }, ["1", "2", "4"]],
  ["the start of a range belongs to it", soldSince(1_770_000_000), ["3"]],
  ["a second later does not", soldSince(1_770_000_001), []],
  [
    "not over an unknown number holds",
    { kind: "not", of: { kind: "range", attribute: "km", max: 60_000 } },
    ["2"],
  ],
  ["a flag that is off", { kind: "flag", attribute: "show_on_dealer_website", value: false }, ["4"]],
  [
    "a stock number with brackets and commas",
    { kind: "values", attribute: "stocknum", values: ["K (1), &&"] },
    ["4"],
  ],
  [
    "all and any inside each other",
    { kind: "any", of: [{ kind: "all", of: [make("Toyota"), price(9_000, 11_000)] }, make("Kia")] },
    ["1", "4"],
  ],
];

/** A rule means the same to every engine. */
export function ruleCases(makeService: MakeService): void {
  describe("rules", () => {
    let service: SearchService;
    beforeAll(async () => {
      service = await makeService(STOCK);
    });

    test.each(CASES)("%s", async (_name, rule, ids) => {
      const scope = { tenant: "rules", rule };
      expect(idsOf(await service.search(scope, listingRequest()))).toEqual(ids);
      const bySlug = await Promise.all(STOCK.map(({ slug }) => service.findBySlug(scope, slug)));
      expect(bySlug.flatMap((vehicle) => (vehicle ? [vehicle.id] : []))).toEqual(ids);
    });
  });
}
