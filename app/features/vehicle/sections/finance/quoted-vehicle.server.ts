import { youxQuoteRequest } from "~/domain/finance/youx-quote";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { FinanceQuotes } from "~/ports/finance-quotes";

/**
 * The vehicle with a finance quote, where the site takes quotes, the vehicle has none and a price (FIN-60): the
 * service's answer becomes its `youxQuote` (FIN-61). Without an answer it is the vehicle as it was.
 */
export async function quotedVehicle(
  vehicle: Vehicle,
  { site, features }: Pick<SiteConfig, "site" | "features">,
  quotes: FinanceQuotes,
): Promise<Vehicle> {
  const request = youxQuoteRequest(vehicle, features.youxQuote);
  if (request === null || site.apiBaseUrl === null) return vehicle;
  const youxQuote = await quotes.quote(site.apiBaseUrl, request);
  return youxQuote === null ? vehicle : { ...vehicle, youxQuote };
}
