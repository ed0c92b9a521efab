import { expect, it } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import { type SearchService, SearchUnavailableError, type StockScope } from "~/ports/search-service";
import { siteConfig } from "../../../test/fixtures/site";
import { type OwnServer, ownServer, withOwnServers } from "./own-servers.server";

const scope = (tenant: string): StockScope => ({ tenant, rule: { kind: "all", of: [] } });
const request = { query: EMPTY_QUERY, facets: {}, stats: [], hitsPerPage: 21 } as const;
const OWN: OwnServer = { host: "https://search.one.example", publicKey: "key", index: "cars" };

/** A service that tells which one it is by the number it counts. */
function counting(count: number): SearchService {
  const page = { hits: [], count, facets: {}, stats: {}, page: 1, pages: 1, ms: 1, stale: false };
  return {
    search: () => Promise.resolve(page),
    countEach: () => Promise.resolve([count]),
    findBySlug: () => Promise.resolve(null),
    findByIds: () => Promise.resolve([]),
    facetValues: () => Promise.resolve([{ value: "Toyota", count }]),
    check: () => Promise.resolve(),
  };
}

const broken: SearchService = {
  ...counting(0),
  search: () => Promise.reject(new SearchUnavailableError("away")),
  check: () => Promise.reject(new SearchUnavailableError("away")),
};

it("asks a dealer's own server where it has one, and the shared one for everybody else (TEN-21)", async () => {
  const search = withOwnServers(counting(1), {
    of: (tenant) => (tenant === "one" ? OWN : null),
    connect: () => counting(2),
  });
  expect((await search.search(scope("one"), request)).count).toBe(2);
  expect(await search.facetValues(scope("one"), "make")).toEqual([{ value: "Toyota", count: 2 }]);
  expect((await search.search(scope("two"), request)).count).toBe(1);
});

it("connects once to a server, and anew when a dealer's file names another", async () => {
  const made: string[] = [];
  let own = OWN;
  const search = withOwnServers(counting(1), {
    of: () => own,
    connect: ({ host }) => {
      made.push(host);
      return counting(2);
    },
  });
  for (const tenant of ["one", "two", "one"]) await search.findBySlug(scope(tenant), "x");
  own = { ...OWN, host: "https://other.example" };
  await search.findByIds(scope("one"), ["1"]);
  expect(made).toEqual(["https://search.one.example", "https://other.example"]);
});

it("leaves the others' search alone when one server is away", async () => {
  const search = withOwnServers(counting(1), {
    of: (tenant) => (tenant === "one" ? OWN : null),
    connect: () => broken,
  });
  await expect(search.search(scope("one"), request)).rejects.toThrow(SearchUnavailableError);
  expect((await search.search(scope("two"), request)).count).toBe(1);
  await expect(search.check()).resolves.toBeUndefined();
});

it("is named by a dealer's file with host and key", () => {
  const { search } = siteConfig({});
  const named = (own: object) => ownServer({ search: { ...search, ...own } });
  expect(named({ host: OWN.host, publicKey: "key", index: "cars" })).toEqual(OWN);
  expect(named({ host: OWN.host, publicKey: null })).toBeNull();
  expect(named({})).toBeNull();
  expect(ownServer(null)).toBeNull();
});
