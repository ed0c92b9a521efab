import { isbot } from "isbot";
import { mayCount } from "~/domain/analytics/consent";
import { odometerOf } from "~/domain/country/distance-unit";
import { hasPage } from "~/domain/tenant/has-page";
import type { PageKey } from "~/domain/tenant/pages";
import { languageOf, languageTags } from "~/domain/tenant/site-language";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { type Formatter, formatterFor } from "~/i18n/format";
import { addressLanguage } from "~/i18n/request-language.server";
import { serverTranslator } from "~/i18n/server-i18n.server";
import type { Translator } from "~/i18n/translator";
import type { RateLimit } from "~/ports/rate-limiter";
import { services } from "~/services.server";

/**
 * The dealer whose site was asked for, in the language of the address. Only the `Host` header decides.
 * @throws a 404 Response when no dealer served here has that host
 */
export async function requireSite(request: Request): Promise<SiteConfig> {
  const { tenants } = await services();
  // One state of the dealer's files for the whole request: they may change while it is answered.
  const edition = request.headers.get("x-dealers-edition");
  const site = tenants.byHost(request.headers.get("host"), edition);
  if (site === null) throw new Response("No site at this address.", { status: 404, statusText: "Not Found" });
  return tenants.inLanguage(site, await addressLanguage(languageTags(site.site), request));
}

/**
 * The dealer whose site was asked for, if it has this page.
 * @throws a 404 Response for a dealer without it
 */
export async function requirePage(request: Request, page: PageKey): Promise<SiteConfig> {
  const config = await requireSite(request);
  if (!hasPage(config, page)) throw new Response(null, { status: 404, statusText: "Not Found" });
  return config;
}

/**
 * Whether a dealer's site may count the visitor of a request: where the site asks for consent, only those who gave it.
 */
export function mayCountVisitor({ headers }: Request, { analytics }: SiteConfig): boolean {
  const signs = { cookies: headers.get("cookie"), refusedByBrowser: headers.get("sec-gpc") === "1" };
  return mayCount(analytics.consent, signs);
}

/** Interface copy in a dealer's language and words. */
export function siteTranslator(config: SiteConfig): Translator {
  return serverTranslator(languageOf(config.site).tag, config.content.labels);
}

/** How a dealer's site writes money, distances and dates. */
export function siteFormatter(config: SiteConfig): Formatter {
  const { locale, currency, timeZone } = config.site;
  return formatterFor(locale, currency, timeZone, odometerOf(config.site));
}

/** Headers of a page that is the same for every visitor: shared caches may keep it for a minute. */
export const PUBLIC_PAGE_HEADERS = {
  "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
} as const;

/**
 * Counts one use of something by a visitor of a dealer's site.
 * @param name of what is used, "suggest"
 * @returns the answer to give when there were too many, with the time to wait; null when there were not
 */
export async function refuseFlood(
  request: Request,
  { site }: SiteConfig,
  name: string,
  limit: RateLimit,
): Promise<Response | null> {
  const { rateLimiter } = await services();
  const visitor = request.headers.get("x-visitor-address") ?? "";
  const seconds = await rateLimiter.use(`${name}:${site.slug}:${visitor}`, limit);
  if (seconds === null) return null;
  return new Response(null, {
    status: 429,
    headers: { "Cache-Control": "no-store", "Retry-After": String(seconds) },
  });
}

/**
 * What tells visitors apart for counts: the network address, because a browser can call itself anything. Null for
 * robots, for pages fetched ahead, and for visitors who have not allowed it where the dealer asks: they are not
 * counted.
 */
export function countedVisitor(request: Request, config: SiteConfig): string | null {
  const { headers } = request;
  const browser = headers.get("user-agent") ?? "";
  const fetchedAhead = /prefetch|prerender/i.test(headers.get("sec-purpose") ?? headers.get("purpose") ?? "");
  if (browser === "" || isbot(browser) || fetchedAhead || !mayCountVisitor(request, config)) return null;
  return headers.get("x-visitor-address") ?? "";
}
