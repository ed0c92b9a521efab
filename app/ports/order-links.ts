import type { Order } from "~/domain/checkout/order";

/** Addresses of orders' pages. They are signed: only those who were given one can open the page. */
export interface OrderLinks {
  /** Own path of an order's page. */
  path(order: Pick<Order, "id" | "tenant">): string;
  /** The id of the order that the last part of such a path names; null unless we signed it for this dealer. */
  idOf(tenant: string, reference: string): string | null;
}
