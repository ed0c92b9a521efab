import { barePath } from "../page-paths";
import type { SiteConfig } from "../site-config";

/**
 * Where an old address leads (`routes.redirects`); null for one that is not listed. An exact entry comes before entries
 * that end in a star, and of those the longest comes first. The query is kept unless the new address has its own.
 */
export function redirectTarget(
  { routes }: Pick<SiteConfig, "routes">,
  path: string,
  query: string,
): string | null {
  const to = redirectsOf(routes.redirects)(path);
  if (to === null) return null;
  return to.includes("?") || query === "" ? to : withQuery(to, query);
}

/** Reads a list of redirects once. @returns where a path leads, without a query of its own; null when it is not listed */
export function redirectsOf(redirects: SiteConfig["routes"]["redirects"]): (path: string) => string | null {
  const exact = new Map<string, string>();
  const below: { readonly above: string; readonly to: string }[] = [];
  for (const { from, to } of redirects) {
    const old = from.toLowerCase();
    if (old.endsWith("/*")) below.push({ above: old.slice(0, -1), to });
    else if (!exact.has(barePath(old))) exact.set(barePath(old), filled(to, ""));
  }
  below.sort((one, other) => other.above.length - one.above.length);
  return (path) => {
    const bare = barePath(path).toLowerCase();
    const star = below.find(({ above }) => bare.startsWith(above));
    return exact.get(bare) ?? (star === undefined ? null : filled(star.to, bare.slice(star.above.length)));
  };
}

// The rest of the visitor's path loses the slashes at its beginning: "//evil.example" would lead to another host.
const filled = (to: string, taken: string) =>
  to.endsWith("*") ? to.slice(0, -1) + taken.replace(/^(?:[/\\]|%2f|%5c)+/i, "") : to;

function withQuery(to: string, query: string): string {
  const [path = "", fragment] = to.split("#");
  return `${path}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}
