import type { LeadRecord } from "../lead/lead-record";
import { pagePath } from "../tenant/page-paths";
import type { SiteConfig } from "../tenant/site-config";
import { isVehicleGone } from "./booking";

/**
 * Where a booking that is over or off is made again: a drive in the same vehicle, or in another where that one is gone.
 * Null where the dealer has no such page.
 */
export function bookAgainPath(
  lead: Pick<LeadRecord, "kind" | "fields" | "carId">,
  config: Pick<SiteConfig, "routes" | "content">,
): string | null {
  const isGone = isVehicleGone(lead);
  const page = lead.kind === "service" ? "service" : "testDrive";
  const path = config.routes.enabled.includes(page) ? pagePath(config, page) : null;
  // Whoever books drives from vehicles' own pages finds them in the stock.
  if (path === null) return isGone ? pagePath(config, "search") : null;
  return page === "testDrive" && lead.carId !== null && !isGone ? `${path}?car_id=${lead.carId}` : path;
}
