import type { NavItem } from "./config/link";
import { barePath, pageOfPath, pagePath } from "./page-paths";
import { hasPage } from "./has-page";
import { isListedPath, type StockOfSite } from "./checks/addresses/listed-path";
import type { SiteConfig } from "./site-config";

/** A link that leads somewhere. */
export interface VisibleLink {
  readonly label: string;
  /** A path of this site or an https address; null for a heading that only opens its menu. */
  readonly href: string | null;
  /** The address is on another site. */
  readonly external: boolean;
  readonly featured: boolean;
  readonly note: string | null;
  readonly icon: string | null;
  readonly children: readonly VisibleLink[];
}

type Site = Pick<SiteConfig, "routes" | "content"> & StockOfSite;

/**
 * The links of a menu that lead somewhere: those whose page this dealer has, and outside addresses. A heading stays
 * while anything below it does; nothing ever links to a page that is missing.
 */
export function visibleLinks(config: Site, items: readonly NavItem[]): readonly VisibleLink[] {
  return items.flatMap((item) => {
    const href = hrefOf(config, item);
    const children = visibleLinks(config, item.children ?? []);
    if (href === null && children.length === 0) return [];
    return [
      {
        label: item.label,
        href,
        external: href !== null && !href.startsWith("/"),
        featured: item.featured ?? false,
        note: item.note ?? null,
        icon: item.icon ?? null,
        children,
      },
    ];
  });
}

/** One link, when it leads somewhere. */
export function visibleLink(config: Site, item: NavItem | null | undefined): VisibleLink | null {
  return item == null ? null : (visibleLinks(config, [item])[0] ?? null);
}

function hrefOf(config: Site, item: NavItem): string | null {
  if (item.url !== undefined) return item.url;
  if (item.path !== undefined && !isListedPath(config, item.path)) return null;
  const page = item.page ?? (item.path === undefined ? null : pageOfPath(config, item.path));
  if (page === null) return ownPagePath(config, item.path);
  const path = pagePath(config, page);
  if (path !== null && !path.startsWith("/")) return path;
  return hasPage(config, page) ? (item.path ?? path) : null;
}

/** A path of the dealer's own, if the dealer has written a page for it; else null. */
function ownPagePath({ content }: Site, path: string | undefined): string | null {
  return path !== undefined && content.pages.includes(barePath(path)) ? path : null;
}
