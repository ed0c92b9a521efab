import { createHmac } from "node:crypto";
import type { Order } from "~/domain/checkout/order";
import type { Claimant } from "~/domain/checkout/vehicle-hold";
import type { FormSite } from "./form-context.server";

/**
 * Who goes to pay for an order, for the limit on holds. Digests under the deployment's secret, of all dealers alike:
 * nobody reads an address out of the database, and they are forgotten when the order waits no more.
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
