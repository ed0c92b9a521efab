import { expect, test } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { ResultsView } from "~/features/search/results/results-view";
import { testConfig, testListing } from "../../../../test/fixtures/listing";

test("a chip names its filter where its word is something else here too", async () => {
  const { load, source } = testListing();
  const search = {
    ...source.search,
    facetValues: async (_: unknown, name: string) =>
      Promise.resolve(name === "city" ? [{ value: "Orange", count: 1 }] : []),
  };
  const other = { search, stockVersion: "with a town of that name" };
  const loaded = await load("/search/used-cars?colour=orange&fuel=Diesel&city=Perth", testConfig(), other);
  const chips = loaded.kind === "page" && loaded.view.kind === "results" ? loaded.view.chips : [];
  expect(chips.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Diesel", "Colour: Orange", "Perth"]),
  );
});

/** The page behind an address, where the words it asks for may lead on to another. */
async function resultsAt(path: string, locale = "en-AU", language = "en-AU"): Promise<ResultsView<string>> {
  const plain = testConfig({ search: { carTypes: ["used"] } });
  const config = { ...plain, site: { ...plain.site, locale } };
  const loaded = await testListing().load(path, config, { t: serverTranslator(language, {}) });
  if (loaded.kind === "redirect") return resultsAt(loaded.to, locale, language);
  if (loaded.view.kind !== "results") throw new Error(`no results for ${path}`);
  return loaded.view;
}

/** Every body of the stock but these. */
const bodiesBut = (...left: readonly string[]) =>
  ["suv", "ute", "hatch", "sedan", "van", "bus"]
    .filter((body) => !left.includes(body))
    .map((body) => `body=${body}`)
    .join("&");

test("words that leave something out are one chip, which takes all their values away", async () => {
  const found = await resultsAt("/search/used-cars?query=not+a+ute&seats=5");
  expect(found.chips.map(({ label }) => label)).toEqual(["Not Ute", "Seats: 5"]);
  expect(found.applied).toBe(2);
  const [not] = found.chips;
  const after = await resultsAt(not?.href ?? "");
  expect(after.chips.map(({ label }) => label)).toEqual(["Seats: 5"]);
  // Reload, shared link, no script: the address says the same by itself.
  const again = await resultsAt(found.href);
  expect(again.chips).toEqual(found.chips);
});

test.each([
  ["en-AU", "en-AU", "Not Ute or Van"],
  ["ar-AE", "ar", "ما عدا بيك أب أو فان"],
  ["zh-CN", "zh-Hans", "除皮卡或厢式车外"],
])("two values that are left out are one chip: %s", async (locale, language, label) => {
  const { chips } = await resultsAt(`/search/used-cars?${bodiesBut("ute", "van")}`, locale, language);
  expect(chips.map((chip) => chip.label)).toEqual([label]);
});

test("a few values, and all of them, are a chip each", async () => {
  const few = await resultsAt(`/search/used-cars?${bodiesBut("suv", "ute", "bus")}`);
  expect(few.chips.map(({ label }) => label)).toEqual(["Hatch", "Sedan", "Van"]);
  expect((await resultsAt(`/search/used-cars?${bodiesBut()}`)).chips).toHaveLength(6);
});

test("a make that is left out is one chip, but not beside a model of it", async () => {
  const listing = testListing();
  const makes = ["Toyota", "Mazda", "Kia", "Ford", "BMW"].map((value) => ({ value, count: 9 }));
  const search: typeof listing.source.search = {
    ...listing.source.search,
    facetValues: (scope, attribute) =>
      attribute === "make" ? Promise.resolve(makes) : listing.source.search.facetValues(scope, attribute),
  };
  const config = testConfig({ search: { carTypes: ["used"] } });
  const labels = async (more: string) => {
    const others = "make=BMW&make=Ford&make=Kia&make=Mazda";
    const loaded = await listing.load(`/search/used-cars?${others}${more}`, config, { search });
    if (loaded.kind !== "page" || loaded.view.kind !== "results") throw new Error("no results");
    return loaded.view.chips.map(({ label }) => label);
  };
  expect(await labels("")).toEqual(["Not Toyota"]);
  expect(await labels("&make_model=Toyota+Corolla")).toHaveLength(5);
});
