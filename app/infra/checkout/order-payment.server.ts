import type { Order } from "~/domain/checkout/order";
import { canBeginPayment, payBy } from "~/domain/checkout/order-change";
import type { PaymentAsk, PaymentWay, ReturnUrls } from "~/infra/checkout/checkout-contract.server";
import { type PaymentProvider, PaymentsUnavailableError } from "~/ports/payment-provider";
import { type DeskParts, happen, isSold, noted } from "./order-changes.server";
import { askedOrder, endedPayment } from "./payment-status.server";
import { keepVehicle } from "./vehicle-keeping.server";

const LEAST_MS = 30 * 60_000;

/** Begins the payment of an order, or continues the one that was begun. */
export async function payOrder(parts: DeskParts, wanted: Order, ask: PaymentAsk): Promise<PaymentWay> {
  const provider = parts.payments.of(wanted.tenant);
  if (provider === null) return { kind: "unavailable" };
  try {
    const kept = await keepVehicle(parts, wanted, ask);
    if ("kind" in kept) return kept;
    const { order } = kept;
    if (order.state === "pending" && (await isSold(parts, order))) {
      await happen(parts, await endedPayment(parts, order), { kind: "unpaid" });
      return { kind: "over" };
    }
    return order.payment === null
      ? await begun(parts, provider, order, ask)
      : await resumed(parts, order, order.payment.url);
  } catch (error) {
    if (!(error instanceof PaymentsUnavailableError)) throw error;
    parts.logger.warn(
      { tenant: wanted.tenant, order: wanted.id, error },
      "the payment provider does not answer",
    );
    return { kind: "unavailable" };
  }
}

async function begun(
  parts: DeskParts,
  provider: PaymentProvider,
  first: Order,
  urls: ReturnUrls,
): Promise<PaymentWay> {
  const now = parts.clock.now();
  if (!canBeginPayment(first, now)) return { kind: "over" };
  const order = Date.parse(first.payBy) - now.getTime() < LEAST_MS ? await extended(parts, first) : first;
  const payment = await provider.begin({
    successUrl: urls.successUrl,
    cancelUrl: urls.cancelUrl,
    tenant: order.tenant,
    orderId: order.id,
    // With this key, the provider gives the same payment again when it is asked again for the same order and time.
    idempotencyKey: `${order.id} ${order.payBy}`,
    amount: order.amount,
    description: order.title,
    email: order.contact.email,
    expiresAt: order.payBy,
  });
  const kept = await noted(parts, order, { payment });
  if (kept.state === "pending") return { kind: "pay", url: payment.url };
  // It was corrected or given up meanwhile.
  await provider.end(payment.reference);
  return { kind: "over" };
}

function extended(parts: DeskParts, order: Order): Promise<Order> {
  const until = payBy(new Date(order.createdAt), parts.clock.now());
  return noted(parts, order, { payBy: until });
}

async function resumed(parts: DeskParts, order: Order, url: string): Promise<PaymentWay> {
  const { state } = await askedOrder(parts, order);
  return state === "pending" ? { kind: "pay", url } : { kind: "over" };
}
