import { formHeaders } from "~/request/form-context.server";
import { json } from "@remix-run/node";
import type { CheckoutRefusal } from "~/domain/checkout/checkout-offer";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { CLOSED_STATUS, type Closed, closedPage } from "~/features/checkout/build-closed";
import type { FormSite } from "~/request/form-context.server";
import { reservedUntil } from "~/request/orders/reserved-until.server";
import type { VehicleHold } from "~/ports/order-store";

/** Why a vehicle is not available now and, when somebody is paying for it or has reserved it here, until when. */
export interface ClosedBy {
  readonly why: Closed;
  readonly hold: VehicleHold | null;
}

/** Why a vehicle is not available now; null when it is. */
export async function closedBy(
  site: FormSite,
  vehicle: Vehicle,
  refusal: CheckoutRefusal | null,
): Promise<ClosedBy | null> {
  const { checkout } = site.services;
  if (refusal === "reserved") return { why: refusal, hold: await reservedUntil(checkout, vehicle, site.now) };
  if (refusal !== null) return { why: refusal, hold: null };
  if (!checkout.takesPayments(site.config.site.slug)) return { why: "noPayments", hold: null };
  const hold = await checkout.holdOf(vehicle.id);
  if (hold === null || Date.parse(hold.until) <= site.now.getTime()) return null;
  return { why: hold.state === "held" ? "reserved" : "pending", hold };
}

/** The page that says so, with its status (OPEN-128). */
export function closedCheckout(
  site: FormSite,
  vehicle: Vehicle | null,
  path: string,
  { why, hold }: ClosedBy,
) {
  const view = {
    kind: "closed" as const,
    page: closedPage(why, vehicle, site, path, hold),
    refused: false,
    errorWord: "",
  };
  return json(view, { status: CLOSED_STATUS[why], headers: formHeaders(site) });
}
