import { hasPage } from "../../has-page";
import { isOurs } from "./own-paths";
import { barePath, pageOfPath, pagePath } from "../../page-paths";
import { redirectsOf } from "../../redirects/redirect-target";
import type { SiteConfig } from "../../site-config";

/** Whether the dealer's site answers at a path with a page; redirects do not count. */
export function standsAt(config: SiteConfig, path: string): boolean {
  const bare = withoutLanguage(config, barePath(path));
  if (config.content.pages.includes(bare)) return true;
  const page = pageOfPath(config, bare);
  if (page === null) return isOurs(bare) && !bare.startsWith("/blog");
  if (!hasPage(config, page)) return false;
  const isLocation = page === "locations" && bare !== pagePath(config, page);
  return !isLocation || config.site.locations.some(({ slug }) => bare.endsWith(`/${slug}`));
}

/** Whether a visitor who follows a path arrives: at a page, or at a redirect. */
export function leadsSomewhere(config: SiteConfig, path: string): boolean {
  return standsAt(config, path) || redirectsOf(config.routes.redirects)(barePath(path)) !== null;
}

function withoutLanguage({ site }: SiteConfig, path: string): string {
  const [, first = "", ...rest] = path.split("/");
  return site.languages.some(({ tag }) => tag === first) ? `/${rest.join("/")}` : path;
}
