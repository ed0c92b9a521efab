import type { Order, OrderChange } from "~/domain/checkout/order";
import {
  goneMeanwhile,
  lookAfterFailure,
  nextLook,
  orderAfter,
  type OrderEvent,
  orderNews,
} from "~/domain/checkout/order-change";
import { orderCorrection, orderLead, orderLeadChange } from "~/domain/checkout/order-lead";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { isFree, isInStock } from "~/domain/vehicle/stock-status";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import type { Clock } from "~/ports/clock";
import type { LeadDesk } from "~/ports/lead-desk";
import type { Logger } from "~/ports/logger";
import type { OrderStore } from "~/ports/order-store";
import type { Payments } from "~/ports/payment-provider";
import type { ReservedDrives } from "~/ports/reserved-drives";
import type { StockStore } from "~/ports/stock-store";

/** What the desk works with. */
export interface DeskParts {
  readonly orders: OrderStore;
  readonly payments: Payments;
  readonly leads: LeadDesk;
  readonly drives: ReservedDrives;
  readonly stock: Pick<StockStore, "findById">;
  /** The dealers served here: their orders are looked after. */
  readonly tenants: { bySlug(slug: string): SiteConfig | null; all(): readonly SiteConfig[] };
  readonly clock: Clock;
  readonly logger: Logger;
  /** Called when vehicles may have been reserved or freed. */
  onHoldsChanged(): Promise<void>;
}

/** How often a change is tried when others change the order meanwhile. */
export const TRIES = 6;
/**
 * Hours a vehicle is held, the default of the configuration; for orders of a dealer that is not served here any more.
 */
const HOLD_HOURS = 48;

/**
 * Lets an event change an order, exactly once even when others change the order meanwhile; then tells the dealer and
 * gives money back.
 */
export async function happen(
  parts: DeskParts,
  order: Order,
  event: OrderEvent,
  notice: string | null = null,
): Promise<Order> {
  const changed = await applied(parts, order, event, notice);
  if (changed.state !== order.state) await parts.onHoldsChanged();
  return followUp(parts, changed);
}

async function applied(
  parts: DeskParts,
  first: Order,
  event: OrderEvent,
  notice: string | null,
): Promise<Order> {
  const { orders, clock } = parts;
  let order = first;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const now = clock.now();
    const change = orderAfter(order, event, now, termsOf(parts, order));
    if (change === null && notice === null) return order;
    let result = await save(parts, order, change ?? {}, notice);
    if (result.kind === "taken" && event.kind === "paid")
      result = await save(parts, order, goneMeanwhile(event.charge, now, "taken"), notice);
    if (result.kind === "changed") return result.order;
    order = (await orders.find(order.tenant, order.id)) ?? order;
  }
  throw tooFast(order);
}

/** Stores a change together with when to look again. */
export function save({ orders, clock }: DeskParts, order: Order, change: OrderChange, notice: string | null) {
  return orders.change(order, change, nextLook({ ...order, ...change }, clock.now()), notice);
}

/**
 * Does what an order still owes: news to the dealer, money to the shopper. What fails now is done later in the
 * background.
 */
export async function followUp(parts: DeskParts, order: Order): Promise<Order> {
  // Where money goes back at once, that is one piece of news.
  const steps = order.refund === "due" ? [giveBack, tell, tell] : [tell, giveBack, tell];
  let current = order;
  for (const step of steps) {
    try {
      current = await step(parts, current);
    } catch (error) {
      parts.logger.warn({ order: order.id, tenant: order.tenant, error }, "an order waits for a second try");
    }
  }
  return current;
}

async function tell(parts: DeskParts, order: Order): Promise<Order> {
  const news = orderNews(order);
  if (order.toldAs === news) return order;
  // The order in its place has its lead, and tells it.
  if (order.replacedBy !== null && order.charge === null) return noted(parts, order, { toldAs: news });
  if (order.leadId === null) {
    // Several orders of one person for one vehicle are told as one: their news goes to the first one's lead.
    const earlier = order.charge === null ? await parts.orders.earlierLead(order) : null;
    if (earlier !== null) return noted(parts, order, { leadId: earlier, toldAs: news });
    const { leadId } = await parts.leads.submit(orderLead(order));
    // That it is paid is told as a change of its own: the shopper's receipt comes with it.
    return noted(parts, order, { leadId, toldAs: order.charge === null ? news : "pending" });
  }
  if (order.toldAs === null && order.replaces !== null) {
    const before = await parts.orders.find(order.tenant, order.replaces);
    await parts.leads.change(order.tenant, order.leadId, orderCorrection(order, before));
    return noted(parts, order, { toldAs: "pending" });
  }
  // Who was to drive the vehicle learns that it is reserved, and the dealer who that is.
  const booked = news === "held" ? await parts.drives.reserved(order) : [];
  const wished = await toldFree(parts, order);
  await parts.leads.change(order.tenant, order.leadId, orderLeadChange(order, { booked, wished }));
  return noted(parts, order, { toldAs: news });
}

/**
 * Tells those who wait for an order's vehicle that it is free again, where this is the news that the order held it and does
 * not any more, and others can have it. Answers whom the dealer's mail lists.
 */
async function toldFree(parts: DeskParts, order: Order): Promise<readonly string[]> {
  const { endedAt, heldUntil, toldAs } = order;
  const isNews = toldAs === null || toldAs.startsWith("held");
  if (!isNews || heldUntil === null || endedAt === null || order.state === "sold") return [];
  const vehicle = await freeVehicle(parts, order);
  return vehicle === null ? [] : parts.drives.freed({ ...order, endedAt }, vehicle);
}

/** The vehicle of an order, if nobody has it put by, neither in the dealer's stock nor here. */
async function freeVehicle({ stock, orders }: DeskParts, { carId }: Order): Promise<Vehicle | null> {
  const vehicle = carId === null ? null : await stock.findById(carId);
  if (carId === null || vehicle === null || !isFree(vehicle)) return null;
  return (await orders.holdOf(carId)) === null ? vehicle : null;
}

/** Stores a change in an order; when the order has changed meanwhile, on top of that change. */
export async function noted(parts: DeskParts, first: Order, change: OrderChange): Promise<Order> {
  let order = first;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await save(parts, order, change, null);
    if (result.kind === "changed") return result.order;
    order = (await parts.orders.find(order.tenant, order.id)) ?? order;
  }
  throw tooFast(order);
}

async function giveBack(parts: DeskParts, order: Order): Promise<Order> {
  if (order.refund !== "due" || order.charge === null) return order;
  const provider = parts.payments.of(order.tenant);
  if (provider === null) throw new Error("no payment provider to give the money back");
  await provider.refund(order.charge, order.paidAmount ?? order.amount, `${order.id} refund`);
  return applied(parts, order, { kind: "refunded" }, null);
}

/** Whether the dealer's feed says that the vehicle of an order is sold. */
export async function isSold({ stock }: DeskParts, { carId }: Order): Promise<boolean> {
  const vehicle = carId === null ? null : await stock.findById(carId);
  return vehicle !== null && (vehicle.sold || !isInStock(vehicle));
}

function termsOf({ tenants }: DeskParts, { tenant }: Order) {
  return { holdHours: tenants.bySlug(tenant)?.reserve.holdHours ?? HOLD_HOURS };
}

/** When an order that could not be finished is looked at again. */
export function againAfter({ clock }: DeskParts): (attempts: number) => string {
  return (attempts) => lookAfterFailure(attempts, clock.now());
}

function tooFast({ id }: Order): Error {
  return new Error(`order ${id} changes faster than it can be changed`);
}
