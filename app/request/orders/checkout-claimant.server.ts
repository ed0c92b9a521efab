import { createHmac } from "node:crypto";
import type { Order } from "~/domain/checkout/order";
import type { Claimant } from "~/domain/checkout/vehicle-hold";
import type { FormSite } from "../form-context.server";

/**
 * Who asks for a hold when paying for an order, for the limits on holds. The values are digests under the deployment's
 * secret, the same at all dealers: nobody can read an address out of the database. They are deleted when the order no
 * longer waits for payment.
 */
export function claimantOf(request: Request, site: FormSite, { contact }: Pick<Order, "contact">): Claimant {
  const phone = (contact.phone ?? "").replace(/\D/g, "");
  return {
    visitor: browserOf(site),
    phone: phone === "" ? null : digest("phone", phone, site),
    address: digest("address", request.headers.get("x-visitor-address") ?? "", site),
  };
}

/** The browser's part of {@link claimantOf}. */
export function browserOf(site: FormSite): string {
  return digest("visitor", site.visitor.secret, site);
}

function digest(kind: string, value: string, { services: { env } }: FormSite): string {
  return createHmac("sha256", env.sessionSecrets[0]).update(`hold\n${kind}\n${value}`).digest("base64url");
}
