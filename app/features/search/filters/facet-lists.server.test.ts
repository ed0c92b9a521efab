import { describe, expect, it } from "vitest";
import type { FacetAttribute } from "~/domain/search/attributes";
import { testConfig, testListing, testPage } from "../../../../test/fixtures/listing";

const { results, answerWith } = testListing();

/** The values a filter shows when these were counted. */
async function shown(
  name: FacetAttribute,
  values: readonly string[],
  over: Record<string, unknown> = {},
  path = "/search/new-used-and-demo-cars",
) {
  const counts = values.map((value, n) => ({ value, count: 900 - n }));
  answerWith(() => ({ ...testPage, facets: { ...testPage.facets, [name]: counts } }));
  const view = await results(path, testConfig({ filters: { enabled: [name] }, ...over }));
  const filter = view.filters.find((one) => one.kind === "values" && one.name === name);
  return filter?.kind === "values" ? filter : null;
}
const valuesOf = async (...args: Parameters<typeof shown>) =>
  (await shown(...args))?.choices.map(({ value }) => value);
const many = (count: number) => Array.from({ length: count }, (_, n) => `Value ${n}`);

describe("facet lists", () => {
  it.each([
    ["city", 20],
    ["dealership_name", 40],
    ["make_model", 30],
    ["body", 4],
  ] as const)("of %s stop at %d and offer the rest (SRCH-25, SRCH-26)", async (name, limit) => {
    const filter = await shown(name, many(limit + 1));
    expect(filter?.choices).toHaveLength(limit);
    expect(filter?.moreHref).toBe(`/search/new-used-and-demo-cars?expand=${name}`);
    expect((await shown(name, many(limit)))?.moreHref).toBeNull();
    const whole = await shown(name, many(limit + 1), {}, `/search/new-used-and-demo-cars?expand=${name}`);
    expect(whole?.choices).toHaveLength(limit + 1);
  });

  it("take the dealer's own limit", async () => {
    const filters = { enabled: ["city"], facetLimits: { city: 3 } };
    expect(await valuesOf("city", many(9), { filters })).toHaveLength(3);
  });

  it("do not offer certified false where only certified ones count (SRCH-27)", async () => {
    expect(await valuesOf("certified", ["false", "true"])).toEqual(["false", "true"]);
    expect(await valuesOf("certified", ["false", "true"], { search: { certifiedOnly: true } })).toEqual([
      "true",
    ]);
  });

  it("put car types as new, demo, used (CONST-04) and seats by number", async () => {
    expect(await valuesOf("car_type", ["used", "demo", "new"])).toEqual(["new", "demo", "used"]);
    expect(await valuesOf("seats", ["5", "12", "2"])).toEqual(["2", "5", "12"]);
  });

  it("offer the dealer's orders, and no address has another one (SRCH-05)", async () => {
    const keys = async (over: Record<string, unknown>) =>
      (await results("/search/used-cars", testConfig(over))).sorts.map(({ key, label }) => [key, label]);
    expect((await keys({})).map(([key]) => key)).toEqual(["relevant", "latest", "price_desc", "price_asc"]);
    const own = { search: { sortOptions: ["price_asc", "km_asc"], defaultSort: "price_asc" } };
    expect((await keys(own)).map(([key]) => key)).toEqual(["price_asc", "km_asc"]);
    const asked = await results("/search/used-cars?sortBy=year_desc", testConfig(own));
    expect([asked.sort, ...asked.sorts.map(({ key }) => key)]).toEqual(["price_asc", "price_asc", "km_asc"]);
    const offered = await results("/search/used-cars?sortBy=km_asc", testConfig(own));
    expect(offered.sort).toBe("km_asc");
  });
});
