import { beforeEach, describe, expect, it } from "vitest";
import { EMPTY_QUERY } from "~/domain/search/query";
import type { FacetAttribute } from "~/domain/search/attributes";
import { SearchUnavailableError, type StockScope } from "~/ports/search-service";
import { testConfig, testListing, testPage, testVehicle } from "../../../../test/fixtures/listing";

let { load, results, answerWith, countWith, asked, warnings, source } = testListing();
beforeEach(() => {
  ({ load, results, answerWith, countWith, asked, warnings, source } = testListing());
});

const nothing = { ...testPage, hits: [], facets: {}, stats: {}, count: 0, pages: 1 };

describe("what stands in the way", () => {
  const path = "/search/used-cars/mazda/cx-5?colour=red&range[price]=:36000";

  it("is told with what each way out gives, as links that change nothing else", async () => {
    answerWith(() => nothing);
    countWith(({ refinements, ranges }) =>
      refinements.colour === undefined ? 12 : ranges.price?.max === 45_000 ? 5 : 0,
    );
    expect((await results(path)).ways).toEqual({
      heading: "Closest to your search",
      links: [
        {
          label: "Up to $45,000",
          count: "5",
          href: "/search/used-cars/mazda/cx-5?colour=red&range[price]=:45000",
        },
        { label: "Without Red", count: "12", href: "/search/used-cars/mazda/cx-5?range[price]=:36000" },
      ],
    });
  });

  it("is told above a short list too, of what gives more than the list has, and not above a longer one", async () => {
    answerWith(() => ({ ...testPage, count: 3, pages: 1 }));
    countWith(({ refinements }) => (refinements.make_model === undefined ? 9 : 3));
    expect((await results(path)).ways).toEqual({
      heading: "More like this",
      links: [
        { label: "Any Mazda", count: "9", href: "/search/used-cars/mazda?colour=red&range[price]=:36000" },
        { label: "Without Mazda CX-5", count: "9", href: "/search/used-cars?colour=red&range[price]=:36000" },
      ],
    });
    answerWith(() => ({ ...testPage, count: 4, pages: 1 }));
    expect((await results(path)).ways).toBeNull();
  });

  it("is left out where nothing leads on, and where nobody counts", async () => {
    answerWith(() => nothing);
    expect((await results(path)).ways).toBeNull();
    countWith(() => {
      throw new SearchUnavailableError("down");
    });
    expect((await results(path)).ways).toBeNull();
    expect((await results(path)).empty).not.toBeNull();
  });
});

describe("a list of sold vehicles alone (CARD-11)", () => {
  it("is followed by what can be bought and is close: never the end", async () => {
    const sold = { ...testVehicle("9", "sold"), simple_body: "wagon" as const, item_type: "car" as const };
    answerWith(({ query }) =>
      query.refinements.body === undefined || query.refinements.make_model
        ? { ...testPage, hits: [sold], count: 1, pages: 1 }
        : testPage,
    );
    expect((await results("/search/mazda/cx-5")).instead).toEqual(["1", "2", "3"]);
    expect(asked.at(-1)?.query.refinements).toEqual({ body: ["wagon"], item_type: ["car"] });
    answerWith(() => ({ ...testPage, hits: [sold, testVehicle("1")], count: 2, pages: 1 }));
    expect((await results("/search/mazda/cx-5")).instead, "nothing but what is listed").toEqual([]);
  });
});

it("a list of sold vehicles alone says in heading and description that they are sold", async () => {
  const sold = testVehicle("9", "sold");
  const some = { ...testPage, hits: [sold, testVehicle("1")], count: 2, pages: 1 };
  const first = { ...testPage, hits: [sold], count: 30, pages: 2 };
  answerWith(() => ({ ...first, count: 1, pages: 1 }));
  const view = await results("/search/mazda");
  expect(view.heading).toBe("New, demo and used Mazda cars, sold recently");
  expect(view.meta.description).toMatch(/^New, demo and used Mazda cars at Test Cars, sold recently: /);
  for (const answer of [some, first]) {
    answerWith(() => answer);
    expect((await results("/search/mazda")).heading).toBe("New, demo and used Mazda cars for sale");
  }
});

describe("the panel beside nothing found (C16)", () => {
  it("has every choice of the stock, those that would not help with 0, and its ranges", async () => {
    answerWith(({ query }) => (query.text === "" ? testPage : nothing));
    const { filters } = await results("/search/new-used-and-demo-cars?query=zzzz");
    const makes = filters.find((filter) => filter.kind === "makes");
    expect(makes?.makes.map(({ value, count }) => [value, count])).toEqual([
      ["Toyota", 0],
      ["Mazda", 0],
    ]);
    expect(filters.some((filter) => filter.kind === "range" && filter.name === "price")).toBe(true);
  });
});

