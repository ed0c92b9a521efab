import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { AppliedChips } from "~/features/search/filters/applied-chips";
import { panelLabels } from "~/features/search/filters/panel-labels";
import { RangeFacet } from "~/features/search/filters/range-facet";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { TranslationProvider } from "~/i18n/translation";
import { testListing, testPage } from "../../../../test/fixtures/listing";
import { BrandTabs } from "./brand-tabs";
import { EmptyResults } from "./empty-results";
import { PromoTile } from "./promo-tile";
import { ResultsToolbar } from "./results-toolbar";
import type { PromoView, RangeFilter, WaysView } from "./results-view";
import { SearchUnavailable } from "./search-unavailable";

const t = serverTranslator("en-AU", {});
const number = new Intl.NumberFormat("en-AU").format;
const html = (element: ReactElement) =>
  renderToStaticMarkup(<TranslationProvider t={t}>{element}</TranslationProvider>);
const nothing = () => undefined;

let { results, answerWith } = testListing();
beforeEach(() => {
  ({ results, answerWith } = testListing());
});

describe("a range filter", () => {
  async function range(path: string, name: string, over: Partial<RangeFilter> = {}): Promise<string> {
    answerWith(() => ({
      ...testPage,
      stats: {
        price: { min: 5490, max: 89_990 },
        km: { min: 0, max: 200_000 },
        year: { min: 1999, max: 2026 },
      },
    }));
    const { filters } = await results(path);
    const filter = filters.find((one): one is RangeFilter => one.kind === "range" && one.name === name);
    if (filter === undefined) throw new Error(`no ${name}`);
    const labels = panelLabels(t).ranges;
    return html(
      <RangeFacet
        filter={{ ...filter, ...over }}
        labels={labels}
        currencySign="$"
        number={number}
        onSet={nothing}
      />,
    );
  }
  const boxes = (markup: string) =>
    [...markup.matchAll(/<input[^>]*inputMode="numeric"[^>]*>/gi)].map(([tag]) =>
      ["name", "aria-label", "placeholder", "value"].map(
        (key) => new RegExp(` ${key}="([^"]*)"`).exec(tag)?.[1],
      ),
    );

  it("has two boxes that say what they are and how far they go (FILT-09 to FILT-16)", async () => {
    expect(boxes(await range("/search/used-cars", "price"))).toEqual([
      ["price_min", "Minimum price", "5,000", ""],
      ["price_max", "Maximum price", "90,000", ""],
    ]);
    expect(boxes(await range("/search/used-cars?range[year]=2017:", "year"))).toEqual([
      ["year_min", "Minimum year", "1999", "2017"],
      ["year_max", "Maximum year", "2026", ""],
    ]);
    expect(boxes(await range("/search/used-cars?range[km]=:90000", "km"))[1]).toEqual([
      "km_max",
      "Maximum kilometres",
      "200,000",
      "90,000",
    ]);
  });

  it("offers to reset the ends that are set", async () => {
    const resets = async (path: string) => {
      const markup = await range(path, "price");
      return [markup.includes("Reset minimum"), markup.includes("Reset maximum")];
    };
    expect(await resets("/search/used-cars")).toEqual([false, false]);
    expect(await resets("/search/used-cars?range[price]=20000:")).toEqual([true, false]);
    expect(await resets("/search/used-cars?range[price]=:20000")).toEqual([false, true]);
  });

  it("names money with its sign and kilometres with their unit", async () => {
    expect(await range("/search/used-cars?range[price]=20000:", "price")).toMatch(
      /aria-valuetext="\$20,000"/,
    );
    expect(await range("/search/used-cars?range[year]=2017:", "year")).toMatch(/aria-valuetext="2017"/);
    expect(await range("/search/used-cars", "km")).toContain(">kms<");
    expect(await range("/search/used-cars", "year")).not.toContain(">kms<");
  });

  it("stands open, and says that it is set, where it is", async () => {
    expect(await range("/search/used-cars?range[price]=20000:", "price")).toContain("Set");
    expect(await range("/search/used-cars", "price", { open: false })).not.toMatch(/<details[^>]* open/);
    expect(await range("/search/used-cars", "price", { open: true })).toMatch(/<details[^>]* open/);
  });
});

describe("what is applied", () => {
  it("is a row of links to the page without each, and one without all", async () => {
    const view = await results("/search/used-cars?body=suv");
    const markup = html(<AppliedChips chips={view.chips} clearHref="/search/all" onRemove={nothing} />);
    expect([...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "/search/new-used-and-demo-cars?body=suv",
      "/search/used-cars",
      "/search/all",
    ]);
    expect(markup).toContain('role="group" aria-label="Applied filters"');
    expect(markup).toContain(", remove filter");
    expect(html(<AppliedChips chips={[]} clearHref="/" onRemove={nothing} />)).toBe("");
  });
});

describe("the line above the list", () => {
  it("says how many there are, how many filters are applied, and the order it is in", async () => {
    const view = await results("/search/used-cars?body=suv&sortBy=latest");
    const markup = html(<ResultsToolbar view={view} onSort={nothing} />);
    expect(markup).toMatch(/data-result-count="44"[^>]*>.*44<\/b> cars/);
    expect(markup).toMatch(/Filters<span[^>]*>2<\/span>/);
    expect(markup).toMatch(/<option value="latest" selected="">Latest<\/option>/);
    const bare = html(
      <ResultsToolbar view={await results("/search/new-used-and-demo-cars")} onSort={nothing} />,
    );
    expect(bare).not.toMatch(/Filters<span/);
  });
});

