import { beforeEach, expect, it } from "vitest";
import { testConfig, testListing, testPage, testVehicle } from "../../../../test/fixtures/listing";
import { SearchUnavailableError } from "~/ports/search-service";
import { listedSince } from "~/domain/search/ranges/step-filters";
import { suggest } from "./suggest.server";

let { source, asked, answerWith, countWith } = testListing();
beforeEach(() => {
  ({ source, asked, answerWith, countWith } = testListing());
  answerWith(() => ({ ...testPage, hits: [testVehicle("7")] }));
  countWith(() => 1_400);
});
const suggested = async (typed: string, from?: string) =>
  suggest({ ...source, config: testConfig() }, typed, from);
const links = async (typed: string, from?: string) =>
  (await suggested(typed, from)).filter(({ note }) => note !== null).map(({ label, href }) => [label, href]);

it("means makes, then models with how many there are, then single vehicles, each with its address", async () => {
  expect(await suggested("  maz ")).toEqual([
    { label: "Mazda", note: "1,400", href: "/search/mazda" },
    { label: "Mazda3", note: "1,400", href: "/search/mazda/3" },
    { label: "Mazda CX-5", note: "1,400", href: "/search/mazda/cx-5" },
    { label: "Car 7", note: null, href: "/cars/v-7" },
  ]);
});

it("begins with what all words mean together, and completes the last of them", async () => {
  expect(await links("mazda cx5 under 40k")).toEqual([
    ["Mazda CX-5 · Up to $40,000", "/search/mazda/cx-5?range[price]=:40000"],
  ]);
  expect(await links("used sed")).toEqual([["Used · Sedan", "/search/used-cars?body=sedan"]]);
  expect(await links("toyota")).toEqual([
    ["Toyota", "/search/toyota"],
    ["Toyota Corolla", "/search/toyota/corolla"],
  ]);
});

it("keeps the other filters of the list that is shown, and not its page, words or make (C23)", async () => {
  const from = "/search/used-cars/toyota?query=nice&body=suv&range[price]=:30000&page=4";
  expect(await links("cx5", from)).toEqual([
    ["Mazda CX-5", "/search/used-cars/mazda/cx-5?body=suv&range[price]=:30000"],
  ]);
  expect((await links("maz", from))[0]).toEqual([
    "Mazda",
    "/search/used-cars/mazda?body=suv&range[price]=:30000",
  ]);
  for (const elsewhere of [
    "/contact-us",
    "//evil.example/search/kia",
    "https://[",
    "%",
    "/search/nowhere-at-all",
  ])
    expect((await links("maz", elsewhere))[0], elsewhere).toEqual(["Mazda", "/search/mazda"]);
});

it("leaves out what no vehicle has beside those filters", async () => {
  countWith(({ refinements }) => (refinements.make_model ? 3 : 0));
  expect(await links("maz")).toEqual([
    ["Mazda3", "/search/mazda/3"],
    ["Mazda CX-5", "/search/mazda/cx-5"],
  ]);
});

it("is vehicles alone where nothing is named", async () => {
  expect(await suggested("turbo")).toEqual([{ label: "Car 7", note: null, href: "/cars/v-7" }]);
  expect(asked.at(-1)).toMatchObject({ query: { text: "turbo" }, facets: {}, stats: [], hitsPerPage: 3 });
});

it("is nothing for an empty text, which is not asked about", async () => {
  expect([await suggested(""), await suggested(" \u0000 ")]).toEqual([[], []]);
  expect(asked).toEqual([]);
});

it("keeps the dealer's own order for what it leads to", async () => {
  const config = testConfig({ search: { defaultSort: "latest" } });
  const [make] = await suggest({ ...source, config }, "maz");
  expect(make?.href).toBe("/search/mazda");
});

it("says so when search is down", async () => {
  answerWith(() => Promise.reject(new SearchUnavailableError("down")));
  await expect(suggested("maz")).rejects.toThrow(SearchUnavailableError);
});

it("offers nothing for what no filter holds, and no number on its way to a count as text", async () => {
  expect(await links("no die")).toEqual([]);
  expect(await links("mazda no die")).toEqual([["Mazda · “no die”", "/search/mazda?aside=no+die"]]);
  expect(await links("7 se")).toEqual([]);
  expect((await links("sed")).map(([label]) => label)).toEqual(["Sedan"]);
});

it("counts the days of what was listed as the page does, where the dealer is", async () => {
  const config = testConfig({ filters: { enabled: ["created_at_timestamp"] } });
  const [first] = await suggest({ ...source, config }, "mazda listed this week");
  const { now } = source;
  const from = listedSince(7, { now, timeZone: config.site.timeZone });
  expect(first?.href).toBe(`/search/mazda?range[created_at_timestamp]=${from}:`);
});
