import { expect, test } from "vitest";
import { EMPTY_QUERY } from "./query";
import { searchRequest, shownFacetLimit, shownFacetValues } from "./search-request";

type Config = Parameters<typeof searchRequest>[0];

const config = (search: Partial<Config["search"]> = {}): Config => ({
  search: { hitsPerPage: 21, priceAscPositiveOnly: false, certifiedOnly: false, firstMakes: [], ...search },
  filters: {
    enabled: ["car_type", "make", "body", "price", "km", "year"],
    facetLimits: { make_model: 30, city: 20, dealership_name: 40, body: 4 },
    highlights: ["video", "reduced"],
  },
});

test("asks for 21 hits, the shown filters' counts and the shown ranges' ends, and nothing else", () => {
  const request = searchRequest(config(), EMPTY_QUERY);
  expect(request.hitsPerPage).toBe(21);
  expect(Object.keys(request.facets)).toEqual(["car_type", "make", "body"]);
  expect(request.stats).toEqual(["price", "km", "year"]);
});

test("a capped list is fetched beyond its cap, so that more can be shown", () => {
  expect(searchRequest(config(), EMPTY_QUERY).facets.body).toBeGreaterThanOrEqual(20);
});

test("facets outside the panel may be added", () => {
  expect(Object.keys(searchRequest(config(), EMPTY_QUERY, ["make_model", "make"]).facets)).toEqual([
    "car_type",
    "make",
    "body",
    "make_model",
  ]);
});

test("lowest price first leaves unpriced vehicles out only where the dealer wants that (SRCH-06)", () => {
  const query = { ...EMPTY_QUERY, sort: "price_asc" } as const;
  expect(searchRequest(config(), query).query.ranges).toEqual({});
  expect(searchRequest(config({ priceAscPositiveOnly: true }), query).query.ranges).toEqual({
    price: { min: 1 },
  });
});

test("a dealer's own makes are part of the request where there are any", () => {
  expect(searchRequest(config(), EMPTY_QUERY)).not.toHaveProperty("firstMakes");
  expect(searchRequest(config({ firstMakes: ["Kia"] }), EMPTY_QUERY).firstMakes).toEqual(["Kia"]);
});

test("a list shows its cap at first: 30 models, 20 cities, 40 dealerships, 4 bodies (SRCH-26)", () => {
  const shown = (["make_model", "city", "dealership_name", "body"] as const).map((name) =>
    shownFacetLimit(config(), name),
  );
  expect(shown).toEqual([30, 20, 40, 4]);
  expect(shownFacetLimit(config(), "colour")).toBeGreaterThan(40);
});

test("with certifiedOnly the certified filter does not offer false (SRCH-27)", () => {
  const values = [
    { value: "false", count: 9 },
    { value: "true", count: 2 },
  ];
  expect(shownFacetValues(config(), "certified", values)).toEqual(values);
  expect(shownFacetValues(config({ certifiedOnly: true }), "certified", values)).toEqual([
    { value: "true", count: 2 },
  ]);
  expect(shownFacetValues(config({ certifiedOnly: true }), "tag", values)).toEqual(values);
});

test.each(["true", "false"])("the certified filter is not offered where all vehicles say %s", (value) => {
  for (const certifiedOnly of [true, false])
    expect(shownFacetValues(config({ certifiedOnly }), "certified", [{ value, count: 12 }])).toEqual([]);
});

test("of the highlights those are offered that the dealer wants", () => {
  const values = ["available", "video", "spin", "reduced"].map((value) => ({ value, count: 3 }));
  const offered = shownFacetValues(config(), "highlights", values);
  expect(offered.map(({ value }) => value)).toEqual(["video", "reduced"]);
});