it("brand tabs mark the one that is current, and are nothing without brands (TEN-16)", () => {
  const tabs = [
    { label: "All brands", href: "/search/used-cars", current: true },
    { label: "Kia", href: "/search/used-cars/kia", current: false },
  ];
  const markup = html(<BrandTabs tabs={tabs} />);
  expect(markup).toContain('<nav aria-label="Brands">');
  expect(markup).toMatch(/aria-current="true" href="\/search\/used-cars">All brands/);
  expect(markup.match(/aria-current/g)).toHaveLength(1);
  expect(html(<BrandTabs tabs={[]} />)).toBe("");
});

describe("the empty card (SRCH-31 to SRCH-33)", () => {
  const card = (nearby: readonly string[], savePath: string | null, leadsOn: WaysView | null = null) =>
    html(
      <EmptyResults
        empty={{ text: "Nothing here.", clearHref: "/search/all", leadsOn, nearby, nearbyKind: "nearPrice" }}
        ways={null}
        savePath={savePath}
        layout={{ columns: 3, variant: "carousel" }}
        picture={null}
        keyOf={(id) => id}
        renderCard={(id) => <article>{id}</article>}
      />,
    );

  it("leads back to all stock and shows what is close", () => {
    const markup = card(["a", "b"], null);
    expect(markup).toContain("Nothing here.");
    expect(markup).toMatch(/href="\/search\/all"/);
    expect(markup.match(/<article>[^<]*/g)).toEqual(["<article>a", "<article>b"]);
    expect(markup, "under a heading that says why").toMatch(/<h2[^>]*>Nearest in price</);
    expect(markup, "as a grid, whatever the list is").not.toContain('role="group"');
    expect(markup).not.toContain('name="path"');
  });

  it("leads a phrase on to a page, the telephone and the enquiry", () => {
    const markup = card([], null, {
      heading: "Were you looking for this?",
      links: [
        { label: "Finance", count: null, href: "/finance" },
        { label: "Call 07", count: null, href: "tel:07" },
      ],
    });
    expect(markup).toMatch(/<a[^>]*href="\/finance"[^>]*>Finance/);
    expect(markup).toMatch(/<a[^>]*href="tel:07"[^>]*>Call 07/);
    expect(card([], null)).not.toContain("<nav");
  });

  it("can be saved where searches can, and has no row of nothing", () => {
    const markup = card([], "/search/used-cars?body=suv");
    expect(markup).toContain('<input type="hidden" name="path" value="/search/used-cars?body=suv"/>');
    expect(markup.match(/<h2/g)).toHaveLength(1);
  });
});

describe("a promo tile (CARD-26)", () => {
  const promo: PromoView = {
    kicker: "This week",
    title: "Runout sale",
    text: "Until Sunday.",
    tone: "brand",
    link: { label: "See it", href: "/search/demo-cars" },
    image: {
      src: "/media/d/abcdefghijklmnopqrstuvwx-1600x900/sale.webp",
      alt: "A row of cars",
      width: 1600,
      height: 900,
      focus: { x: 20, y: 100 },
    },
  };

  it("has what it says, and leaves out what it does not say", () => {
    const full = html(<PromoTile promo={promo} />);
    for (const part of [
      "This week",
      "Runout sale",
      "Until Sunday.",
      'href="/search/demo-cars"',
      "sale.webp?w=480 480w",
      'style="object-position:20% 100%"',
    ])
      expect(full).toContain(part);
    const bare = html(<PromoTile promo={{ ...promo, kicker: "", text: "", link: null, image: null }} />);
    expect(bare).toContain("Runout sale");
    expect(bare).not.toMatch(/<p|<a |<img/);
  });

  it("looks as its tone says", () => {
    const looks = (["brand", "accent", "inverse"] as const).map((tone) =>
      html(<PromoTile promo={{ ...promo, tone }} />),
    );
    expect(new Set(looks).size).toBe(3);
  });
});

it("says that search takes a break, never that nothing was found, and where to try again", () => {
  const phone = { text: "07 5550 0142", href: "tel:+61755500142" };
  const contact = { href: "/contact-us", label: "Write to us" };
  const markup = html(<SearchUnavailable href="/search/used-cars?page=2" phone={phone} contact={contact} />);
  expect(markup).toContain("Search is taking a break");
  expect(markup).toContain("Nothing is lost");
  expect(markup).toContain('href="/search/used-cars?page=2"');
  expect(markup).toContain('href="tel:+61755500142"');
  expect(markup).toMatch(/href="\/contact-us"[^>]*>Write to us</);
  const bare = html(<SearchUnavailable href="/search" phone={null} contact={null} />);
  expect(bare.match(/<a /g)).toHaveLength(1);
});

it("names everything in the panel", () => {
  expect(panelLabels(t)).toEqual({
    title: "Filters",
    clear: "Clear all",
    close: "Close filters",
    apply: "Apply filters",
    more: "Show more",
    makes: {
      popular: "Popular makes",
      all: "All Makes",
      show: "Show all makes",
      hide: "Hide extra makes",
      selectModels: "Select models",
      hideModels: "Hide",
      more: "Show more",
    },
    ranges: {
      to: "to",
      minimum: "Minimum {name}",
      maximum: "Maximum {name}",
      minimumSlider: "Minimum {name} slider",
      maximumSlider: "Maximum {name} slider",
      resetMinimum: "Reset minimum",
      resetMaximum: "Reset maximum",
    },
    search: {
      label: "Search stock",
      placeholder: "Make, model or keyword",
      suggestions: "Suggestions",
      recent: "Recent searches",
    },
  });
});
