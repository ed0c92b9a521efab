import type { SiteConfig } from "~/domain/tenant/site-config";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { services } from "~/services.server";
import { countedVisitor, refuseFlood } from "./site-context.server";

/** More than a household asks for in a minute; each process counts for itself. */
const OFTEN = { uses: 30, seconds: 60, perProcess: true };

/**
 * Reports to the dealer that somebody asked for the number to call about a vehicle (CALL-13). It never keeps the shopper
 * from the number: a report that is not allowed, too frequent, or cannot be kept, is dropped.
 */
export async function reportReveal(request: Request, vehicle: Vehicle, config: SiteConfig): Promise<void> {
  const visitor = countedVisitor(request, config);
  if (visitor === null || (await refuseFlood(request, config, "phone", OFTEN)) !== null) return;
  const { engagement, clock, logger } = await services();
  const reveal = {
    tenant: config.site.slug,
    website_id: config.site.id,
    dealership_id: vehicle.dealership_id,
    car_id: vehicle.id,
    at: clock.now().toISOString(),
  };
  await engagement.recordReveal(reveal, visitor).catch((error: unknown) => {
    logger.error({ tenant: config.site.slug, car: vehicle.id, error }, "a phone reveal could not be kept");
  });
}
