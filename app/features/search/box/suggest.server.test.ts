import { beforeEach, expect, it } from "vitest";
import { testConfig, testListing, testPage, testVehicle } from "../../../../test/fixtures/listing";
import { SearchUnavailableError } from "~/ports/search-service";
import { suggest } from "./suggest.server";

let { source, asked, answerWith } = testListing();
beforeEach(() => {
  ({ source, asked, answerWith } = testListing());
  answerWith(() => ({
    ...testPage,
    hits: [testVehicle("7")],
    facets: {
      make: [{ value: "Mazda", count: 1_400 }],
      make_model: [{ value: "Mazda CX-5", count: 5 }],
    },
  }));
});
const suggested = async (typed: string) => suggest({ ...source, config: testConfig() }, typed);

it("means makes, then models with how many there are, then single vehicles, each with its address", async () => {
  expect(await suggested("  maz ")).toEqual([
    { label: "Mazda", note: "1,400", href: "/search/mazda" },
    { label: "Mazda CX-5", note: "5", href: "/search/mazda/cx-5" },
    { label: "Car 7", note: null, href: "/cars/v-7" },
  ]);
});

it("asks for two makes, four models and three vehicles at most, in one question", async () => {
  await suggested("maz");
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    query: { text: "maz", refinements: {}, page: 1 },
    facets: { make: 2, make_model: 4 },
    stats: [],
    hitsPerPage: 3,
  });
});

it("is vehicles alone where no make or model fits", async () => {
  answerWith(() => ({ ...testPage, hits: [testVehicle("7")], facets: {} }));
  expect(await suggested("turbo")).toEqual([{ label: "Car 7", note: null, href: "/cars/v-7" }]);
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
