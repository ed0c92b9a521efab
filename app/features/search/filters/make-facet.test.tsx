import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { testConfig, testListing, testPage } from "../../../../test/fixtures/listing";
import { MakeFacet } from "./make-facet";
import { panelLabels } from "./panel-labels";
import type { MakesFilter } from "~/features/search/results/results-view";

const { results, answerWith } = testListing();
const NAMES = Array.from({ length: 24 }, (_, n) =>
  n === 2 ? "Mazda" : `Make${String.fromCodePoint(65 + n)}`,
);

async function listOf(path: string, popularMakes: readonly string[]): Promise<string> {
  const make = NAMES.map((value, n) => ({ value, count: 1_500 - n }));
  const models = [{ value: "Mazda 3", count: 8 }];
  answerWith(() => ({ ...testPage, facets: { ...testPage.facets, make, make_model: models } }));
  const view = await results(path, testConfig({ filters: { popularMakes } }));
  const filter = view.filters.find((one): one is MakesFilter => one.kind === "makes");
  if (!filter) throw new Error("no makes");
  const labels = panelLabels(serverTranslator("en-AU", {})).makes;
  const number = new Intl.NumberFormat("en-AU").format;
  return renderToStaticMarkup(<MakeFacet filter={filter} labels={labels} number={number} />);
}
const shown = (html: string) => html.slice(0, html.indexOf("Show all makes"));

it("shows the popular makes first and seven in all, the rest behind Show all makes (FILT-03, FILT-05, FILT-06)", async () => {
  const html = await listOf("/search/used-cars", ["MakeT", "Mazda"]);
  expect(html).toContain("Popular makes");
  expect(html).toContain("Show all makes");
  expect(html).toContain("Hide extra makes");
  const order = [...html.matchAll(/<input[^>]*name="make"[^>]*>/g)].map(
    ([tag]) => /value="([^"]*)"/.exec(tag)?.[1],
  );
  expect(order.slice(0, 3)).toEqual(["MakeT", "Mazda", "MakeA"]);
  expect(order).toHaveLength(24);
  expect([...shown(html).matchAll(/<input[^>]*name="make"[^>]*>/g)]).toHaveLength(7);
});

it("has the divider All Makes before the make at index 20 (FILT-04)", async () => {
  const html = await listOf("/search/used-cars", []);
  const before = html.slice(0, html.indexOf("All Makes"));
  expect(html).toContain("All Makes");
  expect([...before.matchAll(/<input[^>]*name="make"[^>]*>/g)]).toHaveLength(20);
  expect(html).not.toContain("Popular makes");
});

it("opens a make's models with Select models and closes them with Hide (FILT-07)", async () => {
  const html = await listOf("/search/used-cars", []);
  expect(html).toContain("Select models: Mazda");
  expect(html).toContain("Hide: Mazda");
  expect(html).toMatch(/<input[^>]*name="make_model"[^>]*value="Mazda 3"[^>]*>Mazda3/);
});

it("gives each choice as an input with name, value and count", async () => {
  const html = await listOf("/search/used-cars", []);
  const [first = ""] = /<input[^>]*name="make"[^>]*>/.exec(html) ?? [];
  expect(first).toContain('type="checkbox"');
  expect(first).toContain('value="MakeA"');
  expect(first).toContain('data-count="1500"');
  expect(html).toContain("1,500");
});
