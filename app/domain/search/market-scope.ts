import type { SiteConfig } from "~/domain/tenant/site-config";
import { IN_STOCK_STATUSES } from "~/domain/vehicle/stock-status";
import type { StockScope } from "~/ports/search-service";

type MarketSite = { readonly site: Pick<SiteConfig["site"], "currency" | "dealerships"> };

/**
 * The stock a price is compared with: everything that dealers here with this currency have for sale. It is not a
 * dealer's listing. It has a cache of its own (its key has a colon, which no dealer's slug has), and pages get only
 * figures over many vehicles from it.
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
