import { type Dealer } from "../setup/dealers";
import { knownSites } from "../setup/site-configs";
import { ask, expect } from "./site-test";

/** The paths of one file of a dealer's sitemap. */
export async function listedPaths(dealer: Dealer, kind: string): Promise<readonly string[]> {
  const { status, body } = await ask(dealer, `/sitemap.xml?kind=${kind}`);
  if (status === 404) return [];
  expect(status).toBe(200);
  return [...body.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = ""]) =>
    path.replaceAll("&#38;", "&"),
  );
}

/** One page of every kind a dealer has. */
export async function pageKinds(dealer: Dealer): Promise<readonly string[]> {
  const site = (await knownSites()).get(dealer.slug);
  if (site === undefined) throw new Error(`no dealer ${dealer.slug}`);
  const has = (key: string) => (site.config.routes.enabled as readonly string[]).includes(key);
  const posts = await listedPaths(dealer, "blog");
  const locations = await listedPaths(dealer, "locations");
  return [
    "/about-us",
    "/privacy-policy",
    ...(has("faq") ? ["/faq"] : []),
    ...(has("brands") ? ["/brands"] : []),
    ...(has("partsSearch") ? ["/parts/search"] : []),
    ...(has("directory") ? [site.config.routes.directory] : []),
    ...(posts.length > 0 ? ["/blog", posts.at(-1) ?? "/blog"] : []),
    ...locations.slice(0, 1),
    ...(await listedPaths(dealer, "models")).slice(0, 1),
    ...(await listedPaths(dealer, "offers")).slice(0, 1),
    "/special-offers",
    "/abuot-us",
  ];
}
