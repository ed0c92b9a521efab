import { EVENTS } from "../../analytics/events";
import type { LeadKind } from "../../lead/lead";
import type { SiteConfig } from "../../tenant/site-config";
import { isTestDriveOnly } from "../../vehicle/test-drive-only";
import type { Vehicle } from "../../vehicle/vehicle";
import { FORM_KEYS } from "../form-catalogue";

/** What the event of a sent form depends on. */
export interface SentForm {
  readonly key: string;
  readonly kind: LeadKind;
  readonly vehicle: Pick<Vehicle, "car_type" | "tag"> | null;
}

/**
 * The number of the event that a sent form is (ANA-01 to ANA-05, ANA-13, ANA-14): enquiries and test drives by
 * the vehicle's kind, demonstrators as new ones (OPEN-123); the dealer's default for everything else.
 */
export function leadEventId({ key, kind, vehicle }: SentForm, { forms }: Pick<SiteConfig, "forms">): number {
  const name = FORM_KEYS.find((one) => one === key);
  const own = name === undefined ? undefined : forms.own[name]?.eventId;
  if (own !== undefined) return own;
  if (kind === "careers") return forms.careersEventId;
  if (kind === "offer") return EVENTS.offerAccepted;
  if (vehicle === null) return forms.enquiryEventId;
  if (kind !== "testDrive" && kind !== "enquiry") return forms.enquiryEventId;
  if (isTestDriveOnly(vehicle)) return EVENTS.newTestDrive;
  const used = vehicle.car_type === "used";
  if (kind === "testDrive") return used ? EVENTS.usedTestDrive : EVENTS.newTestDrive;
  return used ? EVENTS.usedEnquiry : EVENTS.newEnquiry;
}
