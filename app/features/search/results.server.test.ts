import { beforeEach, describe, expect, it, vi } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import { siteConfigSchema, type SiteConfigInput } from "~/domain/tenant/site-config";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { formatterFor } from "~/i18n/format";
import { serverI18n } from "~/i18n/server-i18n.server";
import { type SearchPage, type SearchRequest, type SearchService, SearchUnavailableError } from "~/ports/search-service";
import { loadResults } from "./results.server";
import type { MakesFilter, ResultsView, ValuesFilter } from "./results-view";
import { suggest } from "./suggest.server";

const base = {
  site: {
    slug: "test-cars",
    template: "classic",
    id: "test-cars",
    name: "Test Cars",
    url: "https://test-cars.example",
    region: "au-east",
    dealerships: [{ id: "d1", name: "Moorooka Yard", slug: "moorooka-yard" }],
  },
  theme: { logo: { wordmark: "Test" } },
} satisfies Partial<SiteConfigInput>;

const config = (over: Record<string, unknown> = {}) => siteConfigSchema.parse({ ...base, ...over });

const vehicle = (id: string, status = "in_stock") =>
  // The use case reads a vehicle's status and hands the rest on.
  ({ id, slug: `v-${id}`, name: `Car ${id}`, status }) as VehicleSummary;

const page: SearchPage = {
  hits: ["1", "2", "3"].map((id) => vehicle(id)),
  count: 44,
  facets: {
    car_type: [
      { value: "used", count: 40 },
      { value: "new", count: 4 },
    ],
    make: [
      { value: "Toyota", count: 30 },
      { value: "Mazda", count: 14 },
    ],
    make_model: [
      { value: "Toyota Corolla", count: 20 },
      { value: "Mazda 3", count: 9 },
      { value: "Mazda CX-5", count: 5 },
    ],
    body: ["suv", "ute", "hatch", "sedan", "van", "bus"].map((value, n) => ({ value, count: 10 - n })),
  },
  stats: { price: { min: 5490, max: 89_990 } },
  page: 1,
  pages: 3,
  ms: 1,
  stale: false,
};

let answers: (request: SearchRequest) => SearchPage | Promise<SearchPage> = () => page;
const asked: SearchRequest[] = [];
const search: SearchService = {
  search: (_, request) => {
    asked.push(request);
    return Promise.resolve(request).then(answers);
  },
  facetValues: (_, attribute) => Promise.resolve(page.facets[attribute] ?? []),
  findBySlug: () => Promise.resolve(null),
  findByIds: () => Promise.resolve([]),
  check: () => Promise.resolve(),
};
const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  answers = () => page;
  asked.length = 0;
});

const load = (path: string, site = config()) =>
  loadResults({
    url: new URL(path, "http://test-cars.localhost"),
    config: site,
    search,
    logger,
    now: new Date("2026-11-21T00:00:00Z"),
    format: formatterFor("en-AU", "AUD", "Australia/Brisbane"),
    t: serverI18n("en-AU", {}).t,
    stockVersion: "1",
    toCard: ({ id }) => id,
  });

async function results(path: string, site = config()): Promise<ResultsView<string>> {
  const answer = await load(path, site);
  if (answer.kind !== "page" || answer.view.kind !== "results") throw new Error(`no results for ${path}`);
  return answer.view;
}

const values = (view: ResultsView<string>, name: string) =>
  view.filters.find((filter): filter is ValuesFilter => filter.kind === "values" && filter.name === name);
const makes = (view: ResultsView<string>) =>
  view.filters.find((filter): filter is MakesFilter => filter.kind === "makes");

