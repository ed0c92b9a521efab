import type { SiteConfig } from "../tenant/site-config";
import { hasPage } from "../tenant/has-page";
import { pagePath } from "../tenant/page-paths";
import { isInStock } from "../vehicle/stock-status";
import { isTestDriveOnly } from "../vehicle/test-drive-only";
import type { Vehicle } from "../vehicle/vehicle";
import { FORMS, type FormKey } from "./form-catalogue";
import { formPath } from "./site-form";

/** Where a vehicle's page leads to forms about it. */
export interface VehicleFormLinks {
  /** Null for one that is gone. */
  readonly enquire: string | null;
  /** Null where the dealer takes no photo requests, and for a vehicle that is gone. */
  readonly photos: string | null;
  /** For one that is gone, instead of the others (V §4). */
  readonly similar: string;
}

/** The forms a vehicle's page leads to. */
export function vehicleFormLinks(
  vehicle: Pick<Vehicle, "id" | "status">,
  config: SiteConfig,
): VehicleFormLinks {
  const here = isInStock(vehicle);
  const link = (key: FormKey) => {
    const path = here ? formPath(config, key) : null;
    return path === null ? null : aboutVehicle(path, vehicle);
  };
  return {
    enquire: link("enquiry"),
    photos: link("photoRequest"),
    similar: aboutVehicle(formPath(config, "similarVehicle") ?? "/", vehicle),
  };
}

/** The enquiry about a vehicle. */
export function enquiryLink(vehicle: Pick<Vehicle, "id">): string {
  const { at } = FORMS.enquiry;
  return aboutVehicle("path" in at ? at.path : "/", vehicle);
}

/** Where asking about a vehicle leads: to the enquiry, or to the test drive where that is all it is there for (OPEN-72). */
export function askingLink(vehicle: Pick<Vehicle, "id" | "tag">, config: SiteConfig): string {
  const drive =
    isTestDriveOnly(vehicle) && hasPage(config, "testDrive") ? pagePath(config, "testDrive") : null;
  return drive?.startsWith("/") === true ? aboutVehicle(drive, vehicle) : enquiryLink(vehicle);
}

function aboutVehicle(path: string, { id }: Pick<Vehicle, "id">): string {
  return `${path}?car_id=${id}`;
}
