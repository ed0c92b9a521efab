import { wordList } from "~/i18n/list-format";
import { isCarType } from "~/domain/search/normalise-query";
import { cappedCount } from "~/domain/search/capped-count";
import { isInStock } from "~/domain/vehicle/stock-status";
import type { CarType, ItemType } from "~/domain/vehicle/vehicle";
import type { Formatter } from "~/i18n/format";
import { listingKind } from "~/domain/search/listing-kind";
import type { Listing, ListingSite } from "./listing.server";
import { modelAndBadge } from "~/domain/search/model-tree";
import { makeOf } from "~/domain/make/make-of";
import { ENTRY_BLOCK } from "~/domain/tenant/checks/content-blocks";
import { modelLabel, valueLabel } from "~/features/search/filters/value-labels.server";
import { toldValues } from "~/features/search/address/told-values.server";

/** "168", "1,999+" (SRCH-09, OPEN-15). */
export function countText(count: number, format: Formatter): string {
  const { shown, capped } = cappedCount(count);
  return capped ? `${format.number(shown)}+` : format.number(shown);
}

/** What is listed, in the number's form: "trucks", "caravan", or "vehicles" where there are several kinds. */
export function stockNoun(listing: Listing, count: number): string {
  return listing.t(`search.nouns.${kindOf(listing) ?? "vehicle"}`, { count });
}

/** The one kind of vehicle that is listed, as far as the answer tells. */
export function kindOf({ config, query, answer }: Listing): ItemType | null {
  return listingKind({
    chosen: query.refinements.item_type ?? [],
    sold: config.site.vehicleTypes,
    found: answer.count > 0 ? answer.facets.item_type : undefined,
  });
}

/** A count that stands for "several": some languages have a form of their own for two. */
export const SEVERAL = 100;

/** What the listing shows: "Used Toyota utes", "Certified used cars", "New, demo and used vehicles". */
export function listingSubject(listing: Listing): string {
  const subject = ofTypes(listing, typeWords(listing), namedStock(listing));
  return sentenceCase(isCertified(listing) ? listing.t("search.certified", { subject }) : subject);
}

/** What the dealer's vehicle pages say of certified vehicles, its first paragraph; null for a listing of others too. */
export function certifiedWords(listing: Listing): string | null {
  if (!isCertified(listing)) return null;
  const blocks = Object.entries(listing.config.content.blocks);
  const [, block] = blocks.find(([name, { on }]) => name.startsWith(ENTRY_BLOCK) && on.certified) ?? [];
  return block?.text.split(/\n\s*\n/)[0] ?? null;
}

const isCertified = ({ query }: Listing) => one(query.refinements.certified) === "true";

/** "used vehicles": which stock and of what condition, in the order of the language. */
export function ofTypes({ t }: Listing, types: string, stock: string): string {
  return types === "" ? stock : t("search.ofTypes", { types, stock });
}

/** The page's heading: "Used Toyota utes for sale in Moorooka". */
export function listingHeading(listing: Listing): string {
  const { t, query } = listing;
  const subject = listingSubject(listing);
  if (query.text !== "") return t("search.headingText", { subject, text: query.text });
  if (isAllSold(listing)) return t("search.headingSold", { subject });
  const yard = chosenYard(listing);
  if (yard !== null) return t("search.headingAt", { subject, place: yard });
  const place = listingPlace(listing);
  return place === null ? t("search.heading", { subject }) : t("search.headingIn", { subject, place });
}

/** Whether the listing has vehicles, and nobody can buy one of them. */
export function isAllSold({ answer }: Pick<Listing, "answer">): boolean {
  return answer.count > 0 && answer.hits.length >= answer.count && !answer.hits.some(isInStock);
}

/** The line below it: "At Carrara and Nerang", "52 dealerships"; null when the heading names the place. */
export function listingSubheading(listing: Listing): string | null {
  const { t, format } = listing;
  if (listingPlace(listing) !== null) return null;
  const cities = siteCities(listing);
  if (cities.length > 1 && cities.length <= 3) return t("search.at", { places: joined(listing, cities) });
  const count = dealershipsShown(listing);
  return count > 1 ? t("search.dealerships", { count, number: format.number(count) }) : null;
}

/** Car-type words in the fixed order, lower case: "new, demo and used". */
export function typeWords(listing: Listing, chosen = chosenTypes(listing)): string {
  return joined(
    listing,
    chosen.map((type) => listing.t(`search.types.${type}`)),
  );
}

/** The car types the listing is limited to, else those the dealer lists. */
export function chosenTypes({ query, config }: Listing): readonly CarType[] {
  const chosen = (query.refinements.car_type ?? []).filter(isCarType);
  return chosen.length > 0 ? chosen : config.search.carTypes;
}

/** Capitalises the first letter: titles are written like sentences. */
export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One make and model, make and body, or what the dealer sells. */
function namedStock(listing: Listing): string {
  const told = toldValues(listing);
  const { make: makes, make_model: models, model_badge: badges } = told;
  const tree = [makes, models, badges].flatMap((chosen) => chosen ?? []);
  const only = tree.length === 1;
  const badge = only ? modelAndBadge(one(badges) ?? "") : null;
  if (badge !== null) return `${makeAndModel(listing, badge.makeModel)} ${badge.badge}`;
  const model = only ? one(models) : null;
  if (model !== null) return makeAndModel(listing, model);
  const make = (only ? one(makes) : null) ?? "";
  const body = one(told.body);
  const noun =
    body === null
      ? stockNoun(listing, SEVERAL)
      : listing.t(`search.bodies.${body}`, { defaultValue: valueLabel(listing, "body", body) });
  return make === "" ? noun : listing.t("search.ofMake", { make, noun });
}

function makeAndModel(listing: Listing, makeModel: string): string {
  const make = makeOf(makeModel, listing.urls.makes);
  const model = make === null ? makeModel : modelLabel(listing, makeModel, make);
  return make === null || model.startsWith(make) ? model : `${make} ${model}`;
}

/** The one dealership or yard the listing is limited to: one buys at it, not in it. */
function chosenYard(listing: Listing): string | null {
  const told = toldValues(listing);
  return one(told.dealership_name) ?? one(told.location_name);
}

/** The one place the listing is about: a chosen yard or city, else the town the dealer trades in. */
function listingPlace(listing: Listing): string | null {
  const { refinements } = listing.query;
  const chosen = chosenYard(listing) ?? one(toldValues(listing).city);
  if (chosen !== null) return chosen;
  if (refinements.dealership_name ?? refinements.location_name ?? refinements.city) return null;
  const cities = siteCities(listing);
  return cities.length === 1 ? (cities[0] ?? null) : null;
}

/** Dealerships that have what is listed: the chosen ones, or those found; all of them where nothing tells. */
function dealershipsShown(listing: Listing): number {
  const chosen = toldValues(listing).dealership_name ?? [];
  const found = chosen.length > 0 ? chosen : listing.answer.facets.dealership_name;
  return found?.length ?? listing.config.site.dealerships.length;
}

function siteCities({ config }: ListingSite): readonly string[] {
  const yards = config.site.locations.filter(
    ({ visible, locationType }) => visible && ["sales", ""].includes(locationType),
  );
  return [...new Set(yards.map(({ address }) => address.city))];
}

function joined({ config }: ListingSite, words: readonly string[]): string {
  return wordList(config.site.locale, words);
}

function one(values: readonly string[] | undefined): string | null {
  return values?.length === 1 ? (values[0] ?? null) : null;
}
