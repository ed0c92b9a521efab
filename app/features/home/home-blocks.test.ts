import { describe, expect, it } from "vitest";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import type { HomeBlock } from "~/domain/tenant/config/home-block";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { type SearchPage, type SearchRequest, SearchUnavailableError } from "~/ports/search-service";
import { testConfig, testListing, testPage } from "../../../test/fixtures/listing";
import { buildHome } from "./build-home";
import { testModel } from "../../../test/fixtures/models";
import type { HomeBlockView } from "./home-view";

const IMAGE = { src: "/media/p/quay-suv", alt: "", width: 1_440, height: 960 };
const at = (now: Date, config: SiteConfig) => ({
  scope: { tenant: "test-cars", rule: { kind: "all", of: [] } } as const,
  config,
  format: formatterFor("en-AU", "AUD", "Australia/Brisbane"),
  t: serverTranslator("en-AU", {}),
  now,
  card: ({ id }: VehicleSummary) => id,
  ticket: ({ id }: VehicleSummary) => ({
    title: id,
    price: "$1",
    priceType: null,
    repayment: null,
    credit: null,
    image: "car",
  }),
  models: MODELS,
  part: () => null,
});
const MODELS = [
  testModel("rav4", {
    name: "RAV4",
    fromPrice: 45_820,
    priceTerms: "drive_away",
    badges: [{ name: "Cruiser", fromPrice: 57_410 }],
  }),
  testModel("bz4x", { name: "bZ4X", body: ["suv", "electric"] }),
];

type Answer = (request: SearchRequest) => SearchPage;

/** The home page of a dealer with these blocks; cards are ids. */
async function blocksOf(
  blocks: readonly object[],
  over: Record<string, unknown> = {},
  answer: Answer = () => testPage,
  paid = 0,
): Promise<readonly HomeBlockView<string>[]> {
  const { source, answerWith } = testListing();
  answerWith(answer);
  const { blocks: built } = await buildHome<string, never>({
    ...at(source.now, testConfig({ ...over, home: { blocks } })),
    search: source.search,
    placedSince: () => Promise.resolve(paid),
  });
  return built;
}
async function one<Kind extends HomeBlock["kind"]>(
  kind: Kind,
  ...rest: [block: object, over?: Record<string, unknown>, answer?: Answer]
) {
  const [block, over, answer] = rest;
  const built = await blocksOf([{ kind, title: "Title", ...block }], over, answer);
  return built.find((view): view is Extract<HomeBlockView<string>, { kind: Kind }> => view.kind === kind);
}

const CAR = { label: "Cars", itemType: "car" };
/** A stock of cars alone. */
const CARS: Answer = () => ({
  ...testPage,
  facets: { ...testPage.facets, item_type: [{ value: "car", count: 4 }] },
});
const ON = { budget: { enabled: true } };
/** Lowest prices: demo cars cost 30,000 and more, there are no new ones, the others start at 5,490. */
const priced: Answer = ({ query }) => {
  const [type] = query.refinements.car_type ?? [];
  if (type === "new") return { ...testPage, count: 0, stats: {} };
  return type === "demo" ? { ...testPage, stats: { price: { min: 30_000, max: 40_000 } } } : testPage;
};

describe("budget search", () => {
  it("is there only where the dealer has it (BUDG-01)", async () => {
    expect(await one("budget", {})).toBeUndefined();
    expect(await one("budget", {}, ON)).toBeDefined();
  });

  it("starts with 200 a week, 600 a month and a deposit of 2000 (BUDG-02, BUDG-05 to BUDG-07)", async () => {
    const view = await one("budget", {}, ON);
    expect(view?.periods).toMatchObject([
      { value: "weekly", repayment: 200 },
      { value: "monthly", repayment: 600 },
    ]);
    expect(view?.deposit).toBe(2_000);
  });

  it("says that its figure is before interest, or what loan it counts with", async () => {
    const simple = await one("budget", {}, ON);
    expect(simple).toMatchObject({ loan: null, total: "Your budget over five years" });
    expect(simple?.basis).toMatch(/^Before interest/);
    const finance = { sampleEstimate: { rate: 8.99 }, establishmentFee: 495 };
    const financed = await one("budget", {}, { budget: { enabled: true, method: "financed" }, finance });
    expect(financed?.loan).toMatchObject({ annualRate: 8.99, years: 5, fees: 495 });
    expect(financed?.basis).toMatch(/^Interest counted: 8\.99% a year over 5 years.*fee of \$495 is counted/);
  });

  it("offers the car types on sale with their lowest prices and the specified words (BUDG-03, BUDG-11 to BUDG-14)", async () => {
    const view = await one("budget", {}, ON, priced);
    expect(view?.carTypes).toEqual([
      {
        value: "demo",
        label: "Demo",
        lowest: 30_000,
        view: "View demo cars In This Range",
        none: "0 demo cars Found",
        note: "No demo cars found for this budget",
      },
      {
        value: "used",
        label: "Used",
        lowest: 5_490,
        view: "View used cars In This Range",
        none: "0 used cars Found",
        note: "No used cars found for this budget",
      },
    ]);
  });

  it("offers all of the dealer's car types, none of them to be had, when nothing is on sale (OPEN-32)", async () => {
    const view = await one("budget", {}, ON, () => ({ ...testPage, count: 0, stats: {} }));
    expect(view?.carTypes.map(({ value, lowest }) => [value, lowest])).toEqual([
      ["new", null],
      ["demo", null],
      ["used", null],
    ]);
  });
});

