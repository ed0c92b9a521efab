import { EMPTY_QUERY, type VehicleQuery } from "~/domain/search/query";
import type { SearchPage, SearchRequest, SearchService, StockScope } from "~/ports/search-service";

/** A scope of one tenant; every tenant's rule is the same. */
export const scopeOf = (tenant: string): StockScope => ({
  tenant,
  rule: { kind: "flag", attribute: "show_on_dealer_website", value: true },
});

/** A request for the text `ute`, or with what a test changes. */
export const ask = (query: Partial<VehicleQuery> = {}): SearchRequest => ({
  query: { ...EMPTY_QUERY, text: "ute", ...query },
  facets: {},
  stats: [],
  hitsPerPage: 21,
});

/** A page that is told apart by its count. */
export const pageOf = (count: number): SearchPage => ({
  hits: [],
  count,
  facets: {},
  stats: {},
  page: 1,
  pages: 1,
  ms: 1,
  stale: false,
});

/** An engine whose calls are counted and whose answers a test sets; the count of each page is the number of the call. */
export function countedEngine() {
  let calls = 0;
  let respond: (call: number) => Promise<SearchPage> = async (call) => Promise.resolve(pageOf(call));
  const inner: SearchService = {
    search: () => respond(++calls),
    countEach: async () => [(await respond(++calls)).count],
    findBySlug: async () => Promise.resolve(null),
    findByIds: async () => (await respond(++calls)).hits,
    facetValues: async () => [{ value: "Mazda", count: (await respond(++calls)).count }],
    check: async () => {
      await respond(0);
    },
  };
  return {
    inner,
    calls: () => calls,
    answers: (next: (call: number) => Promise<SearchPage>) => void (respond = next),
    dies: () => void (respond = () => Promise.reject(new Error("connect ECONNREFUSED"))),
    hangs: () => void (respond = () => new Promise(() => {})),
    recovers: () => void (respond = async (call) => Promise.resolve(pageOf(call))),
  };
}
