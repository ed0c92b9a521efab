import type { InputFault } from "../../faults/input-faults";
import { redirectsOf } from "./redirect-target";
import type { SiteConfig } from "../site-config";

/** Hops after which a chain of redirects counts as endless; browsers give up at about twenty. */
const MOST_HOPS = 8;
/** Stands in for the part of an address that a star matches. */
const BELOW = "x";

/** Redirects of a dealer's file that never end: they lead round in a circle, or to a longer address each time. */
export function redirectFaults({ site, routes }: SiteConfig): readonly InputFault[] {
  const leadsTo = redirectsOf(routes.redirects);
  const hosts = new Set([new URL(site.url).host, ...site.hosts]);
  return routes.redirects.flatMap(({ from, to }, at) => {
    const path = ["routes", "redirects", at, "to"];
    const way = wayFrom(from.replace(/\*$/, BELOW), leadsTo, hosts);
    if (way === null) return [];
    const expected = "an address that leads to a page";
    return [{ path, expected, received: `${to}, which leads on without end (${way.join(" → ")})` }];
  });
}

/** The hops of an endless chain, as many as are needed to show it; null for a chain that ends. */
function wayFrom(
  start: string,
  leadsTo: (path: string) => string | null,
  hosts: ReadonlySet<string>,
): readonly string[] | null {
  const way = [start];
  for (let hop = 0; hop < MOST_HOPS; hop += 1) {
    const to = leadsTo(way.at(-1) ?? "");
    const next = to === null ? null : ownPath(to, hosts);
    if (next === null) return null;
    const isKnown = way.some((path) => path.toLowerCase() === next.toLowerCase());
    way.push(next);
    if (isKnown) return way;
  }
  return way;
}

/** The path of an address that stays on the dealer's own hosts; null for one that leaves them. */
function ownPath(to: string, hosts: ReadonlySet<string>): string | null {
  const [first] = hosts;
  const { host, pathname } = new URL(to, `https://${first ?? "localhost"}`);
  return hosts.has(host) ? pathname : null;
}