describe("the ways into the stock", () => {
  it("are search addresses for body types in stock (URL-19)", async () => {
    const view = await one("bodyTypes", { bodies: ["suv", "ute", "motorhome"] });
    expect(view?.tiles.map(({ label, note, href }) => [label, note, href])).toEqual([
      ["SUV", "10 vehicles", "/search/new-used-and-demo-cars?body=suv"],
      ["Ute", "9 vehicles", "/search/new-used-and-demo-cars?body=ute"],
    ]);
  });

  it("are addresses of makes, most stock first, with the dealer's own logos (NAV-16)", async () => {
    const logo = "/logos/toyota.svg";
    const logos = { nav: { brandLogoOverrides: { Toyota: logo } } };
    const view = await one("makes", { count: 1 }, logos);
    expect(view?.makes).toEqual([{ label: "Toyota", href: "/search/toyota", count: "30", logo }]);
    const groups = [{ label: "Cars", itemType: "car", brands: ["Toyota"] }];
    expect((await one("brandGrids", { groups }, logos))?.groups[0]?.links[0]).toMatchObject({ logo });
  });

  it("open the dealer's own default listing", async () => {
    const routes = { routes: { defaultSearch: "/search/used-cars" } };
    expect((await one("priceSearch", {}, routes))?.action).toBe("/search/used-cars");
    expect((await one("search", {}, routes))?.action).toBe("/search/used-cars");
    expect(await one("priceSearch", {})).toMatchObject({ currencySign: "$", locale: "en-AU" });
  });
});

describe("the latest arrivals", () => {
  it("are never sold vehicles, and no block at all when there are none (CALL-03)", async () => {
    const asked: SearchRequest[] = [];
    const view = await one("arrivals", { count: 3 }, {}, (request) => {
      asked.push(request);
      return testPage;
    });
    expect(view?.cards).toEqual(["1", "2", "3"]);
    expect(asked.at(-1)).toMatchObject({
      hitsPerPage: 3,
      query: { sort: "latest", refinements: { status: ["in_stock", "coming_soon"] } },
    });
    expect(await one("arrivals", {}, {}, () => ({ ...testPage, hits: [], count: 0 }))).toBeUndefined();
  });

  it("may be of some makes and types only", async () => {
    const asked: SearchRequest[] = [];
    await one("arrivals", { make: ["Ford"], carTypes: ["new"] }, {}, (request) => {
      asked.push(request);
      return testPage;
    });
    expect(asked.at(-1)?.query.refinements).toMatchObject({ make: ["Ford"], car_type: ["new"] });
  });

  it("may scroll in one row (CARD-02)", async () => {
    expect((await one("arrivals", { variant: "carousel" }))?.carousel).toBe(true);
    expect((await one("arrivals", {}))?.carousel).toBe(false);
  });
});

