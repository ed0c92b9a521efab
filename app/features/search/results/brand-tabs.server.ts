import { displayMake } from "~/domain/vehicle/make-names";
import type { Listing } from "./listing.server";
import type { BrandTab } from "./results-view";
import { encodeSearch } from "~/features/search/address/search-params";

/**
 * A tab for each brand the dealer has a site for, and one for all, then links to those sites; none where the dealer wants
 * none (TEN-16).
 */
export function brandTabs(listing: Listing): readonly BrandTab[] {
  const { config, query, urls, t } = listing;
  const sites = config.site.dealershipWebsites;
  const makes = sites.map(({ make }) => make);
  if (!config.features.brandTabs || makes.length === 0) return [];
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
