import { shownRepayment } from "~/domain/finance/shown-repayment";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { yearIn } from "~/domain/time/year-in";
import type { Clock } from "~/ports/clock";
import type { RepaymentQuotes } from "~/ports/repayment-quotes";

/** The dealers of this deployment, as they stand. */
export interface QuotingSites {
  readonly all: () => readonly SiteConfig[];
  readonly bySlug: (slug: string) => SiteConfig | null | undefined;
}

/** The quotes of every dealer's cards, from the rules that the cards themselves follow. */
export function siteQuotes(sites: QuotingSites, clock: Clock): RepaymentQuotes {
  const yearAt = (config: SiteConfig) => yearIn(clock.now(), config.site.timeZone);
  return {
    tenants: () => sites.all().map(({ site }) => site.slug),
    lists: (tenant, dealershipId) =>
      sites.bySlug(tenant)?.site.dealerships.some(({ id }) => id === dealershipId) ?? false,
    of(tenant, vehicle) {
      const config = sites.bySlug(tenant);
      return config ? shownRepayment(vehicle, config, yearAt(config)) : undefined;
    },
    version(tenant) {
      const config = sites.bySlug(tenant);
      if (!config) return "";
      const { finance, features } = config;
      return JSON.stringify([yearAt(config), features.subscriptions, features.youxQuote, finance]);
    },
  };
}
