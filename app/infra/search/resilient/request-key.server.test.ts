import { describe, expect, it } from "vitest";
import type { Condition } from "~/domain/search/condition";
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
  const full = {
    query: {
      ...EMPTY_QUERY,
      refinements: { make: ["Kia", "Mazda"], body: ["suv"] },
      ranges: { price: { min: 1, max: 9 } },
    },
    facets: { make: 9, body: 4 },
    stats: ["price", "km"],
    hitsPerPage: 21,
  } as const;

  it("is the same for the same question, in whatever order it is written", () => {
    const turned = {
      hitsPerPage: 21,
      stats: ["km", "price"],
      facets: { body: 4, make: 9 },
      query: {
        page: 1,
        sort: full.query.sort,
        ranges: { price: { max: 9, min: 1 } },
        refinements: { body: ["suv"], make: ["Mazda", "Kia"] },
        text: "",
      },
    } as const;
    expect(requestKey(turned)).toBe(requestKey(full));
  });

  it("is another for anything that changes the answer", () => {
    const keys = [
      full,
      { ...full, query: { ...full.query, text: "ute" } },
      { ...full, query: { ...full.query, page: 2 } },
      { ...full, query: { ...full.query, sort: "latest" } as const },
      { ...full, query: { ...full.query, refinements: { make: ["Kia"], body: ["suv"] } } },
      { ...full, query: { ...full.query, ranges: { price: { min: 1 } } } },
      { ...full, facets: { make: 9, body: 5 } },
      { ...full, stats: ["price"] as const },
      { ...full, hitsPerPage: 22 },
    ].map(requestKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("cannot be made to look like another by the values themselves", () => {
    const keyOf = (values: readonly string[]): string =>
      requestKey({ ...request, query: { ...EMPTY_QUERY, refinements: { badge: values } } });
    expect(keyOf(['a","b'])).not.toBe(keyOf(["a", "b"]));
  });
});

describe("ruleKey", () => {
  const keyOf = (rule: Condition, now = 1_000_000) => ruleKey({ tenant: "one", rule }, now);

  it("is the same for a rule whose keys are written in another order", () => {
    expect(keyOf({ min: 5, attribute: "price", kind: "range" })).toBe(
      keyOf({ kind: "range", attribute: "price", min: 5 }),
    );
  });

  it("tells apart what is asked, by hours where it moves with the clock", () => {
    const created = (max: number): Condition => ({ kind: "range", attribute: "created_at_timestamp", max });
    expect(keyOf(created(900_000))).toBe(keyOf(created(900_060), 1_000_060));
    expect(keyOf(created(900_000))).toBe(keyOf(created(900_000 + 1_000)));
    expect(keyOf(created(900_000))).not.toBe(keyOf(created(900_000 + 3_600)));
    const older = keyOf({ kind: "range", attribute: "created_at_timestamp", min: 900_000 });
    expect(older).not.toBe(keyOf(created(900_000)));
    const km = (max: number): Condition => ({ kind: "range", attribute: "km", max });
    expect(keyOf(km(100))).not.toBe(keyOf(km(101)));
    expect(keyOf({ kind: "values", attribute: "make", values: ["Kia", "Mazda"] })).not.toBe(
      keyOf({ kind: "values", attribute: "make", values: ["Kia"] }),
    );
  });

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
