import type { SiteConfig } from "~/domain/tenant/site-config";
import { IN_STOCK_STATUSES } from "~/domain/vehicle/stock-status";
import type { StockScope } from "~/ports/search-service";

type MarketSite = { readonly site: Pick<SiteConfig["site"], "currency" | "dealerships"> };

/**
 * The market a price is compared in: what every dealer of one currency here shows for sale. It is no dealer's
 * listing: it has a cache of its own (a colon is in no dealer's slug), and only figures over many vehicles leave it.
 */
export function marketScope(currency: string, sites: readonly MarketSite[]): StockScope {
  const dealerships = sites
    .filter(({ site }) => site.currency === currency)
    .flatMap(({ site }) => site.dealerships.map(({ id }) => id));
  return {
    tenant: `market:${currency}`,
    rule: {
      kind: "all",
      of: [
        { kind: "flag", attribute: "show_on_dealer_website", value: true },
        { kind: "values", attribute: "dealership_id", values: [...new Set(dealerships)].sort() },
        { kind: "values", attribute: "status", values: IN_STOCK_STATUSES },
      ],
    },
  };
}
