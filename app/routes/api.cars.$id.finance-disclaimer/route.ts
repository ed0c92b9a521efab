import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { vehicleEstimate } from "~/domain/finance/estimate";
import { lenderOf } from "~/domain/finance/lender";
import { stockScope } from "~/domain/search/stock-rule";
import { yearIn } from "~/domain/time/year-in";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { creditText, financeDisclaimer } from "~/features/vehicle/sections/finance/finance-small-print";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";
import {
  PUBLIC_PAGE_HEADERS,
  requireSite,
  siteFormatter,
  siteTranslator,
} from "~/request/site-context.server";

/**
 * The small print on finance of one vehicle, by its id (CALL-19): `{disclaimer}`. 404 for a vehicle the dealer does
 * not list, 503 while search is down.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  try {
    const vehicle = await vehicleById(config, params["id"] ?? "");
    if (vehicle === null) return json({ error: "No such vehicle." }, { status: 404 });
    const { finance, features } = config;
    const lender = finance.provider === null ? null : lenderOf(vehicle, finance.provider, features.youxQuote);
    const { clock } = await services();
    const basis = vehicleEstimate(vehicle, config, yearIn(clock.now(), config.site.timeZone))?.basis ?? null;
    const site = { config, format: siteFormatter(config), t: siteTranslator(config) };
    const own = financeDisclaimer(lender, site);
    const disclaimer = basis === null ? own : `${own} ${creditText(basis, site)}`;
    return json({ disclaimer }, { headers: PUBLIC_PAGE_HEADERS });
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    return json(
      { error: "The stock list is not answering." },
      { status: 503, headers: { "Retry-After": "30" } },
    );
  }
}

async function vehicleById(config: SiteConfig, id: string): Promise<Vehicle | null> {
  const { search, clock } = await services();
  const scope = stockScope(config, clock.now());
  const [summary] = await search.findByIds(scope, [id]);
  return summary === undefined ? null : search.findBySlug(scope, summary.slug);
}
