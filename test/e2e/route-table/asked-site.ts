import type { Answer, Ask } from "../../setup/http";
import type { KnownSite } from "../../setup/site-configs";

/** A vehicle in stock, and what its page links to. */
export interface AskedCar {
  readonly slug: string;
  /** "/search/ford" */
  readonly make: string;
  /** "/search/ford/ranger" */
  readonly model: string;
}

/** A dealer's site that the table of routes is asked of. */
export interface AskedSite extends KnownSite {
  /** For reports. */
  readonly name: string;
  readonly ask: (target: string, options?: Ask) => Promise<Answer>;
  readonly car: AskedCar;
}

const STOCK = "/search/new-used-and-demo-cars";

/** The site with a vehicle of its stock: one that can be reserved and bought where the dealer does that. */
export async function askedSite(site: Omit<AskedSite, "car">): Promise<AskedSite> {
  const { body } = await site.ask(STOCK);
  const slugs = [...new Set([...body.matchAll(/href="\/cars\/([a-z0-9-]+)"/g)].map(([, slug = ""]) => slug))];
  for (const slug of slugs) {
    const page = (await site.ask(`/cars/${slug}`)).body;
    const [, make, model] = /href="\/search\/[a-z-]+\/([a-z0-9-]+)\/([a-z0-9-]+)"/.exec(page) ?? [];
    if (make === undefined || model === undefined || !isOpen(slug, page, site)) continue;
    return { ...site, car: { slug, make: `/search/${make}`, model: `/search/${make}/${model}` } };
  }
  throw new Error(`${site.name} lists no vehicle that can be bought`);
}

function isOpen(slug: string, page: string, { config }: KnownSite): boolean {
  const { enabled, checkoutSegment } = config.routes;
  const { buttons } = config.vehicle;
  const reserves =
    enabled.includes("checkout") && config.features.reserveOnline && buttons.includes("reserve");
  const sells =
    enabled.includes("checkoutJourney") && config.features.buyOnline && buttons.includes("onlinePurchase");
  return (
    (!reserves || page.includes(`href="/cars/${slug}/${checkoutSegment}"`)) &&
    (!sells || page.includes(`href="/checkout-journey?car_id=${slug}`))
  );
}
