import { beforeEach, describe, expect, it } from "vitest";
import { testConfig, testListing, testPage } from "../../../../test/fixtures/listing";
import type { MakesFilter } from "~/features/search/results/results-view";
import { panelKeys } from "./filter-views.server";

let { results, answerWith } = testListing();
beforeEach(() => {
  ({ results, answerWith } = testListing());
});
const filtersOf = async (path: string, enabled: readonly string[], over: Record<string, unknown> = {}) =>
  (await results(path, testConfig({ filters: { enabled, ...over } }))).filters;

describe("the panel (FILT-01 to FILT-08)", () => {
  it("has models under their makes, and in their place without them", () => {
    expect(panelKeys(["body", "make", "model", "price"])).toEqual(["body", "make", "price"]);
    expect(panelKeys(["make", "make_model"])).toEqual(["make"]);
    expect(panelKeys(["model", "body", "make_model"])).toEqual(["make_model", "body"]);
  });

  it("stands in the dealer's order, without filters that have no choice", async () => {
    const shown = await filtersOf("/search/used-cars", ["price", "body", "fuel", "km", "car_type"]);
    expect(shown.map((filter) => (filter.kind === "makes" ? "make" : filter.name))).toEqual([
      "price",
      "body",
      "car_type",
    ]);
  });

  it("has its first seven filters open, and of the others those in which something is chosen", async () => {
    const names = ["car_type", "body", "fuel", "drive", "colour", "seats", "city", "state", "tag"];
    const counts = Object.fromEntries(names.map((name) => [name, [{ value: "5", count: 1 }]]));
    answerWith(() => ({ ...testPage, facets: { ...testPage.facets, ...counts } }));
    const open = async (path: string) => (await filtersOf(path, names)).map((filter) => filter.open);
    const seven = Array<boolean>(7).fill(true);
    expect(await open("/search/new-used-and-demo-cars")).toEqual([...seven, false, false]);
    expect(await open("/search/new-used-and-demo-cars?tag=5")).toEqual([...seven, false, true]);
  });

  it("shows twelve choices where the dealer sets no limit, and leads to the others", async () => {
    const colours = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ value: `Colour ${n}`, count: 90 - n }));
    const shown = async (count: number) => {
      answerWith(() => ({ ...testPage, facets: { colour: colours(count) } }));
      const [filter] = await filtersOf("/search/used-cars", ["colour"]);
      return filter?.kind === "values" ? [filter.choices.length, filter.moreHref] : null;
    };
    expect(await shown(12)).toEqual([12, null]);
    expect(await shown(13)).toEqual([12, "/search/used-cars?expand=colour"]);
  });

  it("has the odometer in miles where the site shows miles; what is chosen comes back as it was typed", async () => {
    answerWith(() => ({ ...testPage, stats: { km: { min: 0, max: 160_934 } } }));
    const config = testConfig({ filters: { enabled: ["km"] } });
    const british = { ...config, site: { ...config.site, distanceUnit: "mi" as const } };
    const { filters } = await results("/search/used-cars?range[km]=:48280", british);
    expect(filters[0]).toMatchObject({
      label: "Mileage",
      unit: "mi",
      bounds: { min: 0, max: 100_000 },
      chosen: { max: 30_000 },
    });
  });

  it("has ranges in their own unit where stock has them, open and marked where they are set", async () => {
    answerWith(() => ({
      ...testPage,
      stats: {
        price: { min: 5_490, max: 89_990 },
        km: { min: 0, max: 200_000 },
        year: { min: 1999, max: 2026 },
        subscription_price: { min: 0, max: 0 },
      },
    }));
    const enabled = ["price", "km", "year", "subscription_price"];
    const ranges = async (path: string) =>
      (await filtersOf(path, enabled)).map((filter) =>
        filter.kind === "range" ? [filter.name, filter.unit, filter.note, filter.open] : null,
      );
    expect(await ranges("/search/used-cars")).toEqual([
      ["price", "money", null, true],
      ["km", "km", null, true],
      ["year", "plain", null, true],
    ]);
    expect(await ranges("/search/used-cars?range[subscription_price]=:200")).toEqual([
      ["price", "money", null, true],
      ["km", "km", null, true],
      ["year", "plain", null, true],
      ["subscription_price", "money", "Set", true],
    ]);
  });
});

describe("the makes", () => {
  const makesOf = async (path: string, enabled: readonly string[], over: Record<string, unknown> = {}) => {
    const filter = (await filtersOf(path, enabled, over)).find(
      (one): one is MakesFilter => one.kind === "makes",
    );
    if (filter === undefined) throw new Error("no makes");
    return filter;
  };

  it("say what is chosen, makes and models together", async () => {
    const chosen = await makesOf("/search/new-used-and-demo-cars?make=Toyota&make_model=Mazda+3", ["make"]);
    expect(chosen).toMatchObject({ label: "Make", note: "2 selected", open: true, popular: false });
    expect(chosen.makes.map(({ value, on }) => [value, on])).toEqual([
      ["Toyota", true],
      ["Mazda", undefined],
    ]);
    expect(chosen.makes[1]?.models[0]).toEqual({ value: "Mazda 3", label: "Mazda3", count: 9, on: true });
    expect(await makesOf("/search/used-cars", ["make"])).toMatchObject({ note: null });
  });

  it("lead to a make's own page where its models are not listed, if the dealer shows models at all", async () => {
    const links = async (enabled: readonly string[]) =>
      (await makesOf("/search/used-cars", enabled, { facetLimits: { make_model: 1 } })).makes.map(
        ({ value, models, modelsHref }) => [value, models.length, modelsHref],
      );
    expect(await links(["make", "model"])).toEqual([
      ["Toyota", 1, null],
      ["Mazda", 0, "/search/mazda"],
    ]);
    expect(await links(["make"])).toEqual([
      ["Toyota", 1, null],
      ["Mazda", 0, null],
    ]);
  });

  it("name a make that no path can name by a parameter", async () => {
    answerWith(() => ({ ...testPage, facets: { make: [{ value: "Ferrari & Co", count: 2 }] } }));
    const [make] = (await makesOf("/search/used-cars", ["make", "model"])).makes;
    expect(make?.modelsHref).toBe("/search/new-used-and-demo-cars?make=Ferrari+%26+Co");
  });

  it("begin with the dealer's popular ones, and say so", async () => {
    const popular = await makesOf("/search/used-cars", ["make"], { popularMakes: ["Mazda"] });
    expect(popular.popular).toBe(true);
    expect(popular.makes.map(({ value }) => value)).toEqual(["Mazda", "Toyota"]);
    expect((await makesOf("/search/used-cars", ["make"], { popularMakes: ["Kia"] })).popular).toBe(false);
  });

  it("are no filter where there are none", async () => {
    answerWith(() => ({ ...testPage, facets: {} }));
    expect(await filtersOf("/search/used-cars", ["make"])).toEqual([]);
  });

  it("keep a chosen make and model that nobody sells", async () => {
    answerWith(() => ({ ...testPage, facets: { make: [{ value: "Toyota", count: 2 }] } }));
    const { makes } = await makesOf("/search/new-used-and-demo-cars?make=Kia&make_model=Mazda+3", [
      "make",
      "model",
    ]);
    expect(makes.map(({ value, count, selectable }) => [value, count, selectable])).toEqual([
      ["Toyota", 2, true],
      ["Kia", 0, true],
      ["Mazda", 0, false],
    ]);
    expect(makes[1]?.modelsHref, "nothing is there").toBeNull();
  });
});
