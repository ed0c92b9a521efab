import { beforeEach, describe, expect, it } from "vitest";
import { testConfig, testListing, testPage, testVehicle } from "../../../../test/fixtures/listing";
import type { MakesFilter, ResultsView, ValuesFilter } from "./results-view";

let { results, answerWith, asked } = testListing();
beforeEach(() => {
  ({ results, answerWith, asked } = testListing());
});

const values = (view: ResultsView<string>, name: string) =>
  view.filters.find((filter): filter is ValuesFilter => filter.kind === "values" && filter.name === name);
const makes = (view: ResultsView<string>) =>
  view.filters.find((filter): filter is MakesFilter => filter.kind === "makes");

describe("a listing", () => {
  it("has heading, crumbs, counts and addresses in the site's words (SRCH-19)", async () => {
    const view = await results("/search/used-cars/toyota?body=ute");
    expect(view.heading).toBe("Used Toyota utes for sale");
    expect(view.crumbs).toEqual([
      { label: "Home", href: "/" },
      { label: "Used cars", href: "/search/used-cars" },
      { label: "Toyota", href: "/search/used-cars/toyota" },
      { label: "Ute" },
    ]);
    expect(view).toMatchObject({
      count: 44,
      countText: "44",
      noun: "cars",
      showing: "Showing 1 to 21 of 44",
    });
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

  it("is not indexed while it finds nothing", async () => {
    answerWith(() => ({ ...testPage, hits: [], count: 0, pages: 1 }));
    expect((await results("/search/used-cars/mazda")).meta).toMatchObject({
      path: "/search/used-cars/mazda",
      noindex: true,
    });
  });

  it("is shown up to its last page, which says how many it holds (SRCH-19)", async () => {
    expect(await results("/search/used-cars?page=2")).toMatchObject({
      page: 2,
      pages: 3,
      showing: "Showing 22 to 42 of 44",
    });
    expect(await results("/search/used-cars?page=3")).toMatchObject({
      page: 3,
      pages: 3,
      showing: "Showing 43 to 44 of 44",
    });
    answerWith(() => ({ ...testPage, count: 42, pages: 2 }));
    expect(await results("/search/used-cars?page=2")).toMatchObject({ showing: "Showing 22 to 42 of 42" });
  });

  it("caps the count above 1999", async () => {
    answerWith(() => ({ ...testPage, count: 2000, pages: 96 }));
    const view = await results("/search/used-cars");
    expect(view).toMatchObject({ count: 2000, countText: "1,999+", showing: "Showing 1 to 21 of 1,999+" });
    const showing = async (page: number) => (await results(`/search/used-cars?page=${page}`)).showing;
    answerWith(() => ({ ...testPage, count: 2139, pages: 102 }));
    expect(await showing(95)).toBe("Showing 1,975 to 1,995 of 1,999+");
    // Behind the limit the number itself is said: nothing of fewer is shown.
    expect(await showing(96)).toBe("Showing 1,996 to 2,016 of 2,139");
    expect(await showing(102)).toBe("Showing 2,122 to 2,139 of 2,139");
    answerWith(() => ({ ...testPage, count: 1 }));
    expect((await results("/search/used-cars")).noun).toBe("car");
  });

  it("asks for the enabled filters only, models under their makes", async () => {
    await results("/search/used-cars", testConfig({ filters: { enabled: ["make", "model", "price"] } }));
    expect(Object.keys(asked[0]?.facets ?? {}).sort()).toEqual(["make", "make_model"]);
    expect(asked[0]).toMatchObject({ stats: ["price"], hitsPerPage: 21 });
  });

  it("orders and labels the choices, each with its value and count (ENT-36, FILT-02)", async () => {
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
    const view = await results("/search/toyota/corolla");
    expect(makes(view)?.makes.map(({ value, models }) => [value, models.length])).toEqual([
      ["Toyota", 1],
      ["Mazda", 2],
    ]);
  });

  it("spans the price filter over what is on sale and names what is chosen (FILT-01)", async () => {
    const view = await results(
      "/search/used-cars?range[price]=20000:60000&range[km]=:90000&range[year]=2017:",
    );
    const price = view.filters.find((filter) => filter.kind === "range" && filter.name === "price");
    expect(price).toMatchObject({
      bounds: { min: 5000, max: 90_000, step: 1000 },
      chosen: { min: 20_000, max: 60_000 },
    });
    expect(view.chips.map(({ label }) => label)).toEqual([
      "Used",
      "$20,000 to $60,000",
      "Up to 90,000 km",
      "2017 or newer",
    ]);
  });

  it("carries along what has no filter of its own", async () => {
    const view = await results("/search/moorooka-yard?tag=Runout+Sale");
    expect(view.hidden).toEqual([
      ["dealership_name", "Moorooka Yard"],
      ["tag", "Runout Sale"],
    ]);
    expect(view.heading).toBe("New, demo and used cars for sale at Moorooka Yard");
  });

  it("carries ranges along that have no filter of their own, and no others", async () => {
    const site = testConfig({ filters: { enabled: ["make", "price"] } });
    const view = await results(
      "/search/used-cars?range[price]=5000:20000&range[km]=:90000&range[year]=2017:",
      site,
    );
    expect(view.hidden).toEqual([
      ["car_type", "used"],
      ["range[km]", ":90000"],
      ["range[year]", "2017:"],
    ]);
  });

  it("collapses runs of sold vehicles unless the dealer turned that off", async () => {
    answerWith(() => ({
      ...testPage,
      hits: [testVehicle("1"), testVehicle("2", "sold"), testVehicle("3", "sold"), testVehicle("4")],
    }));
    const cards = (view: ResultsView<string>) =>
      view.items.flatMap((item) => (item.kind === "card" ? [item.card] : []));
    expect(cards(await results("/search/used-cars"))).toEqual(["1", "2", "4"]);
    expect(
      cards(await results("/search/used-cars", testConfig({ results: { collapseSold: false } }))),
    ).toEqual(["1", "2", "3", "4"]);
  });

  it("puts promo tiles among the cards, without links to pages that are not served", async () => {
    const node = { title: "Runout sale", text: "", link: { label: "See parts", page: "partsSearch" } };
    const site = testConfig({ results: { promos: [{ node }], promoPositions: [2] } });
    const view = await results("/search/used-cars", site);
    expect(view.items.map(({ kind }) => kind)).toEqual(["card", "promo", "card", "card"]);
    expect(view.items[1]).toMatchObject({ promo: { title: "Runout sale", link: null } });
  });

  it("says when its answer is an old one", async () => {
    answerWith(() => ({ ...testPage, stale: true }));
    expect((await results("/search/used-cars")).stale).toBe(true);
  });
});
