import { replacingOrder } from "~/domain/checkout/again/replaced-order";
import type { NewOrder, Order } from "~/domain/checkout/order";
import { hasTimeToPay, lookAfterFailure } from "~/domain/checkout/order-change";
import { orderAgain } from "~/domain/checkout/again/order-again";
import type { OrderStore } from "~/ports/order-store";
import type { CorrectedOrder } from "./checkout-contract.server";
import { type DeskParts, followUp, happen, TRIES } from "./order-changes.server";
import { surelyEnded } from "./payment-status.server";

/** See {@link CheckoutDesk.correct}. */
export async function correctOrder(
  parts: DeskParts,
  first: Order,
  wanted: NewOrder,
): Promise<CorrectedOrder> {
  const { orders, clock } = parts;
  let earlier = first;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const ended = await surelyEnded(parts, await toldOrder(parts, earlier));
    if (ended === null) return { kind: "late", order: earlier };
    earlier = ended;
    if (!isOnlyUnpaid(earlier)) return { kind: "late", order: earlier };
    const now = clock.now();
    // The time of the earlier one is too short for another payment: what comes now is an order of its own.
    if (!hasTimeToPay(earlier, now))
      return { kind: "late", order: await happen(parts, earlier, { kind: "unpaid" }) };
    const order = replacingOrder(earlier, wanted, now);
    const result = await orders.replace(earlier, order, { now, lookAt: lookAfterFailure(0, now) });
    if (result.kind !== "stale") return { kind: "corrected", order: await followUp(parts, result.order) };
    earlier = (await findNewest(orders, earlier.tenant, earlier.id)) ?? earlier;
    // The form was pressed twice.
    if (earlier.id !== first.id && orderAgain(earlier, wanted) === "same")
      return { kind: "corrected", order: earlier };
  }
  throw new Error(`order ${first.id} changes faster than it can be corrected`);
}

/** Not paid, and over for no other reason than that its payment was ended, which the provider may tell at once. */
function isOnlyUnpaid({ state, ending, charge }: Order): boolean {
  return state === "pending" || (state === "released" && ending === "unpaid" && charge === null);
}

/** See {@link CheckoutDesk.findNewest}. */
export async function findNewest(
  orders: Pick<OrderStore, "find">,
  tenant: string,
  id: string,
): Promise<Order | null> {
  const found = await orders.find(tenant, id);
  return found === null || found.replacedBy === null
    ? found
    : ((await findNewest(orders, tenant, found.replacedBy)) ?? found);
}

/** The order with its lead, which the other takes over: of two leads the dealer would call one shopper twice. */
async function toldOrder(parts: DeskParts, order: Order): Promise<Order> {
  const told = order.leadId === null ? await followUp(parts, order) : order;
  if (told.leadId === null) throw new Error(`order ${order.id} has no lead yet`);
  return told;
}
