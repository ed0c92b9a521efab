import { parseMediaAddress } from "~/domain/media/media-address";
import { iconPath } from "~/paths";

/** Where browsers and telephones find a dealer's icons. */
export interface SiteIconLinks {
  /** For tabs and bookmarks. */
  readonly tab: { readonly href: string; readonly type: string };
  /** For the home screen of telephones that know no manifest. */
  readonly touch: string;
  readonly icon192: string;
  readonly icon512: string;
  readonly maskable512: string;
}

/**
 * The addresses of a dealer's icons. Those of an own file change with it, because browsers keep icons for long.
 * @param favicon `theme.logo.favicon`, as it is served
 */
export function siteIconLinks(favicon: string | undefined): SiteIconLinks {
  const { digest = null } = parseMediaAddress(favicon ?? "") ?? {};
  const icon192 = iconPath("icon-192", digest);
  return {
    tab: tabIcon(favicon, icon192),
    touch: iconPath("apple-touch-icon", digest),
    icon192,
    icon512: iconPath("icon-512", digest),
    maskable512: iconPath("maskable-512", digest),
  };
}

function tabIcon(favicon: string | undefined, icon192: string): SiteIconLinks["tab"] {
  if (favicon === undefined) return { href: "/favicon.svg", type: "image/svg+xml" };
  return favicon.endsWith(".svg")
    ? { href: favicon, type: "image/svg+xml" }
    : { href: icon192, type: "image/png" };
}
