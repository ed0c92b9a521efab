import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { suggest } from "~/features/search/box/suggest.server";
import { SearchUnavailableError } from "~/ports/search-service";
import { services } from "~/services.server";
import {
  PUBLIC_PAGE_HEADERS,
  refuseFlood,
  requireSite,
  siteFormatter,
  siteTranslator,
} from "~/request/site-context.server";

/** More questions than anybody types in a minute. */
const LIMIT = { uses: 300, seconds: 60, perProcess: true };

/** Suggestions for a half-typed search, `?q=…&from=…` (the list it is typed on), as JSON; 429 for too many, 503 while search is down. */
export async function loader({ request }: LoaderFunctionArgs) {
  const config = await requireSite(request);
  const flood = await refuseFlood(request, config, "suggest", LIMIT);
  if (flood !== null) return flood;
  const { search, postcodePlaces, clock, logger, contentVersion } = await services();
  const { searchParams: asked } = new URL(request.url);
  const [typed, from] = [asked.get("q") ?? "", asked.get("from") ?? ""];
  const site = {
    config,
    search,
    places: postcodePlaces,
    logger,
    now: clock.now(),
    format: siteFormatter(config),
    t: siteTranslator(config),
  };
  try {
    const options = await suggest({ ...site, stockVersion: contentVersion(config.site.slug) }, typed, from);
    return json(options, { headers: PUBLIC_PAGE_HEADERS });
  } catch (error) {
    if (!(error instanceof SearchUnavailableError)) throw error;
    return json([], { status: 503, headers: { "Cache-Control": "no-store" } });
  }
}
