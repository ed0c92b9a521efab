import { createRemixStub } from "@remix-run/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { catalogueDocuments } from "~/domain/catalogue/site-catalogue";
import { readCatalogueQuery } from "~/domain/catalogue/catalogue-url";
import { NO_CONTENT } from "~/domain/content/site-content";
import type { PageSite } from "~/domain/content/page-frame";
import type { Offer } from "~/domain/offer/offer";
import { runsOn } from "~/domain/catalogue/day-range";
import { serverTranslator } from "~/i18n/server-i18n.server";
import { createEmbeddedCatalogue } from "~/infra/search/catalogue/embedded-catalogue.server";
import { offer } from "../../../test/fixtures/offer";
import { siteConfig } from "../../../test/fixtures/site";
import { buildEndedOffer, buildOffer } from "./build-offer";
import { buildOffers, OFFER_FACETS } from "./build-offers";
import { homeOffers } from "./offer-teasers";
import { OfferCard } from "./offer-card";
import { offerCard, offerWords } from "./offer-card-view";
import { OfferPage } from "./offer-page";

const TODAY = "2026-11-21";
const sentence = (length: number) => "word ".repeat(60).slice(0, length - 1) + ".";

const BONUS = offer({
  id: "bonus",
  name: "Fleet bonus",
  category: "Fleet offer",
  manufacturer: { name: "Mazda" },
  model: "CX-5",
  price: 38_990,
  starts: "2026-11-01",
  ends: "2026-11-30",
  disclaimer: `Until {ends}. ${sentence(240)}`,
  description: sentence(230),
});
const RATE = offer({
  id: "rate",
  name: "A lower rate",
  category: "Finance offer",
  manufacturer: "Kia",
  department: "finance",
});
const SERVICE = offer({ id: "service", price: 249, department: "service" });
const OVER = offer({ id: "over", ends: "2026-11-20" });
const ALL = [BONUS, RATE, SERVICE, OVER];

function site(offers: readonly Offer[] = ALL, change: object = {}): PageSite {
  const config = siteConfig();
  return {
    config: { ...config, ...change },
    content: { ...NO_CONTENT, offers },
    t: serverTranslator("en-AU", {}),
    now: new Date(`${TODAY}T02:00:00Z`),
    today: TODAY,
  };
}

/** The list as the embedded search finds it. */
async function list(search: string, of: PageSite = site(), hitsPerPage = 21) {
  const catalogue = createEmbeddedCatalogue((_, kind) => catalogueDocuments(of.content, kind));
  const query = readCatalogueQuery(new URLSearchParams(search));
  const scope = { tenant: "yard", kind: "offers", within: runsOn(TODAY) } as const;
  const found = await catalogue.search(scope, { query, facets: OFFER_FACETS, hitsPerPage });
  return buildOffers({ query, found }, of);
}
const ids = ({ cards }: { readonly cards: readonly { readonly id: string }[] }) => cards.map(({ id }) => id);

