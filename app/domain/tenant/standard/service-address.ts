import type { SiteConfig } from "../site-config";

/** Where `routes.service` takes the key of the service-booking provider. */
export const WEBKEY = "{xtimeWebkey}";

/** The configuration with the provider's key in the address of service booking, where that asks for it (TEN-23). */
export function withServiceAddress(config: SiteConfig): SiteConfig {
  const { routes, site } = config;
  if (site.xtimeWebkey === null || !routes.service.includes(WEBKEY)) return config;
  const service = routes.service.replaceAll(WEBKEY, encodeURIComponent(site.xtimeWebkey));
  return { ...config, routes: { ...routes, service } };
}
