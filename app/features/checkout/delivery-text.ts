import { deliveryWords, type OrderDelivery } from "~/domain/delivery/order-delivery";
import type { CheckoutSite } from "./checkout-site";
import { amountText } from "./checkout-text";

/** What delivery costs: free, an amount, or that it depends on the address where nobody knows. */
export function deliveryText(delivery: OrderDelivery | null, { config, t }: CheckoutSite): string {
  const { key, values } = deliveryWords(delivery, (price) => amountText(price, config));
  return t(key, values);
}
