import { beforeAll, expect, it } from "vitest";
import { type ShownDealer, shownDealers } from "./shown-dealers";

let dealers: readonly ShownDealer[] = [];
beforeAll(async () => {
  dealers = await shownDealers(new Date("2026-11-22T03:00:00Z"));
});

it("a model that is sold as a ute or car stands under no heading of trucks", () => {
  let checked = 0;
  for (const { models, stock } of dealers)
    for (const { name, stockName, make, category } of models) {
      const kinds = stock
        .filter((one) => one.make === make && one.model.toLowerCase() === (stockName ?? name).toLowerCase())
        .map(({ item_type: kind }) => kind);
      if (kinds.some((kind) => kind !== "truck")) expect(category, name).not.toMatch(/truck/i);
      checked += kinds.length;
    }
  expect(checked).toBeGreaterThan(10);
});

it("a home page's way to explore a model leads to that model's page", () => {
  const ways = dealers.flatMap(({ config, models }) => {
    const texts = JSON.stringify(config.home.blocks);
    const found = texts.matchAll(/"label":"Explore ([^"]+)"[^{}]*?"path":"([^"?]+)/g);
    return [...found].map(([, name, path]) => ({
      path,
      own: models.filter((one) => one.name === name).map(({ slug }) => `/${slug}`),
    }));
  });
  expect(ways.length).toBeGreaterThan(0);
  for (const { path, own } of ways) expect(own).toContain(path);
});
