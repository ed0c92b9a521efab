import { describe, expect, it } from "vitest";
import type { SearchPage, SearchService, StockScope } from "~/ports/search-service";
import { SearchUnavailableError } from "~/ports/search-service";
import { meteredSearch } from "./metered-search.server";
import { createMetrics } from "./prometheus.server";

const SCOPE: StockScope = { tenant: "a", rule: { kind: "all", of: [] } };
const REQUEST = {
  query: { text: "", refinements: {}, ranges: {}, sort: "relevant", page: 1 },
  facets: {},
  stats: [],
  hitsPerPage: 21,
} as const;
const PAGE: SearchPage = {
  hits: [],
  count: 0,
  facets: {},
  stats: {},
  page: 1,
  pages: 1,
  ms: 0,
  stale: false,
};

function service(search: SearchService["search"]): SearchService {
  return {
    search,
    countEach: () => Promise.resolve([]),
    findBySlug: () => Promise.resolve(null),
    findByIds: () => Promise.resolve([]),
    facetValues: () => Promise.resolve([]),
    check: () => Promise.resolve(),
  };
}

describe("meteredSearch", () => {
  it("passes answers through and counts stale ones apart", async () => {
    const metrics = createMetrics();
    await meteredSearch(
      service(() => Promise.resolve(PAGE)),
      metrics,
    ).search(SCOPE, REQUEST);
    const stale = { ...PAGE, stale: true };
    const answer = await meteredSearch(
      service(() => Promise.resolve(stale)),
      metrics,
    ).search(SCOPE, REQUEST);
    expect(answer).toBe(stale);
    const { text } = await metrics.exposition();
    expect(text).toContain('search_duration_seconds_count{operation="search",outcome="ok"} 1');
    expect(text).toContain('search_duration_seconds_count{operation="search",outcome="stale"} 1');
  });

  it("counts a failure and lets it pass", async () => {
    const metrics = createMetrics();
    const broken = service(() => Promise.reject(new SearchUnavailableError("down")));
    await expect(meteredSearch(broken, metrics).search(SCOPE, REQUEST)).rejects.toThrow("down");
    const { text } = await metrics.exposition();
    expect(text).toContain('search_duration_seconds_count{operation="search",outcome="failed"} 1');
  });
});
