import { pagePath } from "../tenant/page-paths";
import type { SiteConfig } from "../tenant/site-config";
import { siteAddress } from "../tenant/site-language";
import type { RouteSite } from "./site-route";

/** A step of the way to a page. */
export interface Crumb {
  readonly label: string;
  /** Missing on the page one is on. */
  readonly href?: string;
}

/** What every page of words has around its words. */
export interface PageFrame {
  readonly title: string;
  readonly description: string;
  /** Its own path: the canonical one. */
  readonly path: string;
  readonly crumbs: readonly Crumb[];
  readonly crumbsLabel: string;
  /** Picture of link previews, by its path or address. */
  readonly image: string | null;
  /** Linked data of the page. */
  readonly structured: object;
}

/** What builders of such pages are given. */
export interface PageSite extends RouteSite {
  readonly t: (key: string, values?: Readonly<Record<string, unknown>>) => string;
  readonly now: Date;
}

interface FrameParts {
  readonly title: string;
  /** At the end of the breadcrumbs; the title when left out. */
  readonly label?: string;
  readonly description: string;
  readonly path: string;
  readonly above?: readonly Crumb[];
  readonly image?: string | null;
  /** Linked data beside the breadcrumbs. */
  readonly entities?: readonly object[];
}

/** The frame of a page: breadcrumbs from the home page down, and the linked data with them in it. */
export function pageFrame({ config, t }: PageSite, parts: FrameParts): PageFrame {
  const { title, label = title, description, path, above = [], image = null, entities = [] } = parts;
  const crumbs = [{ label: t("content.home"), href: pagePath(config, "home") ?? "/" }, ...above, { label }];
  return {
    title,
    description,
    path,
    crumbs,
    crumbsLabel: t("content.breadcrumb"),
    image,
    structured: linkedData(crumbs, config, path, entities),
  };
}

/** Linked data of a page: its breadcrumbs, and whatever else it is about. */
export function linkedData(
  crumbs: readonly Crumb[],
  config: SiteConfig,
  here: string,
  entities: readonly object[] = [],
): object {
  return {
    "@context": "https://schema.org",
    "@graph": [breadcrumbList(crumbs, config, here), ...entities],
  };
}

function breadcrumbList(crumbs: readonly Crumb[], config: SiteConfig, here: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absolute(config, href ?? here),
    })),
  };
}

/** An address of the site as others have to write it. */
export function absolute({ site }: SiteConfig, path: string): string {
  return siteAddress(site, path);
}

/** A picture of the site for others to load: absolute, our own in the size link previews use. */
export function absolutePicture(config: SiteConfig, src: string): string {
  const sized = src.startsWith("/media/") && !src.includes("?") ? `${src}?w=1200` : src;
  return new URL(sized, `${config.site.url}/`).href;
}
