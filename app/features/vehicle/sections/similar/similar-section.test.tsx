import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { testConfig } from "../../../../../test/fixtures/listing";
import { vehicleWith } from "../../../../../test/fixtures/vehicle";
import { toVehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { formatterFor } from "~/i18n/format";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import { cardView } from "../../card/build-card-view";
import { SimilarSection } from "./similar-section";
import type { SimilarView } from "./similar-view";

const t = serverTranslator("en-AU", {});
const format = formatterFor("en-AU", "AUD", "Australia/Brisbane");
const cards = [2, 3].map((id) =>
  cardView(toVehicleSummary(vehicleWith(id)), testConfig(), new Date("2026-11-21T00:00:00Z"), format, t),
);
const view: SimilarView = {
  cards: null,
  count: 6,
  cardsPath: "/cars/v-1/similar.json",
  pageHref: "/cars/v-1?similar=1#similar",
  title: "Similar vehicles",
  all: { text: "See similar vehicles", href: "/search/mazda/cx-5" },
};
const htmlOf = (change: Partial<SimilarView> = {}) =>
  renderToStaticMarkup(
    <TranslationProvider t={t}>
      <SimilarSection view={{ ...view, ...change }} />
    </TranslationProvider>,
  );

describe("similar vehicles on the page", () => {
  it("are six placeholders until script has fetched them (SIMI-03), and a link without it", () => {
    const html = htmlOf();
    expect(html).toContain('aria-busy="true"');
    const waiting = /<div[^>]*aria-hidden="true">(.*?)<\/div><\/div><\/section>/s.exec(html)?.[1] ?? "";
    expect(waiting.match(/<div/g)).toHaveLength(6);
    expect(html).toMatch(/<noscript><a [^>]*href="\/cars\/v-1\?similar=1#similar"/);
  });

  it("are cards where the server has them already (VDP-30)", () => {
    const html = htmlOf({ cards, title: "Still in stock and close to it" });
    expect(html).toContain('aria-busy="false"');
    expect(html.match(/<article/g)).toHaveLength(2);
    expect(html).toContain("Still in stock and close to it");
    expect(html).not.toContain("<noscript>");
  });

  it("are no section where there are none", () => {
    expect(htmlOf({ cards: [] })).toBe('<div id="similar-part"></div>');
  });
});
