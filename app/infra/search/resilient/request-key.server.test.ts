import { describe, expect, it } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import { isUnrefined, requestKey, ruleKey } from "./request-key.server";

const request = { query: EMPTY_QUERY, facets: {}, stats: [], hitsPerPage: 21 } as const;

describe("isUnrefined", () => {
  it("is page one without text, choices or ranges, in any order", () => {
    expect(isUnrefined(request)).toBe(true);
    expect(isUnrefined({ ...request, query: { ...EMPTY_QUERY, sort: "price_asc" } })).toBe(true);
    expect(isUnrefined({ ...request, query: { ...EMPTY_QUERY, refinements: { make: [] } } })).toBe(true);
    expect(isUnrefined({ ...request, query: { ...EMPTY_QUERY, page: 2 } })).toBe(false);
    expect(isUnrefined({ ...request, query: { ...EMPTY_QUERY, text: "ute" } })).toBe(false);
    expect(isUnrefined({ ...request, query: { ...EMPTY_QUERY, refinements: { make: ["Kia"] } } })).toBe(
      false,
    );
    expect(isUnrefined({ ...request, query: { ...EMPTY_QUERY, ranges: { km: { max: 1 } } } })).toBe(false);
  });
});

describe("requestKey", () => {
  it("cannot be made to look like another by the values themselves", () => {
    const keyOf = (values: readonly string[]): string =>
      requestKey({ ...request, query: { ...EMPTY_QUERY, refinements: { badge: values } } });
    expect(keyOf(['a","b'])).not.toBe(keyOf(["a", "b"]));
  });
});

describe("ruleKey", () => {
  it("treats bounds in time by their age and all other bounds as they are", () => {
    const price = (min: number) =>
      ruleKey({ tenant: "one", rule: { kind: "range", attribute: "price", min } }, 1_000_000);
    const sold = (min: number, now: number) =>
      ruleKey({ tenant: "one", rule: { kind: "range", attribute: "sold_date_timestamp", min } }, now);
    expect(price(10)).not.toBe(price(11));
    expect(sold(0, 86_400)).toBe(sold(60, 86_460));
    expect(sold(0, 86_400)).not.toBe(sold(0, 2 * 86_400));
  });
});
