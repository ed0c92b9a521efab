import type { SiteImage } from "~/domain/tenant/config/shapes";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { visibleLink } from "~/domain/tenant/visible-links";

/** One notice as it is printed. */
export interface BannerView {
  readonly id: string;
  readonly text: string;
  readonly details: string;
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly image: SiteImage | null;
  readonly closable: boolean;
}

/**
 * The notices of a day (NAV-13). First and last day count.
 * @param today `YYYY-MM-DD` in the site's zone
 */
export function bannerViews(config: SiteConfig, today: string): readonly BannerView[] {
  return config.nav.banners
    .filter(({ start, expiry }) => (start === null || start <= today) && (expiry === null || today <= expiry))
    .map(({ id, text, details, link, image, closable }) => {
      const visible = visibleLink(config, link);
      const href = visible?.href ?? null;
      return {
        id,
        text,
        details,
        link: visible === null || href === null ? null : { label: visible.label, href },
        // The picture's box is the configured banner size, whatever size the file has (NAV-15).
        image:
          image === null
            ? null
            : { ...image, width: config.nav.bannerSize.w, height: config.nav.bannerSize.h },
        closable,
      };
    });
}
