import type { Order } from "~/domain/checkout/order";
import type { Claimant } from "~/domain/checkout/vehicle-hold";
import type { PaymentAsk, PaymentWay } from "~/infra/checkout/checkout-contract.server";
import type { BegunHold, VehicleHold } from "~/ports/order-store";
import { type DeskParts, happen, noted } from "./order-changes.server";
import { endedPayment } from "./payment-status.server";

const TRIES = 6;

/**
 * Keeps an order's vehicle from others while it is paid. Answers the order when payment may begin: its vehicle is kept,
 * it is about no vehicle, or the shopper agreed to pay without keeping it. Otherwise answers why it may not: somebody
 * else has the vehicle, the shopper keeps too many, or it is kept for nobody today.
 */
export async function keepVehicle(
  parts: DeskParts,
  order: Order,
  { claimant, unkept = false }: Pick<PaymentAsk, "claimant" | "unkept">,
): Promise<PaymentWay | { readonly order: Order }> {
  const { result, order: newest } = await begun(parts, order, claimant);
  switch (result.kind) {
    case "kept":
      return { order: result.order };
    case "taken":
      return { kind: "taken" };
    case "limited":
    case "unkept":
      // Without keeping the vehicle they pay only after they were told that it is not kept.
      return unkept ? { order: newest } : { kind: result.kind };
    case "stale":
      return { order: newest };
  }
}

/** Keeps a vehicle longer while its payment page is open. */
export async function keepOn({ orders, clock }: DeskParts, order: Order, claimant: Claimant): Promise<void> {
  const isKept = order.holdUntil !== null && Date.parse(order.holdUntil) > clock.now().getTime();
  if (isKept) await orders.beginHold(order, claimant, clock.now());
}

/** Frees a vehicle whose payment page was left. */
export async function leave(parts: DeskParts, order: Order): Promise<Order> {
  return order.state === "pending" && order.holdUntil !== null
    ? noted(parts, order, { holdUntil: null })
    : order;
}

/**
 * Ends the order whose hold has run out, for another shopper who opens the payment page: the order can no longer be
 * paid.
 */
export async function putAside(parts: DeskParts, { tenant, orderId }: VehicleHold): Promise<void> {
  const holder = await parts.orders.find(tenant, orderId);
  if (holder === null) return;
  const asked = await endedPayment(parts, holder);
  await happen(parts, asked, { kind: "unpaid" });
}

async function begun(
  parts: DeskParts,
  first: Order,
  claimant: Claimant,
): Promise<{ readonly result: BegunHold; readonly order: Order }> {
  const { orders, clock } = parts;
  let order = first;
  let result: BegunHold = { kind: "stale" };
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (order.carId === null || order.state !== "pending") return { result: { kind: "stale" }, order };
    const now = clock.now();
    result = await orders.beginHold(order, claimant, now);
    if (result.kind === "taken" && isLapsed(result.hold, now)) await putAside(parts, result.hold);
    else if (result.kind !== "stale") return { result, order };
    order = (await orders.find(order.tenant, order.id)) ?? order;
  }
  return { result, order };
}

/** Whether a hold without a payment is over, so that others may have the vehicle. */
function isLapsed({ state, until }: VehicleHold, now: Date): boolean {
  return state === "pending" && Date.parse(until) <= now.getTime();
}
