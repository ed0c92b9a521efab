/** First segments of our own addresses: no page of a dealer's may stand there, no model either. */
const OURS: ReadonlySet<string> = new Set(
  `account api assets blog brands cars checkout-journey compare email-us enquire favicon.ico favicon.svg favourites feeds find-similar form-files healthz icons index-now lead-answers llms.txt
  make-logos manifest.webmanifest map media metrics my my-garage my-watchlist mybigboxcars myblinkr mymotorama myservco notices offers
  online-payment order parts pay print readyz refused request-photos robots.txt saved-vehicles search sign-in sign-out sitemap.xml
  special-offers start-empty success used-car watchlist`.split(/\s+/),
);

/** Whether a path belongs to a route with a file of its own. */
export function isOurs(path: string): boolean {
  return OURS.has(path.split("/")[1] ?? "");
}
