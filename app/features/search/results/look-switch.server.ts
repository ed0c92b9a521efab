import type { SiteConfig } from "~/domain/tenant/site-config";
import { encodeSearch } from "~/features/search/address/search-params";
import type { Listing } from "./listing.server";

/** Whether shoppers may see the dealer's listings as rows: those that are a grid. */
export function hasRows({ results }: Pick<SiteConfig, "results">): boolean {
  return results.rowsSwitch && results.variant === "grid";
}

/** The link to the same listing as rows, or back to the grid; null where there are none, and beside a map. */
export function lookSwitch({ config, query, urls: { view, ...urls }, expand, t }: Listing) {
  if (!hasRows(config) || view === "map") return null;
  const isRows = view === "rows";
  return {
    label: t(isRows ? "search.look.grid" : "search.look.rows"),
    href: encodeSearch(query, isRows ? urls : { ...urls, view: "rows" }, expand),
  };
}