describe("an empty listing", () => {
  it("shows the specified text, the way on and stock close by (ERR-03, SRCH-33)", async () => {
    answerWith(({ query }) =>
      query.refinements.make
        ? { ...testPage, hits: [], count: 0, pages: 1 }
        : { ...testPage, hits: testPage.hits.slice(0, 3) },
    );
    const view = await results("/search/used-cars?make=Ferrari&body=suv&range[price]=:60000");
    expect(view.empty).toEqual({
      text: "No results found for your search at this time. Please try adjusting the filters for more results.",
      clearHref: "/special-offers",
      leadsOn: null,
      nearby: ["1", "2", "3"],
      nearbyKind: "nearby",
    });
    expect(view.chips.map(({ label }) => label)).toContain("Ferrari");
    expect(view.meta.noindex).toBe(true);
    answerWith(() => ({ ...testPage, hits: [], count: 0, pages: 1 }));
    const absent = async () => (await results("/search/used-cars?query=ferrari+488&body=suv")).empty?.text;
    expect(await absent()).toBe("There is no Ferrari here at the moment.");
    // "One of these" needs some that follow.
    answerWith(({ query }) =>
      query.text === ""
        ? { ...testPage, hits: testPage.hits.slice(0, 3) }
        : { ...testPage, hits: [], count: 0, pages: 1 },
    );
    expect(await absent()).toBe(
      "There is no Ferrari here at the moment. Please try one of these, or adjust the filters.",
    );
    answerWith(() => ({ ...testPage, hits: [], count: 0, pages: 1 }));
    const offers = await results(
      "/search/used-cars?make=Ferrari",
      testConfig({ results: { emptyMessage: "offers" } }),
    );
    expect(offers.empty?.text).toBe(
      "There appears to be no offers currently available that meet the conditions of your search",
    );
  });

  it("leads a phrase that names a page, or nothing at all, on to page, telephone and enquiry", async () => {
    answerWith(() => nothing);
    const leads = async (words: string) =>
      (await results(`/search/used-cars?query=${encodeURIComponent(words)}`)).empty?.leadsOn?.links ?? [];
    const finance = await leads("finance");
    expect(finance[0]).toMatchObject({ label: "Finance" });
    expect(finance.at(-1)).toMatchObject({ label: "Contact us" });
    const [first, ...more] = await leads("zzzz 5000");
    expect(first?.href).not.toBe(finance[0]?.href);
    expect([first, ...more].at(-1)).toMatchObject({ label: "Contact us" });
  });

  it("names a model that is for sale elsewhere, as it does a make, and nothing that the dealer has", async () => {
    answerWith(() => nothing);
    const elsewhere: Readonly<Record<string, readonly string[]>> = {
      make: ["Toyota"],
      make_model: ["Toyota Kluger"],
    };
    const market = { tenant: "market:AUD", rule: { kind: "all", of: [] } } as const;
    const other = (isDown: boolean) => ({
      market,
      isTyping: true,
      search: {
        ...source.search,
        facetValues: (scope: StockScope, attribute: FacetAttribute) => {
          if (scope.tenant !== market.tenant) return source.search.facetValues(scope, attribute);
          if (isDown) return Promise.reject(new SearchUnavailableError("down"));
          return Promise.resolve((elsewhere[attribute] ?? []).map((value) => ({ value, count: 1 })));
        },
      },
    });
    const said = async (path: string, isDown = false) => {
      const loaded = await load(path, testConfig(), other(isDown));
      if (loaded.kind !== "page" || loaded.view.kind !== "results") throw new Error("no page");
      return loaded.view.empty?.text;
    };
    const absent = (name: string) => `There is no ${name} here at the moment.`;
    expect(await said("/search/used-cars?query=red+kluger")).toBe(absent("Toyota Kluger"));
    expect(await said("/search/used-cars?query=ferrari", true)).toBe(absent("Ferrari"));
    // The dealer has Toyotas: while the words stay in the box, they are no name that is missing.
    for (const text of ["red+toyota+or+blue+mazda", "toyota+zzzz", "corolla+zzzz", "zzzz"])
      expect(await said(`/search/used-cars?query=${text}`)).toContain("No results found");
  });

  it("leads on to vehicles that can still be bought, and to four at most", async () => {
    const hits = [
      testVehicle("sold", "sold"),
      ...["a", "b", "c", "d", "e"].map((id) => testVehicle(id)),
      testVehicle("gone", "sold"),
    ];
    answerWith(({ query }) =>
      query.refinements.make ? { ...testPage, hits: [], count: 0, pages: 1 } : { ...testPage, hits },
    );
    const site = testConfig({ results: { gridColumns: 4 } });
    expect((await results("/search/used-cars?make=Ferrari&body=suv", site)).empty?.nearby).toEqual([
      "a",
      "b",
      "c",
      "d",
    ]);
    const unknown = await load("/search/ferrari", site);
    if (unknown.kind !== "page" || unknown.view.kind !== "results") throw new Error("no page");
    expect(unknown.view.empty?.nearby).toEqual(["a", "b", "c", "d"]);
  });

  it("looks for the same makes first, then the same bodies, and is empty without any", async () => {
    const nothing = { ...testPage, hits: [], count: 0, pages: 1 };
    const nearby = () => asked.slice(1).map(({ query, hitsPerPage }) => [query.refinements, hitsPerPage]);
    answerWith(() => nothing);
    const view = await results("/search/used-cars?make=Ferrari&body=suv&colour=red&sortBy=latest");
    expect(view.empty?.nearby).toEqual([]);
    expect(nearby()).toEqual([
      [{ make: ["Ferrari"] }, 12],
      [{ body: ["suv"] }, 12],
      // For the panel's choices.
      [{}, 21],
    ]);
    expect(asked[2]).toMatchObject({
      query: { sort: "latest", text: "", page: 1 },
      facets: {},
      stats: [],
    });
  });

  it("is shown all the same when nothing close can be had", async () => {
    answerWith(({ query }) => {
      if (query.refinements.car_type === undefined) throw new SearchUnavailableError("down");
      return { ...testPage, hits: [], count: 0, pages: 1 };
    });
    expect((await results("/search/used-cars?colour=red&body=suv")).empty?.nearby).toEqual([]);
    expect(asked, "asked once, not again and again, and once for the panel").toHaveLength(3);
  });

  it("answers an unknown path with 404, the empty card, the panel and ways on (OPEN-06)", async () => {
    const answer = await load("/search/ferrari");
    expect(answer).toMatchObject({
      kind: "page",
      status: 404,
      view: { kind: "results", count: 0, items: [] },
    });
    if (answer.kind !== "page" || answer.view.kind !== "results") return;
    expect(answer.view.empty).toMatchObject({ nearby: ["1", "2", "3"], nearbyKind: "arrivals" });
    expect(answer.view.filters.length).toBeGreaterThan(0);
    expect(answer.view).toMatchObject({
      heading: "We could not find that page of stock",
      subheading: null,
      note: null,
      meta: { title: "We could not find that page of stock", path: null, noindex: true },
    });
    expect(asked[0]?.query).toEqual({ ...EMPTY_QUERY, sort: "latest" });
  });
});