describe("prices and counts that come from elsewhere", () => {
  const priceLine = "Yours from {price}";
  it("the hero's price is that of the model's page", async () => {
    const hero = (priceOf: object) => one("hero", { priceLine, priceOf, image: IMAGE, tool: "none" });
    expect((await hero({ model: "RAV4", badge: "Cruiser" }))?.priceLine).toBe("Yours from $57,410");
    expect((await hero({ model: "RAV4" }))?.priceLine).toBe("Yours from $45,820");
    expect((await hero({ model: "RAV4", badge: "Edge" }))?.priceLine).toBe("");
  });

  it("without words of the block's own the hero's price is called what the model's page calls it", async () => {
    const hero = (priceOf: object) => one("hero", { priceOf, image: IMAGE, tool: "none" });
    expect((await hero({ model: "RAV4", badge: "Cruiser" }))?.priceLine).toBe("From $57,410 drive away");
    expect((await hero({ model: "RAV4", badge: "Edge" }))?.priceLine).toBe("");
  });

  it("a model of the range has its page's price unless it has its own, and its page's fuel", async () => {
    const entry = { category: "SUVs", body: "suv" };
    const own = { ...entry, name: "RAV4", fromPrice: 40_000 };
    const others = ["RAV4", "Else", "bZ4X"].map((name) => ({ ...entry, name }));
    const view = await one("range", { models: [own, ...others] });
    expect(view?.models.map(({ from }) => from)).toEqual([
      "From $40,000 drive away",
      "From $45,820 drive away",
      null,
      null,
    ]);
    const isElectric = view?.models.map(({ image }) => image.src.includes("suvG"));
    expect(isElectric).toEqual([false, false, false, true]);
  });

  it("a kind of vehicle without stock has no tile, and without any tile there is no block", async () => {
    const truck = { label: "Trucks", itemType: "truck" };
    const view = await one("types", { items: [truck, CAR] }, {}, CARS);
    expect(view?.tiles.map(({ label }) => label)).toEqual(["Cars"]);
    expect(await one("types", { items: [truck] }, {}, CARS)).toBeUndefined();
  });

  it("a kind of vehicle counts its makes", async () => {
    const view = await one("types", { items: [{ ...CAR, text: "From {makes} makers" }] }, {}, CARS);
    expect(view?.tiles[0]?.text).toBe(`From ${testPage.facets.make?.length ?? 0} makers`);
  });

  it("the sales counter by the clock says that it is an estimate (HOME-08)", async () => {
    const view = await one("salesCounter", {});
    expect(view).toMatchObject({ perDay: 192 });
    expect(view?.note).toMatch(/^An estimate: about 192 .* Not a count of sales\.$/);
  });

  it("the sales counter by orders counts them, and is left out while there are none", async () => {
    const block = { kind: "salesCounter", title: "Sold", source: "orders" };
    expect(await blocksOf([block], {}, () => testPage, 0)).toEqual([]);
    expect(await blocksOf([block], {}, () => testPage, 3)).toMatchObject([
      { count: 3, perDay: null, note: "" },
    ]);
  });
});

describe("while the stock cannot be asked (ROUTE-76)", () => {
  const home = (blocks: readonly object[], answer: Answer) => {
    const { source, answerWith } = testListing();
    answerWith(answer);
    const config = testConfig({ budget: { enabled: true }, home: { blocks } });
    return buildHome<string, never>({
      ...at(source.now, config),
      search: source.search,
      placedSince: () => Promise.resolve(0),
    });
  };
  const down = () => {
    throw new SearchUnavailableError("down");
  };
  const blocks = [
    { kind: "hero", title: "Welcome", ticket: true, image: IMAGE },
    { kind: "arrivals", title: "Just in" },
    { kind: "budget", title: "By budget" },
    { kind: "makes", title: "Makes" },
    { kind: "search", title: "Find" },
  ];

  it("the page stands without what is made of stock, and says so", async () => {
    const { blocks: built, resting } = await home(blocks, down);
    expect(built.map(({ kind }) => kind)).toEqual(["hero", "search"]);
    expect(built[0]).toMatchObject({ title: "Welcome", titleWords: ["Welcome"], ticket: null, image: IMAGE });
    expect(resting?.title).toBe("Search is taking a break");
    expect(resting?.text).toContain("not answering right now");
  });

  it("also where only a later question goes without an answer", async () => {
    const { blocks: built, resting } = await home(blocks, ({ query }) =>
      query.refinements.status === undefined ? testPage : down(),
    );
    expect(built.map(({ kind }) => kind)).toEqual(["hero", "search"]);
    expect(resting).not.toBeNull();
  });

  it("says nothing while it answers, and passes on any other fault", async () => {
    expect((await home(blocks, () => testPage)).resting).toBeNull();
    await expect(
      home(blocks, () => {
        throw new TypeError("a fault of our own");
      }),
    ).rejects.toThrow("a fault of our own");
  });
});
