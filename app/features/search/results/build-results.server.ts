import { vehicleEstimate } from "~/domain/finance/estimate";
import type { Coordinates } from "~/domain/location/distance";

import type { SiteConfig } from "~/domain/tenant/site-config";
import { modelsApart } from "~/domain/search/meaning/models/known-behind";
import { makesApart } from "~/domain/search/meaning/absent-names";
import { visibleLink } from "~/domain/tenant/visible-links";
import { yearIn } from "~/domain/time/year-in";
import type { VehicleSummary } from "~/domain/vehicle/vehicle-summary";
import { COUNT_CAP } from "~/domain/search/capped-count";
import { dealershipsLikeMakes } from "~/features/search/filters/dealerships-like-makes";
import { budgetNote } from "~/features/search/filters/carried-budget.server";
import { brandTabs } from "./brand-tabs.server";
import { filterChips, appliedCount } from "~/features/search/filters/filter-chips.server";
import { filterViews, hiddenFields } from "~/features/search/filters/filter-views.server";
import { listingCrumbs } from "./listing-crumbs.server";
import { listingItems } from "./listing-items.server";
import {
  certifiedWords,
  countText,
  isAllSold,
  listingHeading,
  listingSubheading,
  listingSubject,
  stockNoun,
} from "./listing-words.server";
import { lookSwitch } from "./look-switch.server";
import { leadsOn, pagesNamed } from "./ways/leads-on.server";
import type { Listing } from "./listing.server";
import type {
  EmptyView,
  NearbyKind,
  ResultsMeta,
  ResultsSite,
  ResultsUrls,
  ResultsView,
  WaysView,
} from "./results-view";
import { mapSwitch, mapView } from "~/features/search/map/map-view.server";
import { nearView } from "~/features/search/near/near-view.server";
import { encodeSearch } from "~/features/search/address/search-params";

export interface BuildSource<Card> {
  readonly now: Date;
  readonly toCard: (vehicle: VehicleSummary, from: Coordinates | null) => Card;
}

/** What is near to a search that finds nothing or little. */
export interface NearResults {
  readonly nearby: readonly VehicleSummary[];
  /** `nearby` unless it says otherwise. */
  readonly nearbyKind?: NearbyKind;
  readonly ways: WaysView | null;
  /** Makes and models that the words name and the dealer does not have. */
  readonly absent?: readonly string[];
}

/** Nothing of the kind. */
export const NOTHING_NEAR: NearResults = { nearby: [], ways: null };

/** Everything the results page prints, from a question and its answer. */
export function buildResults<Card>(
  { now, toCard }: BuildSource<Card>,
  listing: Listing,
  { nearby, nearbyKind = "nearby", ways, absent = [] }: NearResults,
): ResultsView<Card> {
  const { config, query, answer, format, urls, expand } = listing;
  const href = encodeSearch(query, urls, expand);
  const heading = listingHeading(listing);
  const card = (vehicle: VehicleSummary) => toCard(vehicle, query.near?.point ?? null);
  const items = listingItems(listing, card, now, href);
  return {
    kind: "results",
    href,
    heading,
    subheading: listingSubheading(listing),
    crumbs: listingCrumbs(listing),
    count: answer.count,
    countText: countText(answer.count, format),
    noun: stockNoun(listing, answer.count),
    showing: showing(listing, cardsLeftOut(listing, items)),
    page: query.page,
    pages: answer.pages,
    text: query.text,
    sort: query.sort,
    sorts: sorts(listing),
    filters: filterViews(listing, now),
    applied: appliedCount(listing),
    hidden: hiddenFields(listing),
    brands: brandTabs(listing),
    chips: filterChips(listing),
    note: noteAbove(listing),
    clearHref: config.routes.defaultSearch,
    items,
    empty:
      answer.count === 0 ? emptyView(listing, { nearby: nearby.map(card), nearbyKind, ways, absent }) : null,
    ways: answer.count === 0 ? ways : withPages(pagesNamed(listing, query.aside ?? ""), ways),
    instead: answer.count === 0 ? [] : nearby.map(card),
    insteadKind: nearbyKind,
    near: nearView(listing),
    mapSwitch: mapSwitch(listing),
    lookSwitch: lookSwitch(listing),
    map: mapView(listing),
    stale: answer.stale,
    savable: config.features.savedSearches,
    layout: layout(listing),
    site: resultsSite(listing),
    urls: resultsUrls(listing),
    meta: resultsMeta(listing, heading, now),
  };
}

