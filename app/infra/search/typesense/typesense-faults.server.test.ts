import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import { SearchUnavailableError, type SearchService, type StockScope } from "~/ports/search-service";
import { type HttpDouble, startHttpDouble } from "../../../../test/doubles/http-double";
import { silentLogger } from "../../../../test/doubles/silent-logger";
import { createTypesenseSearch } from "./typesense-search.server";

const scope: StockScope = { tenant: "one", rule: { kind: "all", of: [] } };
const request = { query: EMPTY_QUERY, facets: { make: 5 }, stats: ["price"], hitsPerPage: 21 } as const;
const TIMEOUT_MS = 150;

let double: HttpDouble | undefined;
afterEach(() => double?.close());

function searchAt(...urls: readonly string[]): SearchService {
  return createTypesenseSearch({
    urls,
    apiKey: "key",
    collection: "cars_au",
    fetchTimeoutMs: TIMEOUT_MS,
    logger: silentLogger,
  });
}

async function serve(answer: RequestListener): Promise<string> {
  double = await startHttpDouble(answer);
  return double.url;
}

const answering =
  (status: number, type: string, body: string): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": type });
    response.end(body);
  };

const page = (result: object): string => JSON.stringify({ results: [result] });
const goodAnswer = { found: 0, search_time_ms: 1, hits: [], facet_counts: [] };

const NONSENSE: readonly (readonly [string, number, string, string])[] = [
  ["a 500", 500, "application/json", `{"message":"boom"}`],
  ["a 503 while it loads", 503, "application/json", `{"message":"Not Ready or Lagging"}`],
  ["a page of HTML with status 200", 200, "text/html", "<!doctype html><h1>Welcome to nginx</h1>"],
  ["HTML that claims to be JSON", 200, "application/json", "<h1>hello</h1>"],
  ["nothing", 200, "application/json", ""],
  ["null", 200, "application/json", "null"],
  ["JSON of another kind", 200, "application/json", `{"hits":[]}`],
  ["too few answers", 200, "application/json", `{"results":[]}`],
  ["a negative count", 200, "application/json", page({ ...goodAnswer, found: -1 })],
  ["hits that are no list", 200, "application/json", page({ ...goodAnswer, hits: null })],
  [
    "a hit without its vehicle",
    200,
    "application/json",
    page({ ...goodAnswer, found: 1, hits: [{ document: {} }] }),
  ],
  [
    "a hit whose vehicle is no JSON",
    200,
    "application/json",
    page({ ...goodAnswer, found: 1, hits: [{ document: { summary: "{" } }] }),
  ],
  ["a refused search inside a 200", 200, "application/json", page({ code: 404, error: "Not found." })],
];

describe("createTypesenseSearch on a bad day", () => {
  it.each(NONSENSE)("is unavailable after %s", async (_, status, type, body) => {
    const search = searchAt(await serve(answering(status, type, body)));
    await expect(search.search(scope, request)).rejects.toThrow(SearchUnavailableError);
  });

  it.each(NONSENSE.filter(([name]) => !name.startsWith("a hit")))(
    "gives no empty list and no 'not found' after %s",
    async (_, status, type, body) => {
      const search = searchAt(await serve(answering(status, type, body)));
      await expect(search.findBySlug(scope, "car")).rejects.toThrow(SearchUnavailableError);
      await expect(search.findByIds(scope, ["1"])).rejects.toThrow(SearchUnavailableError);
      await expect(search.facetValues(scope, "make")).rejects.toThrow(SearchUnavailableError);
      await expect(search.check()).rejects.toThrow(SearchUnavailableError);
    },
  );

  it("is unavailable when nothing listens", async () => {
    const url = await serve(answering(200, "application/json", page(goodAnswer)));
    const search = searchAt(url);
    await expect(search.search(scope, request)).resolves.toMatchObject({ count: 0 });
    await double?.close();
    await expect(search.search(scope, request)).rejects.toThrow(SearchUnavailableError);
  });

  it("is unavailable, in time, when no answer comes", async () => {
    const search = searchAt(await serve(() => {}));
    const start = performance.now();
    await expect(search.search(scope, request)).rejects.toThrow(SearchUnavailableError);
    expect(performance.now() - start).toBeLessThan(TIMEOUT_MS + 6_000);
  });

  it("works again as soon as the server does", async () => {
    let healthy = false;
    const url = await serve((incoming, response) => {
      const status = healthy ? 200 : 503;
      answering(status, "application/json", page(goodAnswer))(incoming, response);
    });
    const search = searchAt(url);
    await expect(search.search(scope, request)).rejects.toThrow(SearchUnavailableError);
    healthy = true;
    await expect(search.search(scope, request)).resolves.toMatchObject({ count: 0, stale: false });
  });

  it("asks the next node when one is down", async () => {
    const url = await serve(answering(200, "application/json", page(goodAnswer)));
    const search = searchAt("http://127.0.0.1:9", url);
    await expect(search.search(scope, request)).resolves.toMatchObject({ count: 0 });
  });
});
