import type { DeliveryEstimate } from "~/domain/delivery/delivery-price";

/**
 * What a question about delivery comes to (DELIV-01 to DELIV-04): a price, none for that place, or a postcode that is
 * missing or not in the country's form.
 */
export type DeliveryAnswer =
  | { readonly kind: "estimate"; readonly estimate: DeliveryEstimate }
  | { readonly kind: "unavailable" | "missing" | "malformed" };
