import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Formatter } from "~/i18n/format";
import type { Translator } from "~/i18n/translator";

/** One dealer's site, as the page is built for it. */
export interface VehiclePageSite {
  readonly config: SiteConfig;
  readonly format: Formatter;
  readonly t: Translator;
  readonly now: Date;
}
