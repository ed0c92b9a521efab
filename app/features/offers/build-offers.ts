import type { CatalogueFacet } from "~/domain/catalogue/catalogue-document";
import { facetKey } from "~/domain/catalogue/catalogue-document";
import { type CatalogueQuery, EVERY_ENTRY } from "~/domain/catalogue/catalogue-query";
import { FACET_PARAMS, writeCatalogueQuery } from "~/domain/catalogue/catalogue-url";
import { absolute, pageFrame, type PageSite } from "~/domain/content/page-frame";
import { runningOffers } from "~/domain/offer/shown-offers";
import { OFFERS_PATH } from "~/domain/offer/offer-path";
import { displayMake } from "~/domain/vehicle/make-names";
import { queryString } from "~/paths";
import type { CataloguePage } from "~/ports/catalogue-search";
import { offerCategoryName, offerCard, offerWords } from "./offer-card-view";
import type { OfferCardView, OfferFilter, OffersPageView, OfferTab } from "./offer-views";

/** Facets the list counts (SRCH-35). */
export const OFFER_FACETS: readonly CatalogueFacet[] = ["categories", "manufacturer.name", "model.name"];

/** Fewer offers than this are seen at a glance: nobody has to narrow them down. */
const MANY_OFFERS = 12;

/** A page of offers as it was asked for, and what was found. */
export interface FoundOffers {
  readonly query: CatalogueQuery;
  readonly found: CataloguePage;
}

/** The list of offers (ROUTE-33, OFFER-01): its address holds all that is chosen (URL-14). */
export function buildOffers({ query, found }: FoundOffers, site: PageSite): OffersPageView {
  const { config, content, t } = site;
  const name = config.site.name;
  const cards = found.ids.flatMap((id) => {
    const offer = content.offers.find((one) => one.id === id);
    return offer === undefined ? [] : [offerCard(offer, site)];
  });
  const title = t("offer.title");
  const narrowed = isNarrowed(query);
  const form = filters({ query, found }, site);
  return {
    frame: pageFrame(site, {
      title,
      description: t("offer.description", { name }),
      path: offersHref({ ...EVERY_ENTRY, page: query.page }),
      image: cards[0]?.image?.src ?? null,
      entities: cards.length === 0 ? [] : [offerList(cards, site)],
    }),
    title,
    intro: t("offer.intro", { name }),
    brandTabs: brandTabs(query, site),
    tabs: { label: t("offer.kinds"), items: categoryTabs({ query, found }, site) },
    filters: form,
    hasForm: isFilled(form) || runningOffers(content.offers, site.today).length >= MANY_OFFERS,
    summary: t("offer.count", { count: found.count }),
    layout: config.offers.layout,
    cards,
    empty:
      cards.length > 0
        ? null
        : {
            heading: t("empty.heading"),
            text: t("empty.offers"),
            href: OFFERS_PATH,
            clear: t("empty.clear"),
          },
    pages: {
      page: query.page,
      pages: found.pages,
      links: Array.from({ length: found.pages }, (_, at) => ({
        href: offersHref({ ...query, page: at + 1 }),
        label: t("offer.page", { page: at + 1 }),
      })),
      words: {
        nav: t("offer.pages"),
        previous: t("offer.previous"),
        next: t("offer.next"),
      },
    },
    words: offerWords(site),
    noindex: narrowed,
  };
}

/** The address of a state of the list. */
export function offersHref(query: CatalogueQuery): string {
  return OFFERS_PATH + queryString(writeCatalogueQuery(query));
}

function isNarrowed({ text, filters: chosen, ranges }: CatalogueQuery): boolean {
  return text !== "" || Object.keys(chosen).length > 0 || ranges.price !== undefined;
}

function choose(query: CatalogueQuery, facet: CatalogueFacet, values: readonly string[]): CatalogueQuery {
  const { [facet]: _, ...others } = query.filters;
  return { ...query, page: 1, filters: values.length === 0 ? others : { ...others, [facet]: values } };
}

