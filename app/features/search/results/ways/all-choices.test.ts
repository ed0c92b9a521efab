import { expect, test } from "vitest";
import type { SearchPage } from "~/ports/search-service";
import { withChoicesOf } from "./all-choices";

const page = (more: Partial<SearchPage>): SearchPage => ({
  ...{ hits: [], count: 0, facets: {}, stats: {}, page: 1, pages: 1, ms: 0, stale: false },
  ...more,
});

test("counts stay true, and what is missing is there with 0", () => {
  const answer = page({
    facets: { make: [{ value: "Kia", count: 3 }] },
    stats: { year: { min: 1, max: 2 } },
  });
  const wide = page({
    count: 9,
    facets: {
      make: [
        { value: "Ford", count: 7 },
        { value: "Kia", count: 5 },
      ],
      body: [{ value: "suv", count: 9 }],
    },
    stats: { year: { min: 0, max: 9 }, price: { min: 5, max: 6 } },
  });
  expect(withChoicesOf(answer, wide)).toEqual(
    page({
      facets: {
        make: [
          { value: "Kia", count: 3 },
          { value: "Ford", count: 0 },
        ],
        body: [{ value: "suv", count: 0 }],
      },
      stats: { year: { min: 1, max: 2 }, price: { min: 5, max: 6 } },
    }),
  );
});

test("without anything wider it stays as it is", () => {
  const answer = page({ facets: { make: [{ value: "Kia", count: 3 }] } });
  expect(withChoicesOf(answer, page({}))).toEqual(answer);
});
