import { type PricedVehicle, shownPrice } from "../../pricing/price-rule";
import type { SiteConfig } from "../../tenant/site-config";
import { isInStock } from "../../vehicle/stock-status";
import { isTestDriveOnly } from "../../vehicle/test-drive-only";
import type { Vehicle } from "../../vehicle/vehicle";
import { formPath } from "../site-form";

/** Where a vehicle's page leads to forms about it. */
export interface VehicleFormLinks {
  /** Null for one that is gone. */
  readonly enquire: string | null;
  /** Null where the dealer takes no photo requests, and for a vehicle that is gone. */
  readonly photos: string | null;
}

/** The forms a vehicle's page leads to. */
export function vehicleFormLinks(
  vehicle: PricedVehicle & Pick<Vehicle, "id" | "slug" | "status" | "tag">,
  config: SiteConfig,
): VehicleFormLinks {
  const here = isInStock(vehicle);
  const photos = here ? formPath(config, "photoRequest") : null;
  return {
    enquire: here ? enquiryLink(vehicle, config) : null,
    photos: photos === null ? null : aboutVehicle(photos, vehicle),
  };
}

/**
 * The enquiry about a vehicle; for one that can only be driven, the page to book a drive, where the dealer has it
 * (VDP-41, OPEN-72). One without a price says that it is to be asked for: a drive would be no answer.
 */
export function enquiryLink(
  vehicle: PricedVehicle & Pick<Vehicle, "id" | "tag">,
  config: SiteConfig,
): string {
  const isAskedFor = shownPrice(vehicle, config.features.subscriptions).kind === "none";
  const drive = isTestDriveOnly(vehicle) && !isAskedFor ? formPath(config, "testDrive") : null;
  return aboutVehicle(drive ?? formPath(config, "enquiry") ?? "/", vehicle);
}

/**
 * A form about a vehicle that is not in stock: the enquiry, or the one that asks for something similar. By its path,
 * since one that is listed no more is not found by its id.
 */
export function goneLink(
  form: "enquiry" | "similarVehicle",
  { slug }: Pick<Vehicle, "slug">,
  config: SiteConfig,
): string {
  return aboutVehicle(formPath(config, form) ?? "/", { id: slug });
}

function aboutVehicle(path: string, { id }: Pick<Vehicle, "id">): string {
  return `${path}?car_id=${id}`;
}
