import { replacingOrder } from "~/domain/checkout/again/replaced-order";
import type { NewOrder, Order } from "~/domain/checkout/order";
import { lookAfterFailure } from "~/domain/checkout/order-change";
import type { CorrectedOrder } from "./checkout-contract.server";
import { type DeskParts, followUp, TRIES } from "./order-changes.server";
import { endedPayment } from "./payment-status.server";

/** See {@link CheckoutDesk.correct}. */
export async function correctOrder(
  parts: DeskParts,
  first: Order,
  wanted: NewOrder,
): Promise<CorrectedOrder> {
  const { orders, clock } = parts;
  let earlier = first;
  for (let tries = 0; tries < TRIES; tries += 1) {
    earlier = await endedPayment(parts, await toldOrder(parts, earlier));
    if (earlier.state !== "pending") return { kind: "late", order: earlier };
    const now = clock.now();
    const order = replacingOrder(earlier, wanted, now);
    const result = await orders.replace(earlier, order, { now, lookAt: lookAfterFailure(0, now) });
    if (result.kind !== "stale") return { kind: "corrected", order: await followUp(parts, result.order) };
    earlier = await newest(parts, earlier);
  }
  throw new Error(`order ${first.id} changes faster than it can be corrected`);
}

/** The order as it stands, or the one that has its place. */
async function newest({ orders }: DeskParts, order: Order): Promise<Order> {
  const found = (await orders.find(order.tenant, order.id)) ?? order;
  return found.replacedBy === null ? found : ((await orders.find(order.tenant, found.replacedBy)) ?? found);
}

/** The order with its lead, which the other takes over: of two leads the dealer would call one shopper twice. */
async function toldOrder(parts: DeskParts, order: Order): Promise<Order> {
  const told = order.leadId === null ? await followUp(parts, order) : order;
  if (told.leadId === null) throw new Error(`order ${order.id} has no lead yet`);
  return told;
}
