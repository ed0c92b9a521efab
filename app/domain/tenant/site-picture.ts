import { mediaSize } from "../media/media-address";
import type { SiteConfig } from "./site-config";

/** A picture of the site: its path or address, and its size in pixels. */
export interface SitePicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What link previews show of pages without a picture of their own: the dealer's file for it, else the opening of the home
 * page, else the first place with a picture; null for a dealer with none of these.
 */
export function sitePicture({
  theme,
  home,
  site,
}: Pick<SiteConfig, "theme" | "home" | "site">): SitePicture | null {
  const { social } = theme.logo;
  const size = social === undefined ? null : mediaSize(social);
  if (social !== undefined && size !== null) return { path: social, ...size };
  const opening = home.blocks.flatMap((block) => (block.kind === "hero" ? (block.image ?? []) : []));
  const places = site.locations.flatMap(({ visible, image }) => (visible ? (image ?? []) : []));
  const [first] = [...opening, ...places];
  return first === undefined ? null : { path: first.src, width: first.width, height: first.height };
}
