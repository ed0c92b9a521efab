import { nearLabel } from "~/features/search/near/near-view.server";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES, type FacetAttribute } from "~/domain/search/attributes";
import { leftOut, type StockValues } from "~/domain/search/meaning/stock-concepts";
import { modelsLeftOut } from "~/domain/search/meaning/models/except-models";
import { foldText } from "~/domain/text/fold-text";
import type { VehicleQuery } from "~/domain/search/query";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Listing, ListingSite } from "~/features/search/results/listing.server";
import type { ChipView } from "~/features/search/results/results-view";
import { encodeSearch } from "~/features/search/address/search-params";
import { wordList } from "~/i18n/list-format";
import { rangeLabel, valueLabel } from "./value-labels.server";

/** Everything that is applied, each with the address of the page without it. */
export function filterChips(listing: Listing): readonly ChipView[] {
  return [...textChip(listing), ...appliedChips(listing), ...asideChip(listing)];
}

/** How many filters are applied; text is not a filter. */
export function appliedCount(listing: Listing): number {
  return appliedChips(listing).length;
}

function appliedChips(listing: Listing): readonly ChipView[] {
  return [...valueChips(listing), ...rangeChips(listing), ...placeChip(listing)];
}

/** Whether the chosen conditions leave any out that this dealer lists. */
function narrowsCondition({ car_type: chosen = [] }: VehicleQuery["refinements"], { search }: SiteConfig) {
  return chosen.length > 0 && search.carTypes.some((type) => !chosen.includes(type));
}

function textChip(listing: Listing): readonly ChipView[] {
  const { text } = listing.query;
  return text === "" ? [] : [chip(listing, listing.t("search.quoted", { text }), { text: "" })];
}

/** What no filter holds is taken away like what is applied, and counted with none of it. */
function asideChip(listing: Listing): readonly ChipView[] {
  const { aside } = listing.query;
  return aside === undefined
    ? []
    : [chip(listing, listing.t("search.quoted", { text: aside }), { aside: "" })];
}

function valueChips(listing: Listing): readonly ChipView[] {
  const { refinements } = listing.query;
  const isWhole = !narrowsCondition(refinements, listing.config);
  const { makes, makeModels: models } = listing.urls;
  const unwanted = modelsLeftOut(refinements, { makes, models });
  return FACET_ATTRIBUTES.filter((name) => name !== "car_type" || !isWhole).flatMap((name) => {
    if (unwanted !== null && name === "make") return exceptModelChips(listing, unwanted);
    if (unwanted !== null && name === "make_model") return [];
    const chosen = refinements[name] ?? [];
    const others = leftOut(name, chosen, stockOf(listing));
    if (others.length > 0)
      return [
        chip(listing, exceptLabel(listing, name, others), { refinements: { ...refinements, [name]: [] } }),
      ];
    return chosen.map((value) => {
      const rest = chosen.filter((other) => other !== value);
      const label = valueLabel(listing, name, value);
      const said = isTwofold(listing, name, label) ? namedLabel : chipLabel;
      return chip(listing, said(listing, name, label), { refinements: { ...refinements, [name]: rest } });
    });
  });
}

/** "Toyota", "Not Hilux": the make that other models are left of, where it is asked for, and what is left out. */
function exceptModelChips(
  listing: Listing,
  { makes, models }: { readonly makes: readonly string[]; readonly models: readonly string[] },
): readonly ChipView[] {
  const { make: _make, make_model: _models, ...others } = listing.query.refinements;
  return [
    ...makes.map((make) => chip(listing, valueLabel(listing, "make", make), { refinements: others })),
    chip(listing, exceptLabel(listing, "make_model", models), { refinements: { ...others, make: makes } }),
  ];
}

/** Beside a model that is chosen by itself a make is not left out. */
function stockOf({ urls, query: { refinements } }: Listing): StockValues {
  const isTree = (refinements.make_model ?? refinements.model_badge) !== undefined;
  return { ...urls.values, ...(isTree ? {} : { make: urls.makes }) };
}

/** "Not White", for every other colour of the stock. */
function exceptLabel(listing: Listing, name: FacetAttribute, others: readonly string[]): string {
  const labels = others.map((value) => valueLabel(listing, name, value));
  const values = wordList(listing.config.site.locale, labels, "disjunction");
  const label = listing.t("filters.except", { values });
  return labels.some((one) => isTwofold(listing, name, one)) ? namedLabel(listing, name, label) : label;
}

function rangeChips(listing: Listing): readonly ChipView[] {
  const { ranges } = listing.query;
  return RANGE_ATTRIBUTES.flatMap((name) => {
    const range = ranges[name];
    return range
      ? [chip(listing, rangeLabel(listing, name, range), { ranges: { ...ranges, [name]: {} } })]
      : [];
  });
}

/** A place nobody knows is not applied: its field says so. */
function placeChip(listing: Listing): readonly ChipView[] {
  const { near, ...query } = listing.query;
  if (near?.point === undefined) return [];
  // A postcode is told as it was typed; a name may have been typed in small letters.
  const { name: _, ...typed } = near;
  const label = nearLabel(/\d/u.test(near.place) ? typed : near, listing);
  return [{ label, href: encodeSearch({ ...query, page: 1 }, listing.urls) }];
}

/** Whether stock here has something else by that name: Orange is a colour and a town. */
function isTwofold({ urls: { values = {} } }: Listing, name: FacetAttribute, label: string): boolean {
  const own = foldText(label);
  return FACET_ATTRIBUTES.some(
    // Badges are words among others; they are read as text.
    (other) =>
      other !== name && other !== "badge" && (values[other] ?? []).some((value) => foldText(value) === own),
  );
}

function namedLabel({ t }: ListingSite, name: string, value: string): string {
  return t("filters.named", { name: t(`filters.names.${name}`), value });
}

/** "Certified: Yes": "yes", "no" or a number means nothing without the name of its filter. */
export function chipLabel(site: ListingSite, name: string, label: string): string {
  if (name !== "certified" && name !== "seats" && name !== "doors" && name !== "axle_type") return label;
  return namedLabel(site, name, label);
}

function chip({ query, urls }: Listing, label: string, without: Partial<VehicleQuery>): ChipView {
  return { label, href: encodeSearch({ ...query, ...without, page: 1 }, urls) };
}
