import { expect, test } from "vitest";
import { stockScope } from "~/domain/search/stock-rule";
import { suggest } from "~/features/search/box/suggest.server";
import { createEmbeddedSearch } from "~/infra/search/embedded/embedded-search.server";
import { memoryStock } from "../contract/search-service/memory-stock";
import { RANDOM_STOCK_NOW, randomStock } from "../contract/search-service/random-stock";
import { testConfig, testListing } from "../fixtures/listing";

const stock = randomStock(900, 78);
const config = testConfig({
  site: {
    ...testConfig().site,
    dealerships: ["d0", "d1", "d3"].map((id) => ({ id, name: `Dealership ${id}`, slug: id })),
  },
});
const { source, load } = testListing();
const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const search = createEmbeddedSearch({ stock: memoryStock(stock), logger });

const TYPED = [
  "toy",
  "maz",
  "toyota",
  "used toyota",
  "su",
  "hat",
  "under 40k",
  "cheap",
  "red",
  "corr",
  "used suv 2018",
  "die",
];
const FROM = ["", "/search/used-cars", "/search/new-used-and-demo-cars?body=suv&range[price]=:45000"];

test("every count is what the page behind it lists", async () => {
  await search.load();
  const site = { ...source, search, config, now: RANDOM_STOCK_NOW };
  let checked = 0;
  for (const from of FROM) {
    for (const typed of TYPED) {
      for (const { note, href, label } of await suggest(site, typed, from)) {
        if (note === null) continue;
        const page = await load(href, config, site);
        const view = page.kind === "page" && page.view.kind === "results" ? page.view : null;
        expect(view?.count, `${typed} on ${from}: ${label}`).toBe(Number(note.replaceAll(",", "")));
        checked += 1;
      }
    }
  }
  expect(checked).toBeGreaterThan(60);
  expect(stockScope(config, RANDOM_STOCK_NOW).tenant).toBe(config.site.slug);
});
