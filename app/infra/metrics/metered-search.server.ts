import type { Metrics } from "~/ports/metrics";
import type { SearchService } from "~/ports/search-service";

/** The same search service, each answer timed and counted. */
export function meteredSearch(search: SearchService, metrics: Metrics): SearchService {
  async function timed<Answer>(operation: string, call: () => Promise<Answer>): Promise<Answer> {
    const start = performance.now();
    const finish = (outcome: "ok" | "stale" | "failed") =>
      metrics.searchFinished(operation, outcome, (performance.now() - start) / 1000);
    try {
      const answer = await call();
      finish(isStale(answer) ? "stale" : "ok");
      return answer;
    } catch (error) {
      finish("failed");
      throw error;
    }
  }
  return {
    search: (scope, request) => timed("search", () => search.search(scope, request)),
    countEach: (scope, queries) => timed("countEach", () => search.countEach(scope, queries)),
    findBySlug: (scope, slug) => timed("findBySlug", () => search.findBySlug(scope, slug)),
    findByIds: (scope, ids) => timed("findByIds", () => search.findByIds(scope, ids)),
    facetValues: (scope, attribute) => timed("facetValues", () => search.facetValues(scope, attribute)),
    check: () => search.check(),
  };
}

function isStale(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "stale" in answer && answer.stale === true;
}
