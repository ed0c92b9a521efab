import type { PageSite } from "~/domain/content/page-frame";
import type { ReviewsSite } from "~/domain/review/build-reviews";
import { localTime } from "~/domain/time/local-time";
import { services } from "~/services.server";
import { requireSite, siteTranslator } from "./site-context.server";

/**
 * The dealer, its content and the time of a request for one of the dealer's pages.
 * @throws a 404 Response when no dealer served here has the host
 */
export async function pageSite(request: Request): Promise<PageSite> {
  const [config, { tenants, clock }] = await Promise.all([requireSite(request), services()]);
  const now = clock.now();
  return {
    config,
    content: tenants.contentFor(config),
    t: siteTranslator(config),
    now,
    today: localTime(now, config.site.timeZone).date,
  };
}

/** Everything that sections of reviews are built from. */
export async function reviewsSite(
  site: Pick<PageSite, "config" | "content" | "today" | "t">,
): Promise<ReviewsSite> {
  const { reviewRatings } = await services();
  const { config, content, today, t } = site;
  const { reviews } = content;
  return {
    config,
    reviews,
    today,
    t,
    rating: reviews.length === 0 ? null : await reviewRatings.rating(config),
  };
}
