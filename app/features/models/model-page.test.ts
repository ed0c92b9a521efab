import { describe, expect, it } from "vitest";
import { modelsSiteOf, testModel } from "../../../test/fixtures/models";
import { buildModelPage, type ModelSurroundings } from "./build-model-page";
import { buildOverview } from "./build-overview";

const RANGER = testModel("ranger", {
  name: "Ranger",
  fromPrice: 48_240,
  priceTerms: "drive_away",
  priceNote: "With registration for a year",
  colours: [
    { name: "Deep blue", paint: "blue" },
    { name: "Arctic white", paint: "white" },
  ],
  badges: [{ name: "XL", fromPrice: 48_240, note: "Work" }, { name: "XLT" }],
  specifications: [{ label: "Drive", values: ["4x2", "4x4"] }],
});
const NOTHING: ModelSurroundings<string> = {
  stock: { cards: [], count: 0, listed: 0, fresh: null },
  offers: [],
};
const page = (model = RANGER, surroundings: ModelSurroundings<string> = NOTHING) =>
  buildModelPage(model, surroundings, modelsSiteOf([model]));

const fresh = (from: number | null) => ({ count: from === null ? 0 : 3, from, badges: [] });

describe("a model's page (ROUTE-39)", () => {
  it.each([
    ["from", "From $48,240"],
    ["list", "List price from $48,240"],
    ["drive_away", "From $48,240 drive away"],
  ] as const)(
    "calls the price of the model and of its badges what the dealer says it is: %s",
    (terms, called) => {
      const view = page({ ...RANGER, priceTerms: terms });
      expect(view.price?.from).toBe(called);
      expect(view.badges?.columns[0]?.from).toBe(called);
    },
  );

  it("says what it is, from how much, and in which colours", () => {
    const view = page();
    expect(view).toMatchObject({
      title: "Ford Ranger",
      kicker: "Trucks",
      soon: null,
      price: { from: "From $48,240 drive away", note: "With registration for a year", inStock: null },
    });
    expect(view.colours.items.map(({ name, hex, image }) => [name, hex, image.alt])).toEqual([
      ["Deep blue", "#1d4f91", "Ford Ranger in Deep blue"],
      ["Arctic white", "#f2f3f4", "Ford Ranger in Arctic white"],
    ]);
    expect(view.frame.crumbs.map(({ href }) => href)).toEqual(["/", "/models", "/ford/overview", undefined]);
  });

  it("fills the model into the enquiry and the test drive", () => {
    expect(page().actions).toEqual([
      { label: "Ask about it", href: "/enquire?model=ranger" },
      { label: "Book a test drive", href: "/book-test-drive?model=ranger" },
      { label: "Request a brochure", href: "/enquire?model=ranger&ask=brochure" },
    ]);
    const soon = page(testModel("soon", { status: "coming_soon" }));
    expect(soon.actions).toEqual([
      { label: "Register interest", href: "/enquire?model=soon" },
      { label: "Request a brochure", href: "/enquire?model=soon&ask=brochure" },
    ]);
    expect(soon.soon).toBe("Coming soon");
    expect(soon.stock).toBeNull();
  });

  it("shows its stock with the way to all of it, says when there is none, and goes without when nobody knows", () => {
    const some = page(RANGER, {
      stock: { cards: ["a"], count: 12, listed: 12, fresh: fresh(46_990) },
      offers: [],
    });
    expect(some.stock).toEqual({
      title: "Ford Ranger in stock",
      cards: ["a"],
      more: { label: "See all 12 in stock", href: "/search/ford/ranger" },
      none: null,
    });
    expect(some.price).toEqual({
      from: "New in stock from $46,990",
      note: "With registration for a year",
      inStock: "From $48,240 drive away, built to order",
    });
    const dearer = { cards: ["a"], count: 12, listed: 12, fresh: fresh(48_990) };
    expect(page(RANGER, { stock: dearer, offers: [] }).price).toMatchObject({
      from: "From $48,240 drive away",
      inStock: "New in stock from $48,990",
    });
    const offer = (from: number | null) =>
      JSON.stringify(page(RANGER, { stock: { ...dearer, fresh: fresh(from) }, offers: [] }).frame);
    expect(offer(48_990)).toContain(
      '"lowPrice":48990,"offerCount":3,"availability":"https://schema.org/InStock"',
    );
    expect(offer(null)).toContain('"lowPrice":48240,"availability":"https://schema.org/BackOrder"');
    expect(some.actions.map(({ href }) => href)).toContain("#stock");
    expect(page().stock).toMatchObject({ more: null, none: expect.stringContaining("Ask us") as string });
    expect(page(RANGER, { stock: null, offers: [] }).stock).toBeNull();
    const named = testModel("hilux", { name: "HiLux", stockName: "Hilux Cab" });
    expect(
      page(named, { stock: { cards: [], count: 1, listed: 1, fresh: null }, offers: [] }).stock?.more?.href,
    ).toBe("/search/ford/hilux-cab");
  });

  it("counts what the page behind its link counts: sold ones that are still listed are left out of both", () => {
    const href = "/search/ford/ranger?status=in_stock&status=coming_soon";
    const stock = { cards: [], count: 12, listed: 14, fresh: null };
    expect(page(RANGER, { stock, offers: [] }).stock?.more).toEqual({ label: "See all 12 in stock", href });
  });

  it("is described for search engines, with a price only where there is one", () => {
    const graph = (view: ReturnType<typeof page>) => JSON.stringify(view.frame.structured);
    expect(graph(page())).toContain('"@type":"AggregateOffer","priceCurrency":"AUD","lowPrice":48240');
    expect(graph(page(testModel("plain")))).not.toContain("AggregateOffer");
    expect(graph(page(testModel("van", { shape: "caravan" })))).toContain('"@type":"Vehicle"');
    expect(page().frame.description.length).toBeLessThanOrEqual(160);
  });
});

