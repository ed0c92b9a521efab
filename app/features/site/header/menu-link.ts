import type { VisibleLink } from "~/domain/tenant/visible-links";

/** A link of a menu. Without an address it only opens the links below it. */
export interface MenuLink {
  readonly label: string;
  readonly href?: string;
  readonly note?: string;
  /** Stands out in its menu. */
  readonly featured?: true;
  readonly children?: readonly MenuLink[];
  /** Opens across the page, its links in columns. */
  readonly wide?: true;
  /** Address of a picture of our own, without a width. */
  readonly picture?: string;
}

/** The printable part of visible links, without empty fields. */
export function menuLinks(links: readonly VisibleLink[]): readonly MenuLink[] {
  return links.map((link) => ({
    label: link.label,
    ...(link.href === null ? {} : { href: link.href }),
    ...(link.note === null ? {} : { note: link.note }),
    ...(link.featured ? { featured: true as const } : {}),
    ...(link.children.length === 0 ? {} : { children: menuLinks(link.children) }),
  }));
}

/** Interface copy by key; i18next's `t`, no more than is used here. */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Whether a menu link leads to the present page. If the link has a query, the query has to be the same too. */
export function leadsTo(
  href: string,
  location: { readonly pathname: string; readonly search: string },
): boolean {
  const [path = "", query] = href.split("?");
  if (path !== location.pathname) return false;
  return query === undefined || `?${query}` === location.search;
}

/** The links below a heading, the heading's own page first unless one of them leads there already. */
export function withOwnPage(heading: MenuLink, below: readonly MenuLink[]): readonly MenuLink[] {
  const { label, href } = heading;
  if (href === undefined || below.some((link) => link.href === href)) return below;
  return [{ label, href }, ...below];
}

/** A link that leads somewhere, without what is below it. */
export type PlainLink = Pick<MenuLink, "label" | "featured"> & { readonly href: string };

/** Links under one heading; without a heading where they follow from what stands above. */
export interface LinkGroup {
  readonly heading: string | null;
  readonly links: readonly PlainLink[];
}

/**
 * The links below an entry as a phone lists them: those below a name without an address, such as a category of models,
 * under that name, and all others in one list.
 * @param above the entry's own name, which is not said again
 */
export function linkGroups(links: readonly MenuLink[], above: string): readonly LinkGroup[] {
  return links.map((link) => ({
    heading: link.href === undefined && link.label !== above ? link.label : null,
    links: flattened(link),
  }));
}

function flattened({ label, featured, href, children = [] }: MenuLink): readonly PlainLink[] {
  const own = href === undefined ? [] : [{ label, href, ...(featured === undefined ? {} : { featured }) }];
  return [...own, ...children.flatMap(flattened)];
}
