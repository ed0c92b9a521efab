import type { FeedFile } from "~/domain/advertising/advertising-feeds";
import type { SiteConfig } from "~/domain/tenant/site-config";

/** Addresses of a dealer's feeds for advertisers. They are signed: whole stock lists are for those who were given one. */
export interface AdvertisingLinks {
  /** Absolute. */
  address(site: Pick<SiteConfig["site"], "slug" | "url">, file: FeedFile): string;
  /** Whether a key is ours for this dealer's file. */
  fits(key: string, slug: string, file: FeedFile): boolean;
}