describe("a listing", () => {
  it("has heading, crumbs, counts and addresses in the site's words", async () => {
    const view = await results("/search/used-cars/toyota?body=ute");
    expect(view.heading).toBe("Used Toyota utes for sale");
    expect(view.crumbs).toEqual([
      { label: "Home", href: "/" },
      { label: "Used cars", href: "/search/used-cars" },
      { label: "Toyota", href: "/search/used-cars/toyota" },
      { label: "Ute" },
    ]);
    expect(view).toMatchObject({ count: 44, countText: "44", noun: "cars", showing: "Showing 1 to 21 of 44" });
    expect(view.chips).toEqual([
      { label: "Used", href: "/search/toyota?body=ute" },
      { label: "Toyota", href: "/search/used-cars?body=ute" },
      { label: "Ute", href: "/search/used-cars/toyota" },
    ]);
    expect(view.meta).toMatchObject({ path: "/search/used-cars/toyota?body=ute", noindex: true });
  });

  it("is indexed by its path and page, not by anything deeper", async () => {
    expect((await results("/search/used-cars/mazda/cx-5")).meta).toMatchObject({
      title: "Used Mazda CX-5 for sale",
      path: "/search/used-cars/mazda/cx-5",
      noindex: false,
    });
    expect((await results("/search/used-cars?page=2")).meta).toMatchObject({
      title: "Used cars for sale, page 2",
      path: "/search/used-cars?page=2",
      noindex: false,
    });
    expect((await results("/search/used-cars?sortBy=latest")).meta).toMatchObject({
      path: "/search/used-cars",
      noindex: true,
    });
  });

  it("caps the count above 1999", async () => {
    answers = () => ({ ...page, count: 2000, pages: 96 });
    const view = await results("/search/used-cars");
    expect(view).toMatchObject({ count: 2000, countText: "1,999+", showing: "Showing 1 to 21 of 1,999+" });
    answers = () => ({ ...page, count: 1 });
    expect((await results("/search/used-cars")).noun).toBe("car");
  });

  it("asks for the enabled filters only, models under their makes", async () => {
    await results("/search/used-cars", config({ filters: { enabled: ["make", "model", "price"] } }));
    expect(Object.keys(asked[0]?.facets ?? {}).sort()).toEqual(["make", "make_model"]);
    expect(asked[0]).toMatchObject({ stats: ["price"], hitsPerPage: 21 });
  });

  it("orders and labels the choices", async () => {
    const view = await results("/search/used-cars");
    expect(values(view, "car_type")).toMatchObject({ note: "1 selected", open: true });
    expect(values(view, "car_type")?.choices).toEqual([
      { value: "new", label: "New", count: 4 },
      { value: "used", label: "Used", count: 40, on: true },
    ]);
    expect(makes(view)?.makes[1]).toMatchObject({
      value: "Mazda",
      count: 14,
      models: [
        { value: "Mazda 3", label: "Mazda3", count: 9 },
        { value: "Mazda CX-5", label: "CX-5", count: 5 },
      ],
    });
  });

  it("shows four bodies, and all of them where they were asked for (SRCH-26)", async () => {
    const view = await results("/search/used-cars");
    expect(values(view, "body")?.choices).toHaveLength(4);
    expect(values(view, "body")?.moreHref).toBe("/search/used-cars?expand=body");
    const whole = await results("/search/used-cars?expand=body");
    expect(values(whole, "body")).toMatchObject({ moreHref: null });
    expect(values(whole, "body")?.choices).toHaveLength(6);
  });

  it("keeps a chosen value that is beyond the limit or has no vehicle", async () => {
    const choices = values(await results("/search/used-cars?body=bus&body=hardtop"), "body")?.choices;
    expect(choices?.slice(-2)).toEqual([
      { value: "bus", label: "Bus", count: 5, on: true },
      { value: "hardtop", label: "Hardtop", count: 0, on: true },
    ]);
  });

  it("offers further models of other makes beside a chosen one", async () => {
    answers = () => ({ ...page, facets: { ...page.facets, make: [{ value: "Toyota", count: 20 }] } });
    const view = await results("/search/toyota/corolla");
    expect(makes(view)?.makes.map(({ value, selectable }) => [value, selectable])).toEqual([
      ["Toyota", true],
      ["Mazda", false],
    ]);
  });

  it("spans the price filter over what is on sale and names what is chosen", async () => {
    const view = await results("/search/used-cars?range[price]=20000:60000&range[km]=:90000&range[year]=2017:");
    const price = view.filters.find((filter) => filter.kind === "range" && filter.name === "price");
    expect(price).toMatchObject({ bounds: { min: 5000, max: 90_000, step: 1000 }, chosen: { min: 20_000, max: 60_000 } });
    expect(view.chips.map(({ label }) => label)).toEqual(["Used", "$20,000 to $60,000", "Up to 90,000 km", "2017 or newer"]);
  });

  it("carries along what has no filter of its own", async () => {
    const view = await results("/search/moorooka-yard?tag=Runout+Sale");
    expect(view.hidden).toEqual([
      ["dealership_name", "Moorooka Yard"],
      ["tag", "Runout Sale"],
    ]);
    expect(view.heading).toBe("New, demo and used cars for sale in Moorooka Yard");
  });

  it("collapses runs of sold vehicles unless the dealer turned that off", async () => {
    answers = () => ({ ...page, hits: [vehicle("1"), vehicle("2", "sold"), vehicle("3", "sold"), vehicle("4")] });
    const cards = (view: ResultsView<string>) => view.items.flatMap((item) => (item.kind === "card" ? [item.card] : []));
    expect(cards(await results("/search/used-cars"))).toEqual(["1", "2", "4"]);
    expect(cards(await results("/search/used-cars", config({ results: { collapseSold: false } })))).toEqual(["1", "2", "3", "4"]);
  });

  it("puts promo tiles among the cards, without links to pages that are not served", async () => {
    const node = { title: "Runout sale", text: "", link: { label: "See offers", page: "offers" } };
    const site = config({ results: { promos: [{ node }], promoPositions: [2] } });
    const view = await results("/search/used-cars", site);
    expect(view.items.map(({ kind }) => kind)).toEqual(["card", "promo", "card", "card"]);
    expect(view.items[1]).toMatchObject({ promo: { title: "Runout sale", link: null } });
  });

  it("says when its answer is an old one", async () => {
    answers = () => ({ ...page, stale: true });
    expect((await results("/search/used-cars")).stale).toBe(true);
  });
});

