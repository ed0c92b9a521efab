import { nextLook } from "./order-change";
import type { Order } from "./order";

/** Whether nothing is left to do for an order, so that nobody needs to know any more whose it was. */
export function isSettled(order: Order, now: Date): boolean {
  return nextLook(order, now) === null;
}

/** The order as the books need it: what was paid, for what, and the provider's names for it; nobody's name. */
export function anonymousOrder(order: Order): Order {
  const { source, payment } = order;
  return {
    ...order,
    contact: { name: "", lastName: null, email: null, phone: null, postcode: null },
    fields: {},
    source: { ...source, url: "", userAgent: "", visitedPages: [], linkedQueryParams: {} },
    payment: payment === null ? null : { ...payment, url: "" },
  };
}
