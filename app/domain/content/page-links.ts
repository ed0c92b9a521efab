import type { NavItem } from "../tenant/config/link";
import type { SiteConfig } from "../tenant/site-config";
import { visibleLinks } from "../tenant/visible-links";

/** A link as a page prints it. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
  readonly note: string | null;
}

/** The links of a page that lead somewhere. */
export function pageLinks(config: SiteConfig, items: readonly NavItem[]): readonly PageLink[] {
  return visibleLinks(config, items).flatMap(({ label, href, note }) =>
    href === null ? [] : [{ label, href, note }],
  );
}
