import { describe, expect, it } from "vitest";
import { siteConfigSchema } from "./site-config";

const least = {
  site: {
    slug: "dealer",
    template: "classic",
    id: "dealer",
    name: "Dealer",
    url: "https://www.dealer.example/",
    region: "au-east",
    dealerships: [{ id: "dealer", name: "Dealer", slug: "dealer" }],
  },
  theme: { logo: { wordmark: "Dealer" } },
};
const parse = (change: object = {}) => siteConfigSchema.safeParse({ ...least, ...change });
const config = siteConfigSchema.parse(least);

describe("defaults", () => {
  it("are the specification's numbers for search; stock is new, demo and used, in this order (TEN-08, CONST-04)", () => {
    expect(config.search).toMatchObject({
      soldWindowDays: 3,
      hideStockDays: 0,
      hitsPerPage: 21,
      modelCacheLimit: 10,
      offersCacheLimit: 10,
      cacheLimit: 20,
      carTypes: ["new", "demo", "used"],
      defaultSort: "relevant",
      sortOptions: ["relevant", "latest", "price_desc", "price_asc"],
      makeAliases: { "Suzuki Australia": "Suzuki", "Isuzu UTE": "Isuzu" },
      makePrefixedModels: { Mazda: ["2", "3", "6"], MG: ["3", "4", "5"] },
    });
  });

  it("are the specification's words for tags (COPY-13, COPY-14, COPY-15, COPY-17)", () => {
    expect(config.tags).toMatchObject({
      reservedLabel: "RESERVED",
      comingSoonLabel: "COMING SOON",
      justArrivedLabel: "New",
      justArrivedDays: 8,
      soldLabel: "JUST SOLD",
      fuelTag: false,
      certifiedLogo: null,
    });
  });

  it("switch on the eleven filters (FILT-08) with the limits of SRCH-26", () => {
    expect([...config.filters.enabled].sort()).toEqual([
      "body",
      "car_type",
      "colour",
      "drive",
      "fuel",
      "km",
      "make",
      "model",
      "price",
      "transmission",
      "year",
    ]);
    expect(config.filters.facetLimits).toEqual({ make_model: 30, city: 20, dealership_name: 40, body: 4 });
    expect(config.filters).toMatchObject({ popularMakes: [], makeInitialCount: 7, allMakesDividerIndex: 20 });
  });

  it("are the budget's (BUDG-05 to BUDG-08, BUDG-15)", () => {
    expect(config.budget).toMatchObject({
      defaultMonthly: 600,
      defaultWeekly: 200,
      defaultDeposit: 2000,
      minPrice: 1000,
    });
    expect(config.budget.moneyPresets.slice(0, 2)).toEqual([5_000, 10_000]);
    expect(config.budget.moneyPresets.at(-1)).toBe(70_000);
  });

  it("lay results out in 3 columns with one promo at 8 and sold runs collapsed", () => {
    expect(config.results).toMatchObject({
      gridColumns: 3,
      variant: "grid",
      collapseSold: true,
      promoPositions: [8],
      promoRandomOffset: null,
      clearFiltersPath: "/special-offers",
      emptyMessage: "search",
    });
  });

  it("belong to Queensland in Brisbane time", () => {
    expect(config.site).toMatchObject({ defaultState: "qld", timeZone: "Australia/Brisbane", country: "au" });
    expect(config.nav.bannerSize).toEqual({ w: 1920, h: 540 });
    expect(config.models.categoryOrder).toEqual(["Trucks", "SUVs", "Vans", "People Movers", "Performance"]);
  });

  it("hold the table of lenders (FIN-04 to FIN-07)", () => {
    expect(config.finance.lenderRules["taurus"]).toEqual({
      maxAgeYears: 12,
      minPrice: 500,
      inStock: true,
      needs: "comparisonRate",
    });
    expect(Object.keys(config.finance.lenderRules)).toHaveLength(7);
  });

  it("drop the slash at the end of the base address (VDP-01)", () => {
    expect(config.site.url).toBe("https://www.dealer.example");
  });
});

