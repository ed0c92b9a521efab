import { redirect } from "@remix-run/node";
import { redirectTarget } from "~/domain/tenant/redirects/redirect-target";
import { usualAddress } from "~/domain/tenant/redirects/usual-address";
import type { SiteConfig } from "~/domain/tenant/site-config";

/**
 * Where an address at which this dealer has no page leads for good: by the dealer's redirects, else to the page that
 * usually stands there. Null for nowhere.
 */
export function movedPage(config: SiteConfig, path: string, query: string): Response | null {
  const target = redirectTarget(config, path, query);
  if (target !== null) return redirect(target, 301);
  const usual = usualAddress(config, path);
  return usual === null ? null : redirect(`${usual}${usual.includes("?") ? "" : query}`, 301);
}
