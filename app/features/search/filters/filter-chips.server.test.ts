import { expect, test } from "vitest";
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
