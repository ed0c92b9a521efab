import { barePath } from "./page-paths";
import type { SiteConfig } from "./site-config";

/**
 * Where an old address leads (`routes.redirects`); null for one that is not listed. An exact entry goes before one
 * that ends in a star, the longest of those first. The query goes along unless the new address has one.
 */
export function redirectTarget(
  { routes }: Pick<SiteConfig, "routes">,
  path: string,
  query: string,
): string | null {
  const bare = barePath(path).toLowerCase();
  const matches = routes.redirects.flatMap(({ from, to }) => {
    const taken = takenByStar(from.toLowerCase(), bare);
    return taken === null
      ? []
      : [{ length: from.endsWith("*") ? from.length : Infinity, to: filled(to, taken) }];
  });
  const [best] = matches.sort((a, b) => b.length - a.length);
  if (best === undefined) return null;
  return best.to.includes("?") || query === "" ? best.to : withQuery(best.to, query);
}

/** What a pattern's star stands for in a path; empty for an exact one, null when the path does not fit. */
function takenByStar(from: string, path: string): string | null {
  if (!from.endsWith("/*")) return barePath(from) === path ? "" : null;
  const above = from.slice(0, -1);
  return path.startsWith(above) ? path.slice(above.length) : null;
}

/** What the visitor's path had more never begins with a slash, however written: "/*" would lead to another host. */
const filled = (to: string, taken: string) =>
  to.endsWith("*") ? to.slice(0, -1) + taken.replace(/^(?:[/\\]|%2f|%5c)+/i, "") : to;

function withQuery(to: string, query: string): string {
  const [path = "", fragment] = to.split("#");
  return `${path}${query}${fragment === undefined ? "" : `#${fragment}`}`;
}