describe("the overview of a make (ROUTE-40)", () => {
  const site = modelsSiteOf([RANGER, testModel("ev9", { make: "Kia" })]);

  it("has the models of that make and the ways to its stock", () => {
    const view = buildOverview("Ford", { listed: 12, count: 9, cards: ["a"] }, site);
    expect(view.stock).toEqual({
      title: "Ford in stock",
      cards: ["a"],
      more: { label: "See all 9 in stock", href: "/search/ford?status=in_stock&status=coming_soon" },
      none: null,
    });
    expect(view.title).toBe("Ford at Yard Motors");
    expect(view.frame.path).toBe("/ford/overview");
    expect(view.groups.flatMap(({ cards }) => cards.map(({ name }) => name))).toEqual(["Ranger"]);
    expect(view.links.items, "one figure for one stock").toEqual([
      { label: "The whole range", href: "/models", note: "" },
    ]);
  });

  it("leads to sold vehicles that are still listed, where nothing else is there", () => {
    const { stock, links } = buildOverview("Ford", { listed: 3, count: 0, cards: [] }, site);
    expect(stock).toBeNull();
    expect(links.items[0]).toEqual({ label: "All Ford in stock", href: "/search/ford", note: "3 vehicles" });
  });

  it("says where the make is, where places name their makes", () => {
    const place = (id: string, manufacturers: readonly string[]) => ({
      ...{ id, name: id, slug: id, dealershipId: "yard", manufacturers: [...manufacturers] },
      address: { street: `1 ${id} Street`, city: "Logan", state: "QLD", postcode: "4114" },
    });
    const locations = [place("north", ["Ford"]), place("south", ["Kia"])];
    expect(buildOverview("Ford", null, modelsSiteOf([RANGER], { site: { locations } })).places).toEqual({
      title: "Where we have Ford",
      items: [{ label: "north", href: "/locations/north", address: "1 north Street, Logan QLD 4114" }],
    });
    expect(buildOverview("Ford", null, site).places).toBeNull();
  });

  it("leads to no stock that is not there, and counts none that nobody can count", () => {
    const none = buildOverview("Ford", { listed: 0, count: 0, cards: [] }, site);
    expect([none.stock, none.links.items.map(({ href }) => href)]).toEqual([null, ["/models"]]);
    expect(buildOverview("Ford", null, site).stock).toBeNull();
    expect(buildOverview("Ford", null, site).links.items[0]).toMatchObject({
      href: "/search/ford",
      note: "",
    });
  });
});
