import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { testConfig, testListing, testPage } from "../../../../test/fixtures/listing";

const { load, results } = testListing();

it("tells what no filter can ask for, keeps it in the address, and looks for it in no text", async () => {
  const address = "/search/used-cars/mazda?aside=without+sunroof";
  expect(await load("/search/used-cars?query=mazda+without+sunroof")).toEqual({
    kind: "redirect",
    to: address,
  });
  const view = await results(address);
  expect(view.note).toBe("Our filters cannot ask for “without sunroof”, so it narrows nothing here.");
  expect(view.text).toBe("");
  expect(view.count).toBe(testPage.count);
  expect(view.chips.map(({ label }) => label)).toEqual(["Used", "Mazda", "“without sunroof”"]);
  expect(view.chips.at(-1)?.href).toBe("/search/used-cars/mazda");
  expect(view.applied).toBe(2);
  expect(view.hidden).toContainEqual(["aside", "without sunroof"]);
  expect((await results("/search/used-cars/mazda")).note).toBeNull();
});

it("finds the one of two alternatives that is here, and says of the other that it is not", async () => {
  const address = "/search/used-cars/mazda?aside=ferrari";
  expect(await load("/search/used-cars?query=mazda+or+ferrari")).toEqual({ kind: "redirect", to: address });
  expect((await results(address)).note).toBe("There is no Ferrari here at the moment.");
  expect((await results("/search/used-cars?aside=ferrari+economical")).note).toMatch(
    /^There is no Ferrari here.*“economical”/,
  );
});

it("is said beside the budget that led to a list, in every language", async () => {
  const budget = testConfig({ budget: { enabled: true } });
  const both = await results(
    "/search/used-cars?range[price]=1000:31000&aside=economical&budget=weekly:100:5000",
    budget,
  );
  expect(both.note).toMatch(/^Up to \$100 a week.*economical/);
  for (const language of ["ar", "zh-Hans"])
    expect(serverTranslator(language, {})("search.notFiltered", { text: "x1" })).toContain("x1");
});

it("leads on from words that name a page about buying, and from no others", async () => {
  const leads = async (aside: string) => {
    const { ways } = await results(`/search/used-cars/mazda?aside=${aside}`);
    return ways?.links.map(({ label }) => label) ?? [];
  };
  const usual = await leads("sunroof");
  expect(await leads("can+i+pay+weekly")).toEqual(["Finance", ...usual]);
  expect(await leads("full+service+history")).toEqual(usual);
});

it("says of a model that is not here that there is none, and tells the rest", async () => {
  const { note } = await results("/search/used-cars/toyota?aside=aqua+white+interior");
  expect(note).toMatch(/^There is no Toyota Aqua here at the moment\. .*“white interior”/);
});