describe("the list", () => {
  it("OFFER-01: shows the offers of today, with tabs for the kinds there are", async () => {
    const view = await list("");
    expect(ids(view)).toEqual(["bonus", "rate", "service"]);
    expect(view.tabs.items.map(({ label, href }) => [label, href])).toEqual([
      ["All offers", "/special-offers"],
      ["Fleet offer (1)", "/special-offers?category=Fleet+offer"],
      ["Finance offer (1)", "/special-offers?category=Finance+offer"],
      ["Service offer (1)", "/special-offers?category=Service+offer"],
    ]);
    expect([view.summary, view.noindex, view.empty]).toEqual(["3 offers", false, null]);
  });

  it("URL-14, OFFER-10: its address holds what is chosen: category, make, model, price, words and page", async () => {
    expect(ids(await list("category=finance-offer"))).toEqual(["rate"]);
    expect(ids(await list("make=Mazda&model=CX-5"))).toEqual(["bonus"]);
    expect(ids(await list("price_max=$1,000"))).toEqual(["service"]);
    expect(ids(await list("query=fleet"))).toEqual(["bonus"]);
    const second = await list("page=2", site(), 2);
    expect(ids(second)).toEqual(["service"]);
    expect(second.frame.path).toBe("/special-offers?page=2");
    const chosen = await list("category=Finance+offer&make=Kia");
    expect(chosen.noindex).toBe(true);
    expect(chosen.frame.path).toBe("/special-offers");
    expect(chosen.filters.kept).toEqual([{ name: "category", value: "Finance offer" }]);
    expect(chosen.filters.selects.map(({ name, value }) => [name, value])).toEqual([["make", "Kia"]]);
    expect(chosen.filters.clear?.href).toBe("/special-offers");
  });

  it("has a form to narrow it down where there are many offers, or something is chosen in it", async () => {
    const many = (count: number) =>
      site(
        Array.from({ length: count }, (_, at) => offer({ id: `offer-${at}`, category: `Kind ${at % 2}` })),
      );
    expect((await list("", many(11))).hasForm).toBe(false);
    expect((await list("", many(12))).hasForm).toBe(true);
    expect((await list("category=Kind+1", many(12))).hasForm).toBe(true);
    expect((await list("category=Finance+offer")).hasForm).toBe(false);
    for (const chosen of ["query=zebra", "price_max=1000", "make=Kia", "model=CX-5"])
      expect((await list(chosen)).hasForm, chosen).toBe(true);
  });

  it("asks for a price where at least half of the running offers have one, and where one is chosen", async () => {
    const fields = async (offers: readonly Offer[], search = "") =>
      (await list(search, site(offers))).filters.prices.map(({ name }) => name);
    const bare = (id: string) => offer({ id, price: null });
    const both = ["price_min", "price_max"];
    expect(await fields([BONUS, SERVICE, bare("a"), bare("b"), OVER])).toEqual(both);
    expect(await fields([BONUS, SERVICE, bare("a"), bare("b"), bare("c")])).toEqual([]);
    expect(await fields([BONUS])).toEqual([]);
    expect(await fields([BONUS, bare("a"), bare("b")], "price_max=1000")).toEqual(both);
  });

  it("SRCH-31 to SRCH-33: says so when nothing fits, and leads back to everything", async () => {
    const { empty, cards } = await list("query=zebra");
    expect(cards).toEqual([]);
    expect(empty).toEqual({
      heading: "No Results Available",
      text: "There appears to be no offers currently available that meet the conditions of your search",
      href: "/special-offers",
      clear: "Clear Filters",
    });
  });

  it("OPEN-04: has a group's brands as tabs, each setting the make", async () => {
    const base = siteConfig();
    const group = site(ALL, {
      features: { ...base.features, brandTabs: true },
      site: { ...base.site, dealershipWebsites: [{ make: "Mazda" }, { make: "Kia" }] },
    });
    const { brandTabs, filters } = await list("category=Fleet+offer&make=Mazda", group);
    expect(brandTabs.map(({ href, current }) => [href, current])).toEqual([
      ["/special-offers?category=Fleet+offer", false],
      ["/special-offers?make=Mazda&category=Fleet+offer", true],
      ["/special-offers?make=Kia&category=Fleet+offer", false],
    ]);
    expect(filters.kept.map(({ name }) => name)).toEqual(["category", "make"]);
  });
});

describe("a card", () => {
  const html = (one: Offer, layout: "grid" | "list") => {
    const card = (
      <OfferCard card={offerCard(one, site())} words={offerWords(site())} layout={layout} level="h2" />
    );
    return renderToStaticMarkup(card);
  };

  it.each(["grid", "list"] as const)(
    "OFFER-02, OFFER-03 (%s): folds its text away with View more and View less, without script (OFFER-04, OFFER-05)",
    (layout) => {
      const made = html(BONUS, layout);
      expect(made.match(/<details/g)).toHaveLength(2);
      for (const words of ["View more", "View less", "View full disclaimer", "View less disclaimer"]) {
        expect(made).toContain(`>${words}</span>`);
      }
      expect(made).toContain("Until 30 November 2026.");
      expect(made).toContain('<time dateTime="2026-11-30">Ends 30 November 2026</time>');
    },
  );

  it("OFFER-06, OFFER-07: shows 160 of more than 200 characters, and 200 of a long disclaimer (OPEN-47)", () => {
    const card = offerCard(BONUS, site());
    expect(card.description.start.length).toBeLessThanOrEqual(160);
    expect(card.disclaimer?.start.length).toBeLessThanOrEqual(200);
    expect(card.disclaimer?.start.length).toBeGreaterThan(180);
    expect(html(SERVICE, "grid")).not.toContain("<details");
  });
});

