import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { countryOf } from "~/domain/country/country-of";
import { stockScope } from "~/domain/search/stock-rule";
import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { answerDelivery } from "~/features/vehicle/sections/delivery/answer-delivery.server";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";
import { PUBLIC_PAGE_HEADERS, requireSite, siteTranslator } from "~/request/site-context.server";

/**
 * What delivery costs, `?postcode=…&car={slug}` (CALL-14): `{name, price}`, or `null` where no estimate can be given.
 * Without `car` it is from the dealer's main location. 400 with `{error}` for a postcode that is none, 404 where the
 * dealer offers no estimate or has no such vehicle.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  if (!config.delivery.enabled) return json({ error: "No delivery estimates here." }, { status: 404 });
  const { searchParams } = new URL(request.url);
  const vehicle = await vehicleAsked(config, searchParams.get("car"));
  if (vehicle === undefined) return json({ error: "No such vehicle." }, { status: 404 });
  const { postcodePlaces: places, deliveryLookup: lookup } = await services();
  const answer = await answerDelivery(searchParams.get("postcode") ?? "", vehicle, {
    config,
    places,
    lookup,
  });
  const t = siteTranslator(config);
  switch (answer.kind) {
    case "estimate":
      return json(answer.estimate, { headers: PUBLIC_PAGE_HEADERS });
    case "unavailable":
      return json(null, { headers: { "Cache-Control": "no-store" } });
    case "missing":
      return json({ error: t("delivery.required") }, { status: 400 });
    case "malformed":
      return json({ error: t(countryOf(config.site.country).postcode.messageKey) }, { status: 400 });
  }
}

/**
 * The vehicle of the question. Null when none is named, or while search is down: the main location is used then.
 * Undefined when the dealer does not have it.
 */
async function vehicleAsked(config: SiteConfig, slug: string | null): Promise<Vehicle | null | undefined> {
  if (slug === null) return null;
  const { search, clock } = await services();
  try {
    return (await search.findBySlug(stockScope(config, clock.now()), slug)) ?? undefined;
  } catch (error) {
    if (error instanceof SearchUnavailableError) return null;
    throw error;
  }
}
