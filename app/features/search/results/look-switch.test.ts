import { expect, it } from "vitest";
import { testConfig, testListing } from "../../../../test/fixtures/listing";

const { results } = testListing();

it("a grid is seen as rows by a link that keeps everything else, and by one back", async () => {
  const grid = await results("/search/used-cars?body=suv&page=2");
  expect(grid.lookSwitch).toEqual({ label: "Rows", href: "/search/used-cars?body=suv&view=rows&page=2" });
  expect(grid.layout.variant).toBe("grid");
  const rows = await results("/search/used-cars?body=suv&view=ROWS&page=2");
  expect(rows.lookSwitch).toEqual({ label: "Grid", href: "/search/used-cars?body=suv&page=2" });
  expect(rows.layout.variant).toBe("rows");
  expect(rows.hidden).toContainEqual(["view", "rows"]);
  expect(rows.meta.path, "search engines know one of them").toBe("/search/used-cars?body=suv&page=2");
});

it("there is no choice where the dealer gives none, and none of a carousel", async () => {
  for (const over of [{ rowsSwitch: false }, { variant: "carousel" }]) {
    const view = await results("/search/used-cars?view=rows", testConfig({ results: over }));
    expect(view.lookSwitch).toBeNull();
    expect(view.layout.variant).not.toBe("rows");
    expect(view.urls.view).toBeUndefined();
  }
});