describe("redirects", () => {
  it.each([
    [
      "/search/new-used-and-demo-cars?query=&car_type=used&make=Toyota&price_min=%245%2C000&price_max=&sortBy=relevant",
      "/search/used-cars/toyota?range[price]=5000:",
    ],
    [
      "/search/new-used-and-demo-cars?query=&utm_source=mail",
      "/search/new-used-and-demo-cars?utm_source=mail",
    ],
    [
      "/search/used-cars?colour=Glacier+White&colour=White&colour=Navy&utm_source=mail",
      "/search/used-cars?colour=blue&colour=white&utm_source=mail",
    ],
    ["/search/used-cars?page=99", "/search/used-cars?page=3"],
    ["/search/used-cars?page=99&utm_source=mail", "/search/used-cars?page=3&utm_source=mail"],
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
    answerWith(() => Promise.reject(new SearchUnavailableError("down")));
    const answer = await load("/search/used-cars?page=2");
    expect(answer).toMatchObject({
      status: 503,
      view: {
        kind: "unavailable",
        href: "/search/used-cars?page=2",
        contact: { href: "/contact-us", label: "Write to us" },
        meta: { title: "Search is taking a break", path: "/search/used-cars", noindex: true },
      },
    });
    expect(warnings).toEqual(["search unavailable"]);
  });

  it("does not hide other failures", async () => {
    answerWith(() => Promise.reject(new TypeError("bug")));
    await expect(load("/search/used-cars")).rejects.toThrow("bug");
  });
});
