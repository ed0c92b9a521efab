import { beforeAll, expect, it } from "vitest";
import { placesOf } from "~/domain/location/departments";
import { type ShownDealer, shownDealers, wordsOf } from "./shown-dealers";

let dealers: readonly ShownDealer[] = [];
beforeAll(async () => {
  dealers = await shownDealers(new Date("2026-11-22T03:00:00Z"));
}, 180_000);

const TENS: Readonly<Record<string, number>> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 };

/** Every figure that a text gives with these words after it; "40+" and "forty" are both 40. */
function figures(text: string, after: string): readonly number[] {
  const told = new RegExp(
    `(?:\\b([a-z]+|\\d+)\\+? (?:${after})\\b)|value: "?(\\d+)\\+?"?, label: (?:${after})\\b`,
    "gi",
  );
  return [...text.matchAll(told)].flatMap(([, word = "", value = ""]) => {
    const said = (value === "" ? word : value).toLowerCase();
    const figure = TENS[said] ?? Number(said);
    return Number.isNaN(figure) ? [] : [figure];
  });
}

it("whatever a dealer's texts count, they count the same, and no more than there is", () => {
  let checked = 0;
  for (const { slug, config, stock } of dealers) {
    const text = wordsOf(slug).replace(/"value": "(\d+)\+",\s+"label": "(\w+)"/g, "value: $1+, label: $2");
    const toldAs = (count: number) => [count, Math.floor(count / 10) * 10];
    const makes = new Set(stock.map(({ make }) => make)).size;
    for (const figure of figures(text, "makers|makes|brands")) {
      expect(toldAs(makes), `${slug}: makes`).toContain(figure);
      checked += 1;
    }
    const places = placesOf(config.site.locations).length;
    for (const figure of figures(text, "locations|places|yards")) {
      expect(toldAs(places), `${slug}: places`).toContain(figure);
      checked += 1;
    }
    for (const figure of figures(text, "dealerships")) {
      expect(figure, `${slug}: dealerships`).toBe(config.site.dealerships.length);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(8);
});

it("a score in a dealer's texts is the one of its header, of as many reviews", () => {
  let checked = 0;
  for (const { slug, config } of dealers) {
    const { reviewScore } = config.site;
    const told = [
      ...wordsOf(slug).matchAll(/(?:value: "([\d.]+)", label: ")?Out of 5, from ([\d,]+) reviews/g),
    ];
    for (const [, average, count = ""] of told) {
      expect(Number(count.replace(",", "")), slug).toBe(reviewScore?.count);
      if (average !== undefined) expect(Number(average), slug).toBe(reviewScore?.average);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(4);
});
