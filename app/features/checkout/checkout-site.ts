import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Translator } from "~/i18n/translator";

/** What every page of the checkout is built for. */
export interface CheckoutSite {
  readonly config: SiteConfig;
  readonly t: Translator;
}

/** What a page about a vehicle is built for: what comes with it depends on its age. */
export interface VehicleCheckoutSite extends CheckoutSite {
  readonly now: Date;
}
