import { describe, expect, it } from "vitest";
import { testConfig, testListing, testPage } from "../../../../test/fixtures/listing";

const { results, answerWith } = testListing();
const group = {
  site: { ...testConfig().site, dealershipWebsites: [{ make: "Toyota" }, { make: "Mazda" }] },
  features: { brandTabs: true },
};
const tabs = async (path: string, over: Record<string, unknown> = group) =>
  (await results(path, testConfig(over))).brands;

describe("brand tabs (TEN-16)", () => {
  it("lead to each brand's part of the same listing and back to all", async () => {
    expect(await tabs("/search/used-cars?body=suv&page=2")).toEqual([
      { label: "All brands", href: "/search/used-cars?body=suv", current: true },
      { label: "Toyota", href: "/search/used-cars/toyota?body=suv", current: false },
      { label: "Mazda", href: "/search/used-cars/mazda?body=suv", current: false },
    ]);
  });

  it("are followed by the sites that brands have of their own, by name", async () => {
    const dealershipWebsites = [
      { make: "Toyota", url: "https://toyota.example", name: "Our Toyota" },
      { make: "Mazda", url: "https://mazda.example" },
    ];
    const over = { ...group, site: { ...group.site, dealershipWebsites } };
    expect((await tabs("/search/used-cars", over)).slice(3)).toEqual([
      { label: "Our Toyota", href: "https://toyota.example", current: false },
      { label: "Mazda", href: "https://mazda.example", current: false },
    ]);
  });

  it("mark the brand that is chosen alone, and none among several", async () => {
    const current = (all: Awaited<ReturnType<typeof tabs>>) =>
      all.filter((tab) => tab.current).map(({ label }) => label);
    expect(current(await tabs("/search/mazda"))).toEqual(["Mazda"]);
    expect(current(await tabs("/search/new-used-and-demo-cars?make=Toyota&make=Mazda"))).toEqual([]);
  });

  it("lead only to brands with vehicles in the listing, else to its most frequent makes", async () => {
    const makes = ["Isuzu", "Hino", "Fuso", "Iveco", "Volvo", "Mack", "Scania"];
    const answer = (...found: readonly string[]) => {
      const make = found.map((value, n) => ({ value, count: 9 - n }));
      answerWith(() => ({ ...testPage, facets: { ...testPage.facets, make } }));
    };
    const labels = async (path: string) => (await tabs(path)).map(({ label }) => label);
    answer("Mazda", ...makes);
    expect(await labels("/search/used-cars")).toEqual(["All brands", "Mazda"]);
    expect(await labels("/search/toyota"), "the chosen one stays").toEqual(["All brands", "Toyota", "Mazda"]);
    answer(...makes);
    expect(await labels("/search/used-cars")).toEqual(["All brands", ...makes.slice(0, 6)]);
    answer();
    expect(await labels("/search/used-cars")).toEqual([]);
    answerWith(() => testPage);
  });

  it("stay away where the dealer has not asked for them, or has no brands", async () => {
    expect(await tabs("/search/used-cars", { ...group, features: { brandTabs: false } })).toEqual([]);
    expect(await tabs("/search/used-cars", { features: { brandTabs: true } })).toEqual([]);
  });
});
