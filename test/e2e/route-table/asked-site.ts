import { setTimeout as sleep } from "node:timers/promises";
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
export async function askedSite(asked: Omit<AskedSite, "car">): Promise<AskedSite> {
  const site = { ...asked, ask: (target: string, options?: Ask) => answeredNow(asked, target, options) };
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

/** Most times that an address is asked which says that it is busy. */
const MOST_TRIES = 40;

/** What a site answers once it is no longer busy with others; papers are drawn a few at a time. */
async function answeredNow({ ask }: Pick<AskedSite, "ask">, target: string, options?: Ask): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(target, options);
    const isBusy = answer.status === 503 && answer.headers["retry-after"] !== undefined;
    if (!isBusy || tries === MOST_TRIES) return answer;
    await sleep(250);
  }
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