/** The pages that words name, before what would find more vehicles. */
function withPages(pages: WaysView | null, ways: WaysView | null): WaysView | null {
  if (pages === null) return ways;
  return { ...pages, links: [...pages.links, ...(ways?.links ?? [])] };
}

/** What stands above the list: what certified means, the budget that led to it, and what words asked for in vain. */
function noteAbove(listing: Listing): string | null {
  const { query, urls, t } = listing;
  const aside = query.aside ?? "";
  const models = modelsApart(aside, query.refinements.make ?? [], urls);
  const { names: makes, rest } = makesApart(models.rest, urls.makes);
  const names = [...models.names, ...makes];
  const missing = names.length === 0 ? null : t("search.notHere", { name: names.join(" · ") });
  const unheld = rest === "" ? null : t("search.notFiltered", { text: rest });
  const notes = [certifiedWords(listing), budgetNote(listing), missing, unheld].filter(
    (note) => note !== null,
  );
  return notes.length === 0 ? null : notes.join(" ");
}

/**
 * The orders a shopper can choose: the dealer's, the nearest first where a place is known, and the one the address asks
 * for if it is not among them (SRCH-05).
 */
function sorts({ config, query, t }: Listing): ResultsView<unknown>["sorts"] {
  const hasPlace = query.near?.point !== undefined;
  const usual = config.search.sortOptions.filter((key) => key !== "nearest");
  const keys = new Set([...usual, ...(hasPlace ? (["nearest"] as const) : []), query.sort]);
  return [...keys].map((key) => ({ key, label: t(`search.sorts.${key}`) }));
}

/** How many of the page's vehicles stand behind another: a run of sold ones shrinks to one (CARD-23). */
function cardsLeftOut<Card>({ answer }: Listing, items: ResultsView<Card>["items"]): number {
  return answer.hits.length - items.filter(({ kind }) => kind === "card").length;
}

function showing({ query, answer, config, t, format }: Listing, leftOut: number): string | null {
  if (answer.count === 0) return null;
  const from = (query.page - 1) * config.search.hitsPerPage + 1;
  const to = Math.min(from + config.search.hitsPerPage - 1, answer.count);
  // "2,122 to 2,142 of 1,999+" would be fewer than are shown.
  const total = to > COUNT_CAP ? format.number(answer.count) : countText(answer.count, format);
  const values = { from: format.number(from), to: format.number(to), total };
  const shown = t("search.showing", values);
  if (leftOut === 0) return shown;
  return t("search.showingWithout", { shown, count: leftOut, number: format.number(leftOut) });
}

interface EmptyParts<Card> extends Pick<EmptyView<Card>, "nearby" | "nearbyKind"> {
  readonly ways: WaysView | null;
  readonly absent: readonly string[];
}

/** The empty card (SRCH-31 to SRCH-33); Clear Filters leads to all stock while its own target is not served. */
function emptyView<Card>(
  { config, t, query }: Listing,
  { nearby, nearbyKind, ways, absent }: EmptyParts<Card>,
): EmptyView<Card> {
  const { emptyMessage, clearFiltersPath } = config.results;
  const target = visibleLink(config, { label: "", path: clearFiltersPath });
  // What has just arrived is no answer to "try one of these".
  const isFollowed = (nearby.length > 0 && nearbyKind !== "arrivals") || ways !== null;
  const name = absent.join(" · ");
  const missing = t(isFollowed ? "empty.notHere" : "search.notHere", { name });
  const text = name === "" ? t(`empty.${emptyMessage}`) : missing;
  return {
    text,
    clearHref: target?.href ?? config.routes.defaultSearch,
    leadsOn: leadsOn({ config, t }, `${query.text} ${query.aside ?? ""}`.trim()),
    nearby,
    nearbyKind,
  };
}

