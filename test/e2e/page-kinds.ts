import { type Dealer, ONE_PER_TEMPLATE } from "../setup/dealers";
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
  return (await kindsInOrder(dealer)).filter((path) => path !== null);
}

/** How the pages of a template's first dealer are looked through: on a phone before script, or in a wide window. */
export type Look = "phone" | "desk";

/**
 * The kinds of page of a template's first dealer that are looked through in one way: every second one, and of the next
 * template the others, so that each kind is seen in both ways.
 */
export async function kindsInTurn(dealer: Dealer, look: Look): Promise<readonly string[]> {
  const turn = ONE_PER_TEMPLATE.indexOf(dealer) + (look === "phone" ? 0 : 1);
  return (await kindsInOrder(dealer)).filter(
    (path, index): path is string => path !== null && (index + turn) % 2 === 0,
  );
}

/** The same kinds in the same order for all dealers; null for what one does not have. */
async function kindsInOrder(dealer: Dealer): Promise<readonly (string | null)[]> {
  const site = (await knownSites()).get(dealer.slug);
  if (site === undefined) throw new Error(`no dealer ${dealer.slug}`);
  const { enabled, directory } = site.config.routes;
  const has = (key: string) => (enabled as readonly string[]).includes(key);
  const firstOf = async (kind: string) => (await listedPaths(dealer, kind))[0] ?? null;
  const lastPost = (await listedPaths(dealer, "blog")).at(-1) ?? null;
  return [
    "/about-us",
    "/privacy-policy",
    has("faq") ? "/faq" : null,
    has("brands") ? "/brands" : null,
    has("partsSearch") ? "/parts/search" : null,
    has("directory") ? directory : null,
    lastPost === null ? null : "/blog",
    lastPost,
    await firstOf("locations"),
    await firstOf("models"),
    await firstOf("offers"),
    "/special-offers",
    "/abuot-us",
  ];
}
