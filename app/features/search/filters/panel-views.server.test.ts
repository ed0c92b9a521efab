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

  it("has features under the headings of their groups, and a plain list where all are of one", async () => {
    const shown = async (...values: readonly string[]) => {
      answerWith(() => ({
        ...testPage,
        facets: { filtered_features: values.map((value, at) => ({ value, count: 9 - at })) },
      }));
      const [filter] = await filtersOf("/search/used-cars", ["filtered_features"]);
      return filter?.kind === "values"
        ? [filter.choices.map(({ value }) => value), filter.groups?.map(({ label, size }) => [label, size])]
        : null;
    };
    expect(await shown("Bluetooth", "ABS Brakes", "Reverse Camera", "Zebra")).toEqual([
      ["ABS Brakes", "Reverse Camera", "Bluetooth", "Zebra"],
      [
        ["Safety", 2],
        ["Technology", 1],
        ["More", 1],
      ],
    ]);
    expect(await shown("Bluetooth", "USB Ports")).toEqual([["Bluetooth", "USB Ports"], undefined]);
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

describe("ranges chosen in steps", () => {
  const steps = async (path: string, name: string, min: number, max: number) => {
    answerWith(() => ({ ...testPage, stats: { [name]: { min, max } } }));
    const [filter] = await filtersOf(path, [name]);
    if (filter?.kind !== "steps") return null;
    return [filter.name, filter.note, ...filter.choices.map(({ label, on }) => (on ? `(${label})` : label))];
  };

  it("offer what some of the stock has, in words, and mark what is chosen", async () => {
    const all = "/search/new-used-and-demo-cars";
    expect(await steps(all, "seat_count", 2, 7)).toEqual([
      "seat_count_min",
      null,
      "(Any)",
      "4 or more",
      "5 or more",
      "6 or more",
      "7 or more",
    ]);
    expect(await steps(`${all}?range[fuel_economy]=:6`, "fuel_economy", 4.5, 7.2)).toEqual([
      "fuel_economy_max",
      "Set",
      "Any",
      "Up to 5 L/100 km",
      "(Up to 6 L/100 km)",
      "Up to 7 L/100 km",
    ]);
    expect(await steps(`${all}?range[towing_kg]=1800:`, "towing_kg", 750, 1_900)).toEqual([
      "towing_kg_min",
      "Set",
      "Any",
      "From 1,000 kg",
      "From 1,500 kg",
      "(From 1,800 kg)",
    ]);
    expect(await steps(all, "seat_count", 5, 5)).toBeNull();
  });

  it("count days from today for when a vehicle was listed", async () => {
    const day = 86_400;
    // Where the dealer is.
    const today = Date.parse("2026-11-21T00:00:00+10:00") / 1000;
    const path = `/search/new-used-and-demo-cars?range[created_at_timestamp]=${today - 7 * day}:`;
    expect(await steps(path, "created_at_timestamp", today - 10 * day, today)).toEqual([
      "created_at_timestamp_min",
      "Set",
      "Any",
      "Last 1 day",
      "Last 3 days",
      "(Last 7 days)",
    ]);
  });

  it("carry the end along that they have no field for", async () => {
    answerWith(() => ({ ...testPage, stats: { seat_count: { min: 2, max: 8 } } }));
    const config = testConfig({ filters: { enabled: ["seat_count"] } });
    const { hidden, chips } = await results("/search/used-cars?range[seat_count]=4:6", config);
    expect(hidden).toContainEqual(["range[seat_count]", ":6"]);
    expect(chips.map(({ label }) => label)).toContain("Seats: 4 to 6");
  });

  it("span what is chosen where no year is known", async () => {
    answerWith(() => ({ ...testPage, stats: {} }));
    const [filter] = await filtersOf("/search/used-cars?range[year]=1900:1950", ["year"]);
    expect(filter).toMatchObject({ bounds: { min: 1900, max: 1950, step: 1 } });
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

  const counted = (names: readonly string[]) => names.map((value, n) => ({ value, count: 50 - n }));
  const TOYOTAS = Array.from({ length: 12 }, (_, n) => `Toyota M${n}`);
  const treeAnswer = (badges: readonly string[] = []) => ({
    ...testPage,
    facets: {
      make: counted(["Toyota", "Mazda"]),
      make_model: counted([...TOYOTAS, "Mazda 3", "Mazda CX-5"]),
      model_badge: counted(badges),
    },
  });

  it("list ten models each, then lead to the rest of that make with everything else kept (FILT-07)", async () => {
    answerWith(() => treeAnswer());
    const path = "/search/used-cars?query=red&body=suv&range[price]=:30000&sortBy=price_asc";
    const [toyota, mazda] = (await makesOf(path, ["make", "model"])).makes;
    expect(toyota?.models.map(({ value }) => value)).toEqual(TOYOTAS.slice(0, 10));
    expect(toyota?.open).toBe(false);
    expect(toyota?.moreHref).toBe(
      "/search/used-cars?query=red&body=suv&range[price]=:30000&sortBy=price_asc&expand=make_model:Toyota",
    );
    expect([mazda?.models.length, mazda?.moreHref]).toEqual([2, null]);
    const whole = (await makesOf(toyota?.moreHref ?? "", ["make", "model"])).makes[0];
    expect([whole?.models.length, whole?.moreHref, whole?.open]).toEqual([12, null, true]);
    const two = (await makesOf(path, ["make", "model"], { modelsPerMake: 2 })).makes[0];
    expect(two?.models).toHaveLength(2);
  });

  it("out of view lead to their models on the same page, and come into view with them", async () => {
    answerWith(() => treeAnswer());
    const over = { makeInitialCount: 1 };
    const list = await makesOf("/search/used-cars?body=suv", ["make", "model"], over);
    expect([list.initial, list.makes[1]?.models.length]).toEqual([1, 0]);
    expect(list.makes[1]?.moreHref).toBe("/search/used-cars?body=suv&expand=make_model:Mazda");
    const opened = await makesOf(list.makes[1]?.moreHref ?? "", ["make", "model"], over);
    expect([opened.initial, opened.makes[1]?.models.length, opened.makes[1]?.open]).toEqual([2, 2, true]);
  });

  it("lead to no models where the dealer shows none", async () => {
    answerWith(() => ({ ...testPage, facets: { make: counted(["Toyota", "Mazda"]) } }));
    const { makes } = await makesOf("/search/used-cars", ["make"]);
    expect(makes.map(({ models, moreHref }) => [models.length, moreHref])).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it("have a chosen model in view beyond the first ten, and its badges where the dealer shows badges", async () => {
    answerWith(() => treeAnswer(["Toyota M11: ZR", "Toyota M11: SX", "Toyota M0: GX"]));
    const path = "/search/new-used-and-demo-cars?make=Mazda&model_badge=Toyota+M11:+SX";
    const filter = await makesOf(path, ["make", "model", "badge"]);
    expect(filter.note).toBe("2 selected");
    const models = filter.makes[0]?.models ?? [];
    expect(models).toHaveLength(11);
    expect(models[10]).toMatchObject({
      value: "Toyota M11",
      label: "M11",
      badges: [
        { value: "Toyota M11: ZR", label: "ZR", count: 50 },
        { value: "Toyota M11: SX", label: "SX", count: 49, on: true },
      ],
    });
    expect(models[0]).not.toHaveProperty("badges");
    expect(models[10]).not.toHaveProperty("on");
  });

  it("take the badges into their tree, where there is one", () => {
    expect(panelKeys(["make", "model", "badge", "body"])).toEqual(["make", "body"]);
    expect(panelKeys(["make", "badge"])).toEqual(["make", "badge"]);
    expect(panelKeys(["badge", "model"])).toEqual(["badge", "make_model"]);
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
    expect(makes.map(({ value, count, models }) => [value, count, models.length])).toEqual([
      ["Toyota", 2, 0],
      ["Kia", 0, 0],
      ["Mazda", 0, 1],
    ]);
    expect(makes[1]?.moreHref, "nothing is there").toBeNull();
  });
});
