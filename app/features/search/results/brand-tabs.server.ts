import { FACET_CEILING } from "~/domain/search/search-request";
import { displayMake } from "~/domain/vehicle/make-names";
import type { Listing } from "./listing.server";
import type { BrandTab } from "./results-view";
import { encodeSearch } from "~/features/search/address/search-params";

/** Tabs of makes that stand in for the dealer's brands, on a listing that has none of these. */
const QUICK_MAKES = 6;

/**
 * A tab for each brand the dealer has a site for and this listing has vehicles of, and one for all, then links to those
 * sites; the listing's most frequent makes where it has none of the brands; none where the dealer wants none (TEN-16).
 */
export function brandTabs(listing: Listing): readonly BrandTab[] {
  const { config, query, urls, t } = listing;
  const wanted = config.site.dealershipWebsites;
  if (!config.features.brandTabs || wanted.length === 0) return [];
  const found = foundMakes(listing);
  const sites = wanted.filter(({ make }) => isFound(listing, make, found));
  const makes = sites.length > 0 ? sites.map(({ make }) => make) : (found ?? []).slice(0, QUICK_MAKES);
  if (makes.length === 0) return [];
  const {
    make: chosen = [],
    make_model: models = [],
    model_badge: badges = [],
    ...others
  } = query.refinements;
  const tab = (label: string, make: readonly string[], current: boolean): BrandTab => ({
    label,
    href: encodeSearch(
      { ...query, page: 1, refinements: make.length > 0 ? { ...others, make } : others },
      urls,
    ),
    current,
  });
  const isNarrower = models.length + badges.length > 0;
  const only = chosen.length === 1 && !isNarrower ? chosen[0] : undefined;
  return [
    tab(t("search.allBrands"), [], chosen.length === 0 && !isNarrower),
    ...makes.map((make) => tab(displayMake(make, config.search.makeAliases), [make], make === only)),
    ...sites.flatMap(({ make, url, name }) =>
      url === undefined
        ? []
        : [{ label: name ?? displayMake(make, config.search.makeAliases), href: url, current: false }],
    ),
  ];
}

/** Makes that the listing has vehicles of, whatever make is chosen, the most frequent first; null where nobody counted all. */
function foundMakes({ answer }: Listing): readonly string[] | null {
  const counts = answer.facets.make;
  if (counts === undefined || counts.length >= FACET_CEILING) return null;
  return counts.filter(({ count }) => count > 0).map(({ value }) => value);
}

/** Whether a tab of this make leads to vehicles, as far as anybody knows; the chosen make keeps its tab. */
function isFound({ query }: Listing, make: string, found: readonly string[] | null): boolean {
  const isChosen = query.refinements.make?.includes(make) ?? false;
  return found === null || isChosen || found.includes(displayMake(make));
}