describe("an empty listing", () => {
  it("shows the specified text, the way to all stock and stock close by", async () => {
    answers = ({ query }) =>
      query.refinements.make ? { ...page, hits: [], count: 0, pages: 1 } : { ...page, hits: page.hits.slice(0, 3) };
    const view = await results("/search/used-cars?make=Ferrari&range[price]=:60000");
    expect(view.empty).toEqual({
      text: "No results found for your search at this time. Please try adjusting the filters for more results.",
      clearHref: "/search/new-used-and-demo-cars",
      nearby: ["1", "2", "3"],
    });
    expect(view.chips.map(({ label }) => label)).toContain("Ferrari");
    expect(view.meta.noindex).toBe(true);
    const offers = await results("/search/used-cars?make=Ferrari", config({ results: { emptyMessage: "offers" } }));
    expect(offers.empty?.text).toBe(
      "There appears to be no offers currently available that meet the conditions of your search",
    );
  });

  it("answers an unknown path with 404, the empty card, the panel and ways on (OPEN-06)", async () => {
    const answer = await load("/search/ferrari");
    expect(answer).toMatchObject({ kind: "page", status: 404, view: { kind: "results", count: 0, items: [] } });
    if (answer.kind !== "page" || answer.view.kind !== "results") return;
    expect(answer.view.empty?.nearby).toEqual(["1", "2", "3"]);
    expect(answer.view.filters.length).toBeGreaterThan(0);
    expect(asked[0]?.query).toEqual(EMPTY_QUERY);
  });
});

describe("redirects", () => {
  it.each([
    [
      "/search/new-used-and-demo-cars?query=&car_type=used&make=Toyota&price_min=%245%2C000&price_max=&sortBy=relevant",
      "/search/used-cars/toyota?range[price]=5000:",
    ],
    ["/search/new-used-and-demo-cars?query=&utm_source=mail", "/search/new-used-and-demo-cars?utm_source=mail"],
    ["/search/used-cars?page=99", "/search/used-cars?page=3"],
  ])("%s goes to %s", async (from, to) => {
    expect(await load(from)).toEqual({ kind: "redirect", to });
  });

  it("never leads to another redirect", async () => {
    const first = await load("/search/used-cars?query=&price_min=9&utm_source=x");
    expect(first.kind === "redirect" && (await load(first.to)).kind).toBe("page");
  });
});

describe("search that does not answer", () => {
  it("is told as such with 503, never as an empty list", async () => {
    answers = () => Promise.reject(new SearchUnavailableError("down"));
    const answer = await load("/search/used-cars?page=2");
    expect(answer).toMatchObject({ status: 503, view: { kind: "unavailable", href: "/search/used-cars?page=2" } });
    expect(logger.warn).toHaveBeenCalled();
  });

  it("does not hide other failures", async () => {
    answers = () => Promise.reject(new TypeError("bug"));
    await expect(load("/search/used-cars")).rejects.toThrow("bug");
  });
});

describe("suggestions", () => {
  const source = () => ({
    config: config(),
    search,
    logger,
    now: new Date("2026-11-21T00:00:00Z"),
    format: formatterFor("en-AU", "AUD", "Australia/Brisbane"),
    t: serverI18n("en-AU", {}).t,
    stockVersion: "1",
  });

  it("leads to makes, models and single vehicles", async () => {
    const options = await suggest(source(), "  maz ");
    expect(options).toContainEqual({ label: "Mazda", note: "14", href: "/search/mazda" });
    expect(options).toContainEqual({ label: "Mazda3", note: "9", href: "/search/mazda/3" });
    expect(options.at(-1)).toEqual({ label: "Car 3", note: null, href: "/cars/v-3" });
  });

  it("says nothing to nothing", async () => {
    expect(await suggest(source(), " \u0000 ")).toEqual([]);
    expect(asked).toEqual([]);
  });
});
