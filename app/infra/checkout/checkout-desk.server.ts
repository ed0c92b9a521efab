import type { NewOrder, Order } from "~/domain/checkout/order";
import { lookAfterFailure, orderNews } from "~/domain/checkout/order-change";
import type { CheckoutDesk, PlacedOrder, TakenNotice } from "~/infra/checkout/checkout-contract.server";
import type { VehicleHold } from "~/ports/order-store";
import { PaymentsUnavailableError } from "~/ports/payment-provider";
import { againAfter, type DeskParts, followUp, happen, isSold, save } from "./order-changes.server";
import { payOrder } from "./order-payment.server";
import { correctOrder, findNewest } from "./correct-order.server";
import { askedOrder, endedPayment, withStatus } from "./payment-status.server";
import { keepOn, leave } from "./vehicle-keeping.server";

const MOST_AT_ONCE = 50;
/** Failed looks at an unpaid order after which it is given up without the provider's word. */
const PATIENCE = 4;

/** The desk over its stores and providers. */
export function createCheckoutDesk(parts: DeskParts): CheckoutDesk {
  return {
    takesPayments: (tenant) => parts.payments.of(tenant) !== null,
    place: (order) => place(parts, order),
    correct: (earlier, order) => correctOrder(parts, earlier, order),
    find: (tenant, id) => parts.orders.find(tenant, id),
    findNewest: (tenant, id) => findNewest(parts.orders, tenant, id),
    holdOf: (carId) => parts.orders.holdOf(carId),
    pay: (order, ask) => payOrder(parts, order, ask),
    keepOn: (order, claimant) => keepOn(parts, order, claimant),
    leave: (order) => leave(parts, order),
    openHolds: (tenant, visitor) => parts.orders.openHolds(tenant, visitor, parts.clock.now()),
    settle: (order) => quietly(parts, order, () => askedOrder(parts, order)),
    async cancel(order, by) {
      const ended = await quietly(parts, order, () => endedPayment(parts, order));
      return happen(parts, ended, { kind: by });
    },
    async giveUp(order) {
      const ended = await endedPayment(parts, order);
      return ended.state === "pending" ? happen(parts, ended, { kind: "cancelled" }) : ended;
    },
    notice: (tenant, body, signature) => takeNotice(parts, tenant, body, signature),
    tend: () => tend(parts),
  };
}

async function place(parts: DeskParts, order: NewOrder): Promise<PlacedOrder> {
  const { orders, clock } = parts;
  // If this process ends before the dealer is told, the background work tells the dealer.
  const lookAt = lookAfterFailure(0, clock.now());
  const first = await orders.add(order, lookAt);
  if (first.kind !== "taken") return placed(parts, first.order);
  const hold = await holdOn(parts, order);
  if (hold !== null) {
    if (Date.parse(hold.until) > clock.now().getTime()) return { kind: "taken", hold };
    await lookAgain(parts, hold);
  }
  const second = await orders.add(order, lookAt);
  if (second.kind !== "taken") return placed(parts, second.order);
  return { kind: "taken", hold: await holdOn(parts, order) };
}

async function placed(parts: DeskParts, order: Order): Promise<PlacedOrder> {
  return { kind: "placed", order: await followUp(parts, order) };
}

/** Who has the vehicle that somebody else would order. */
async function holdOn({ orders }: DeskParts, { carId }: NewOrder): Promise<VehicleHold | null> {
  return carId === null ? null : orders.holdOf(carId);
}

async function lookAgain(parts: DeskParts, { tenant, orderId }: VehicleHold): Promise<void> {
  const holder = await parts.orders.find(tenant, orderId);
  if (holder !== null) await look(parts, holder, 0);
}

async function takeNotice(
  parts: DeskParts,
  tenant: string,
  body: string,
  signature: string | null,
): Promise<TakenNotice> {
  const notice = parts.payments.of(tenant)?.readNotice(body, signature) ?? null;
  if (notice === null) return "ignored";
  if (await parts.orders.isKnownNotice(tenant, notice.id)) return "known";
  const order = await parts.orders.find(tenant, notice.orderId);
  if (order === null) return "ignored";
  await withStatus(parts, order, notice.status, notice.id);
  return "taken";
}

async function tend(parts: DeskParts): Promise<number> {
  const { orders, clock, logger } = parts;
  const served = parts.tenants.all().map(({ site }) => site.slug);
  for (let done = 0; done < MOST_AT_ONCE; done += 1) {
    const due = await orders.takeDue(clock.now().toISOString(), againAfter(parts), served);
    if (due === null) return done;
    try {
      await look(parts, due.order, due.attempts);
    } catch (error) {
      logger.warn(
        { order: due.order.id, tenant: due.order.tenant, error },
        "an order could not be looked after",
      );
    }
  }
  return MOST_AT_ONCE;
}

/**
 * Brings one order up to date: asks for its payment, ends what is over, notices a sale, and finishes what the order
 * still owes. When the holder bought the vehicle, the deposit is part of the price.
 */
async function look(parts: DeskParts, first: Order, attempts: number): Promise<void> {
  const order = first.state === "pending" ? await pendingOrder(parts, first, attempts) : first;
  const timed = await happen(parts, order, { kind: "time" });
  const done =
    timed.state === "held" && (await isSold(parts, timed))
      ? await happen(parts, timed, { kind: "sold" })
      : timed;
  // An order that still owes something keeps its growing pauses; any other is looked at again at its own time.
  const owes = done.refund === "due" || done.toldAs !== orderNews(done);
  if (!owes) await save(parts, done, {}, null);
}

async function pendingOrder(parts: DeskParts, order: Order, attempts: number): Promise<Order> {
  // A vehicle that is sold cannot be paid for any more.
  const isOver = Date.parse(order.payBy) <= parts.clock.now().getTime() || (await isSold(parts, order));
  try {
    const asked = isOver ? await endedPayment(parts, order) : await askedOrder(parts, order);
    return isOver ? await happen(parts, asked, { kind: "unpaid" }) : asked;
  } catch (error) {
    if (!(error instanceof PaymentsUnavailableError) || !isOver || attempts < PATIENCE) throw error;
    return happen(parts, order, { kind: "unpaid" });
  }
}

async function quietly(parts: DeskParts, order: Order, ask: () => Promise<Order>): Promise<Order> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentsUnavailableError)) throw error;
    parts.logger.warn(
      { order: order.id, tenant: order.tenant, error },
      "the payment provider does not answer",
    );
    return order;
  }
}
