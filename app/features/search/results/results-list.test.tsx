import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import { testConfig, testListing } from "../../../../test/fixtures/listing";
import { ResultsList } from "./results-list";
import { carouselItem, grid, perRow } from "./results-page.css";

const { results } = testListing();

async function listOf(config: Record<string, unknown>): Promise<string> {
  const { items, layout } = await results("/search/used-cars", testConfig({ results: config }));
  return renderToStaticMarkup(
    <TranslationProvider t={serverTranslator("en-AU", {})}>
      <ResultsList
        items={items}
        layout={layout}
        keyOf={(id) => id}
        renderCard={(id, index) => <article>{`${index}: ${id}`}</article>}
      />
    </TranslationProvider>,
  );
}
const classesOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];

it("is a grid of three, or of four for one dealer (CARD-01)", async () => {
  const three = classesOf(await listOf({}));
  const four = classesOf(await listOf({ gridColumns: 4 }));
  expect(three).toEqual([...grid.split(" "), ...perRow[3].split(" ")]);
  expect(four).toEqual([...grid.split(" "), ...perRow[4].split(" ")]);
  expect(perRow[3]).not.toBe(perRow[4]);
});

it("is one row that scrolls where the dealer wants a carousel, reached by keyboard before any script (CARD-02)", async () => {
  const html = await listOf({ variant: "carousel" });
  expect(html).toMatch(/<ul [^>]*tabindex="0" aria-label="Vehicles"/);
  expect(html.split(`class="${carouselItem}"`)).toHaveLength(4);
  expect(html.match(/<article>[^<]*/g)).toEqual(["<article>0: 1", "<article>1: 2", "<article>2: 3"]);
});

it("has promo tiles among the cards, which they do not count with (CARD-26)", async () => {
  const node = { title: "Runout sale", text: "", link: { label: "See it", path: "/search/demo-cars" } };
  for (const variant of ["grid", "carousel"]) {
    const html = await listOf({ variant, promos: [{ node }], promoPositions: [2] });
    const order = html.match(/<article>[^<]*|Runout sale/g);
    expect(order).toEqual(["<article>0: 1", "Runout sale", "<article>1: 2", "<article>2: 3"]);
    expect(html).toContain('href="/search/demo-cars"');
  }
});
