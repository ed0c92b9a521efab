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

/** The site with a vehicle of its stock. @throws when its listing shows none */
export async function askedSite(site: Omit<AskedSite, "car">): Promise<AskedSite> {
  const { body } = await site.ask(STOCK);
  const slug = /href="\/cars\/([a-z0-9-]+)"/.exec(body)?.[1] ?? "";
  const page = (await site.ask(`/cars/${slug}`)).body;
  const [, make, model] = /href="\/search\/[a-z-]+\/([a-z0-9-]+)\/([a-z0-9-]+)"/.exec(page) ?? [];
  if (make === undefined || model === undefined) throw new Error(`${site.name} lists no vehicle`);
  return { ...site, car: { slug, make: `/search/${make}`, model: `/search/${make}/${model}` } };
}