/** Beside a map there is room for two cards, and for no row that scrolls. */
function layout({ config: { results }, urls }: Listing): ResultsView<unknown>["layout"] {
  if (urls.view === "map") return { columns: 2, variant: "grid" };
  if (urls.view === "rows") return { columns: 2, variant: "rows" };
  return { columns: results.gridColumns, variant: results.variant };
}

function resultsSite({ config, format }: Listing): ResultsSite {
  const { slug, url, locale } = config.site;
  return { slug, url, locale, currencySign: format.money(0).replace(/[\d\s.,]/g, "") };
}

/**
 * What the browser needs to write addresses. Dealerships are part of it only where one can be chosen, or where one has
 * the same slug as a make.
 */
function resultsUrls({ config, query, urls }: Listing): ResultsUrls {
  const { makes, dealerships, defaultSort, budget, view } = urls;
  const needed =
    config.filters.enabled.includes("dealership_name") || query.refinements.dealership_name !== undefined;
  return {
    makes,
    dealerships: needed ? dealerships : dealershipsLikeMakes(dealerships, makes),
    defaultSort,
    ...(budget === undefined ? {} : { budget }),
    ...(view === undefined ? {} : { view }),
  };
}

/**
 * The refinements of the address that stands for a listing. A dealer of one type of stock lists the same twice, as all
 * stock and as that type: whole it is called by its type, a make or model of it without.
 */
function namedBy(
  { search: { carTypes } }: SiteConfig,
  refinements: Listing["query"]["refinements"],
): Listing["query"]["refinements"] {
  const [only, ...others] = carTypes;
  const { car_type: types = [], ...rest } = refinements;
  if (only === undefined || others.length > 0 || types.some((type) => type !== only)) return refinements;
  const names = Object.keys(rest);
  if (names.length === 0) return { car_type: [only] };
  return names.every((name) => name === "make" || name === "make_model") ? rest : refinements;
}

/** Which words describe a list: photos and repayments are named where a card of it shows one. */
function descriptionOf(listing: Listing, now: Date): string {
  const { answer, config } = listing;
  if (isAllSold(listing)) return "descriptionSold";
  if (!answer.hits.some(({ image }) => image !== null)) return "descriptionBare";
  const year = yearIn(now, config.site.timeZone);
  const isTold = !config.finance.hidden && config.finance.sampleEstimate !== null;
  const hasRepayment = isTold && answer.hits.some((hit) => vehicleEstimate(hit, config, year) !== null);
  return hasRepayment ? "description" : "descriptionPlain";
}

/**
 * Title, description and address for search engines. Listings with more than a path and a page number are not indexed:
 * there are too many, and each is part of one that is indexed.
 */
function resultsMeta(listing: Listing, heading: string, now: Date): ResultsMeta {
  const { config, query, answer, t, urls, format } = listing;
  const { budget: _budget, view: _view, ...plain } = urls;
  const refinements = namedBy(config, query.refinements);
  const path = encodeSearch({ ...query, refinements, sort: urls.defaultSort }, plain);
  const deep = encodeSearch({ ...query, page: 1 }, urls, listing.expand).includes("?");
  const title = query.page > 1 ? t("search.pageTitle", { heading, page: query.page }) : heading;
  const values = {
    total: countText(answer.count, format),
    subject: listingSubject(listing),
    site: config.site.name,
  };
  return {
    title,
    description: t(`search.${descriptionOf(listing, now)}`, values),
    path,
    noindex: deep || answer.count === 0,
  };
}
