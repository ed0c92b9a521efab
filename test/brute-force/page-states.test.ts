import { beforeAll, describe, expect, test } from "vitest";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "~/domain/search/attributes";
import { SORT_KEYS } from "~/domain/search/query";
import { decodeExpand, decodeQuery, encodeSearch } from "~/features/search/address/search-params";
import { loadUrlContext } from "~/features/search/address/load-url-context.server";
import type { FilterView, ResultsView } from "~/features/search/results/results-view";
import { createEmbeddedSearch } from "~/infra/search/embedded/embedded-search.server";
import { stockScope } from "~/domain/search/stock-rule";
import { memoryStock } from "../contract/search-service/memory-stock";
import { RANDOM_STOCK_NOW, randomStock } from "../contract/search-service/random-stock";
import { seededRandom } from "../contract/search-service/seeded-random";
import { silentLogger } from "../doubles/silent-logger";
import { testConfig, testListing } from "../fixtures/listing";
import { randomQuery } from "./random-query";

const SEED = 5_018;
const STATES = 500;
const stock = randomStock(300, SEED);
/** Every filter and every order, so that every state has its fields. */
const site = testConfig({
  site: { ...testConfig().site, dealerships: [{ id: "d0", name: "Dealership 0", slug: "dealership-0" }] },
  filters: { enabled: [...FACET_ATTRIBUTES.filter((name) => name !== "model"), ...RANGE_ATTRIBUTES] },
  search: { sortOptions: [...SORT_KEYS], nearYou: "on" },
});
/** Words that no filter holds, as addresses keep them. */
const TOLD = ["small", "big boot, 5", "100% <b> & \"leder\" + 'x'", "لابنتي", "给老婆 tail lift"] as const;
const search = createEmbeddedSearch({ stock: memoryStock(stock), logger: silentLogger });
const { load } = testListing();
beforeAll(() => search.load());

/** The page at an address, after the redirects that lead there. */
async function pageAt(address: string): Promise<{ readonly view: ResultsView<string>; readonly at: string }> {
  let at = address;
  for (let step = 0; step < 3; step += 1) {
    const answer = await load(at, site, { search, now: RANDOM_STOCK_NOW });
    if (answer.kind === "redirect") at = answer.to;
    else if (answer.view.kind === "results") return { view: answer.view, at };
    else throw new Error(`${at} is no listing`);
  }
  throw new Error(`${address} leads nowhere`);
}

/**
 * What a browser without script sends: each field of the panel and of the boxes beside it, as the page fills it in
 * (`live-filters.test.tsx`, `make-facet.test.tsx` and `page-markup.test.tsx` show that it does).
 */
function sent(view: ResultsView<string>): URLSearchParams {
  const params = new URLSearchParams({ query: view.text });
  for (const [name, value] of view.hidden) params.append(name, value);
  for (const filter of view.filters) addFields(params, filter);
  if (view.near !== null) params.append("near", view.near.place);
  if (view.near !== null) params.append("within", view.near.within);
  params.append("sortBy", view.sort);
  return params;
}

function addFields(params: URLSearchParams, filter: FilterView): void {
  const tick = (name: string, choices: readonly { readonly value: string; readonly on?: true }[]) => {
    for (const { value, on } of choices) if (on === true) params.append(name, value);
  };
  switch (filter.kind) {
    case "range":
      params.append(`${filter.name}_min`, printed(filter.chosen.min));
      params.append(`${filter.name}_max`, printed(filter.chosen.max));
      break;
    case "steps":
    case "values":
      tick(filter.name, filter.choices);
      break;
    case "makes":
      tick("make", filter.makes);
      for (const { models } of filter.makes) {
        tick("make_model", models);
        for (const { badges = [] } of models) tick("model_badge", badges);
      }
  }
}

/** As a box shows a number. */
const printed = (end: number | undefined) =>
  end === undefined ? "" : new Intl.NumberFormat("en-AU").format(end);

const withoutPage = (address: string) => {
  const url = new URL(address, "http://dealer.example");
  url.searchParams.delete("page");
  return `${url.pathname}${decodeURIComponent(url.search)}`;
};

describe(`${STATES} random states, seed ${SEED}`, () => {
  test.each(Array.from({ length: STATES }, (_, at) => at))("state %i", async (at) => {
    const random = seededRandom(SEED * 1_000 + at);
    const told = random.maybe(0.3, TOLD);
    const query = {
      ...randomQuery(stock, random),
      page: 1 + random.below(3),
      ...(told === null ? {} : { aside: told }),
    };
    const urls = await loadUrlContext(site, search, stockScope(site, RANDOM_STOCK_NOW), "1");
    const { view, at: settled } = await pageAt(encodeSearch(query, urls));
    expect(view.href, "a page's own address is where it stands").toBe(settled);
    const kept = new URL(settled, "http://dealer.example").searchParams.get("aside") ?? "";
    expect(kept, "what no filter holds stays told").toContain(told ?? "");

    const again = await pageAt(view.href);
    expect(again.view, "a reload and a shared link show the same page").toEqual(view);

    const params = sent(view);
    const plain = await pageAt(`/search/new-used-and-demo-cars?${params.toString()}`);
    expect(withoutPage(plain.at), "the form sent without script leads to the same state").toBe(
      withoutPage(settled),
    );
    const context = { ...urls, ...view.urls };
    const scripted = encodeSearch(decodeQuery(params, {}, context), context, decodeExpand(params, context));
    expect(withoutPage((await pageAt(scripted)).at), "and so does what script makes of its fields").toBe(
      withoutPage(settled),
    );
  });
});
