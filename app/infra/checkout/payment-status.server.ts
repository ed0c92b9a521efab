import type { Order } from "~/domain/checkout/order";
import type { PaymentStatus } from "~/ports/payment-provider";
import { type DeskParts, happen, isSold } from "./order-changes.server";

/** An order after asking the provider how its payment stands. @throws PaymentsUnavailableError */
export async function askedOrder(parts: DeskParts, order: Order): Promise<Order> {
  const provider = parts.payments.of(order.tenant);
  if (order.state !== "pending" || order.payment === null || provider === null) return order;
  return withStatus(parts, order, await provider.status(order.payment.reference));
}

/** Ends a payment at the provider, so that nobody pays any more. @throws PaymentsUnavailableError */
export async function endedPayment(parts: DeskParts, order: Order): Promise<Order> {
  return (await surelyEnded(parts, order)) ?? order;
}

/** {@link endedPayment}; null where the payment cannot be ended: its money may be on its way. @throws PaymentsUnavailableError */
export async function surelyEnded(parts: DeskParts, order: Order): Promise<Order | null> {
  const provider = parts.payments.of(order.tenant);
  if (order.state !== "pending" || order.payment === null || provider === null) return order;
  const status = await provider.end(order.payment.reference);
  if (status.kind === "open") return null;
  return status.kind === "ended" ? order : withStatus(parts, order, status);
}

/**
 * Applies a payment that arrived. A vehicle that the dealer has sold meanwhile cannot be held for it: the money goes
 * back.
 */
async function paidFor(
  parts: DeskParts,
  order: Order,
  charge: string,
  notice: string | null,
): Promise<Order> {
  const sold = await isSold(parts, order);
  const after = await happen(parts, order, { kind: "paid", charge, sold }, notice);
  if (after.ending === "sold" && after.charge === charge && order.charge === null)
    parts.logger.warn(
      { order: order.id, tenant: order.tenant },
      "paid for a vehicle that was sold meanwhile",
    );
  return after;
}

/**
 * Applies what the provider says of a payment. Money of another amount than was asked for is kept on the order; an
 * operator decides about it.
 */
export async function withStatus(
  parts: DeskParts,
  order: Order,
  status: PaymentStatus,
  notice: string | null = null,
): Promise<Order> {
  switch (status.kind) {
    case "open":
      return order;
    case "ended":
      return happen(parts, order, { kind: "unpaid" }, notice);
    case "refunded": {
      // Messages may come in any order: a refund means that the money was taken before.
      const paid = await happen(parts, order, { kind: "paid", charge: status.charge, sold: false });
      return happen(parts, paid, { kind: "refunded" }, notice);
    }
    case "paid": {
      const { minor, currency } = status.amount;
      if (minor === order.amount.minor && currency === order.amount.currency)
        return paidFor(parts, order, status.charge, notice);
      // The provider says the same each time it is asked: the operator is told once.
      if (order.charge === null)
        parts.logger.error(
          { order: order.id, tenant: order.tenant, minor, currency },
          "a wrong amount was paid; give it back with npm run orders -- refund",
        );
      return happen(parts, order, { kind: "mispaid", charge: status.charge, amount: status.amount }, notice);
    }
  }
}