describe("the page", () => {
  it("has breadcrumbs, linked data of the offer and others beside it (ENT-26)", () => {
    const { frame, more, term } = buildOffer(BONUS, site());
    expect(frame.crumbs.map(({ label }) => label)).toEqual(["Home", "Special offers", "Fleet bonus"]);
    expect(JSON.stringify(frame.structured)).toContain('"@type":"Offer"');
    expect(frame.structured).toMatchObject({
      "@graph": [
        { "@type": "BreadcrumbList" },
        {
          name: "Fleet bonus",
          url: "https://www.yard.example/offers/mazda/bonus",
          price: 38_990,
          priceCurrency: "AUD",
          validFrom: "2026-11-01",
          validThrough: "2026-11-30",
          itemOffered: { "@type": "Vehicle", name: "Mazda CX-5", model: "CX-5", brand: { name: "Mazda" } },
          offeredBy: { "@type": "Organization", "@id": "https://www.yard.example/#dealer" },
        },
      ],
    });
    expect(more?.cards.map(({ id }) => id)).toEqual(["rate", "service"]);
    expect([term, buildOffer(RATE, site()).term]).toEqual(["Ends 30 November 2026", "Until further notice"]);
  });

  it("has the conditions whole, whatever their length: nothing to open, none of them hidden", () => {
    const view = buildOffer(BONUS, site([BONUS]));
    const parts = { prose: null, contact: null, form: null, stock: null };
    const Page = createRemixStub([{ path: "/", Component: () => <OfferPage view={view} {...parts} /> }]);
    const made = renderToStaticMarkup(<Page />);
    expect(made).toContain(`>${BONUS.disclaimer.replace("{ends}", "30 November 2026")}</p>`);
    expect(made).not.toContain("View full disclaimer");
    expect(buildOffer(RATE, site()).disclaimer).toBeNull();
  });

  it("of an offer that is over says so, with what is on now", () => {
    const ended = buildEndedOffer(OVER, site());
    expect(ended.text).toBe("“Service for $249” ran until 20 November 2026. Here is what is on now.");
    expect(ended.more?.cards).toHaveLength(3);
    expect(buildEndedOffer(OVER, site([OVER])).more).toBeNull();
    expect(buildEndedOffer(OVER, site([OVER])).text).toContain("no offers running today");
  });
});

it("shows offers on the home page: the first large and from the side, models of the others from the front", () => {
  const modelImage = { src: "/media/v/ute-hero-b3101a", alt: "Ford Ranger", width: 1200, height: 900 };
  const rate = { ...RATE, highlight: "3.99% p.a.", highlightNote: "comparison rate 4.1% p.a.*" };
  const offers = [BONUS, rate].map((one) => ({ ...one, modelImage }));
  const teasers = homeOffers(site(offers));
  expect(teasers.map(({ image }) => image?.src)).toEqual([
    "/media/v/ute-side-b3101a",
    "/media/v/ute-front-b3101a",
  ]);
  expect(teasers[0]).toMatchObject({ kicker: "Fleet offer", terms: "Ends 30 November 2026" });
  expect(teasers[1]?.terms).toBe("3.99% p.a. (comparison rate 4.1% p.a.)");
  const off = siteConfig({ routes: { enabled: ["home"] } });
  expect(homeOffers(site(offers, { routes: off.routes }))).toEqual([]);
});