describe("refusals", () => {
  it.each([
    ["an unknown group", { extras: {} }],
    ["an unknown field", { search: { hitPerPage: 21 } }],
    ["a fifth column", { results: { gridColumns: 5 } }],
    ["hiding stock for 15 days (0 to 14, SRCH-13)", { search: { hideStockDays: 15 } }],
    ["12 cached offer searches (10 or 11, SRCH-23)", { search: { offersCacheLimit: 12 } }],
    ["a random offset that runs backwards", { results: { promoRandomOffset: { min: 5, max: 3 } } }],
    ["markup in copy", { tags: { soldLabel: "<b>SOLD</b>" } }],
    ["a script address", { nav: { items: [{ label: "x", url: "javascript:alert(1)" }] } }],
    ["a plain http address", { nav: { items: [{ label: "x", url: "http://a.example" }] } }],
    ["a path that leaves the site", { nav: { items: [{ label: "x", path: "//evil.example" }] } }],
    ["a path with a backslash", { nav: { items: [{ label: "x", path: "/\\evil.example" }] } }],
    ["an unknown block", { home: { blocks: [{ kind: "html", title: "x" }] } }],
    [
      "a condition on a field that is not indexed",
      { search: { siteFilter: { kind: "values", attribute: "vin", values: ["x"] } } },
    ],
    [
      "a condition without values",
      { search: { siteFilter: { kind: "values", attribute: "make", values: [] } } },
    ],
    ["a condition as text", { search: { siteFilter: "make:=Ford" } }],
    [
      "two feature links (three or none)",
      {
        vehicle: {
          featureBanner: [
            { label: "a", url: "/" },
            { label: "b", url: "/" },
          ],
        },
      },
    ],
    ["a token outside the list", { theme: { ...least.theme, tokens: { "page-max": "10px" } } }],
    [
      "a token that ends the style sheet",
      { theme: { ...least.theme, tokens: { "color-brand": "red;}</style>" } } },
    ],
  ])("refuses %s", (_, change) => {
    expect(parse(change).success).toBe(false);
  });

  it.each([
    ["hosts", ["WWW.Dealer.example"]],
    ["hosts", ["dealer.example:3000"]],
    ["hosts", ["localhost"]],
    ["timeZone", "Brisbane"],
    ["country", "us"],
    ["locale", "english"],
    ["slug", "Dealer City"],
    ["dealerships", []],
    ["url", "ftp://dealer.example"],
    ["openingHours", [{ weekday: 7, open: "08:00", close: "17:00" }]],
    ["openingHours", [{ weekday: 1, open: "17:00", close: "08:00" }]],
    ["openingHours", [{ weekday: 1, open: "8:00", close: "17:00" }]],
    ["openingHours", [{ weekday: 1 }]],
  ])("refuses site.%s of %j", (field, value) => {
    expect(parse({ site: { ...least.site, [field]: value } }).success).toBe(false);
  });

  it("takes amounts that can be charged, to the cent and no further (RES-01)", () => {
    const amounts = (amount: number) => [
      parse({ reserve: { deposit: amount } }).success,
      parse({ payments: { least: amount, most: 500 } }).success,
      parse({ payments: { most: 10 + amount } }).success,
    ];
    for (const amount of [200, 199.99, 0.1, 19.95])
      expect(amounts(amount), String(amount)).not.toContain(false);
    for (const amount of [199.999, 0.001]) expect(amounts(amount), String(amount)).not.toContain(true);
  });

  it("takes nested conditions and a closed day without times", () => {
    const siteFilter = {
      kind: "not",
      of: { kind: "any", of: [{ kind: "range", attribute: "price", min: 1 }] },
    };
    expect(parse({ search: { siteFilter } }).data?.search.siteFilter).toEqual(siteFilter);
    expect(parse({ site: { ...least.site, openingHours: [{ weekday: 0, status: "Closed" }] } }).success).toBe(
      true,
    );
  });
});