/** A tab for each kind of offer there is, in the dealer's order, and one for all. */
function categoryTabs({ query, found }: FoundOffers, site: PageSite): readonly OfferTab[] {
  const counts = found.facets.categories ?? [];
  const chosen = (query.filters.categories ?? []).map(facetKey);
  const place = (category: string) => site.content.offers.findIndex((offer) => offer.category === category);
  if (counts.length < 2 && chosen.length === 0) return [];
  const ordered = [...counts].sort((a, b) => place(a.value) - place(b.value));
  return [
    {
      label: site.t("offer.all"),
      href: offersHref(choose(query, "categories", [])),
      current: chosen.length === 0,
    },
    ...ordered.map(({ value, count }) => ({
      label: `${offerCategoryName(value, site)} (${count})`,
      href: offersHref(choose(query, "categories", [value])),
      current: chosen.includes(facetKey(value)),
    })),
  ];
}

/** One tab for each make of site.dealershipWebsites, as above stock; each sets the make (TEN-16, OPEN-04). */
function brandTabs(query: CatalogueQuery, { config, t }: PageSite): readonly OfferTab[] {
  const makes = config.site.dealershipWebsites.map(({ make }) => make);
  if (!config.features.brandTabs || makes.length === 0) return [];
  const chosen = (query.filters["manufacturer.name"] ?? []).map(facetKey);
  const tab = (label: string, values: readonly string[], current: boolean): OfferTab => {
    const { "model.name": _, ...filtersWithoutModel } = query.filters;
    const rest = { ...query, filters: filtersWithoutModel };
    return { label, href: offersHref(choose(rest, "manufacturer.name", values)), current };
  };
  return [
    tab(t("search.allBrands"), [], chosen.length === 0),
    ...makes.map((make) =>
      tab(
        displayMake(make, config.search.makeAliases),
        [make],
        chosen.length === 1 && chosen[0] === facetKey(make),
      ),
    ),
  ];
}

/** Whether anything is chosen in the form itself; tabs choose as well. */
function isFilled({ query, selects, prices }: OffersPageView["filters"]): boolean {
  return [query, ...selects, ...prices].some(({ value }) => value !== "");
}

function filters({ query, found }: FoundOffers, site: PageSite): OffersPageView["filters"] {
  const { config, content, t } = site;
  const hasTabs = brandTabs(query, site).length > 0;
  const select = (facet: CatalogueFacet, name: string, any: string, label: (value: string) => string) => {
    const values = (found.facets[facet] ?? []).map(({ value }) => value);
    const [value = ""] = query.filters[facet] ?? [];
    const known = values.find((one) => facetKey(one) === facetKey(value)) ?? value;
    const all = known === "" || values.includes(known) ? values : [...values, known];
    const choices = all.toSorted().map((one) => ({ value: one, label: label(one) }));
    const shown = choices.length > 1 || known !== "" ? [{ value: "", label: t(any) }, ...choices] : [];
    return { name: FACET_PARAMS[facet], label: t(name), value: known, choices: shown };
  };
  const make = (value: string) => displayMake(value, config.search.makeAliases);
  const makes = select("manufacturer.name", "offer.make", "offer.anyMake", make);
  const models = select("model.name", "offer.model", "offer.anyModel", (value) => value);
  const running = runningOffers(content.offers, site.today);
  const priced = running.filter(({ price }) => price !== null).length;
  // Bounds would hide the offers without a price: most of them must have one.
  const asksPrice = priced > 1 && priced * 2 >= running.length;
  const { min, max } = query.ranges.price ?? {};
  const end = (name: string, label: string, value: number | undefined): OfferFilter => ({
    name,
    label: t(label),
    value: value === undefined ? "" : String(value),
    choices: [],
  });
  const keptFacets: CatalogueFacet[] = hasTabs ? ["categories", "manufacturer.name"] : ["categories"];
  return {
    action: OFFERS_PATH,
    label: t("offer.filters"),
    query: { name: "query", label: t("offer.query"), value: query.text, choices: [] },
    selects: [...(hasTabs ? [] : [makes]), models].filter(({ choices }) => choices.length > 0),
    prices:
      asksPrice || min !== undefined || max !== undefined
        ? [end("price_min", "offer.priceMin", min), end("price_max", "offer.priceMax", max)]
        : [],
    kept: keptFacets.flatMap((facet) =>
      (query.filters[facet] ?? []).map((value) => ({ name: FACET_PARAMS[facet], value })),
    ),
    submit: t("offer.show"),
    clear: isNarrowed(query) ? { href: OFFERS_PATH, label: t("offer.clear") } : null,
  };
}

function offerList(cards: readonly OfferCardView[], { config }: PageSite) {
  return {
    "@type": "ItemList",
    numberOfItems: cards.length,
    itemListElement: cards.map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: absolute(config, href),
    })),
  };
}
