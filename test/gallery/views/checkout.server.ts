import type { Order } from "~/domain/checkout/order";
import { orderPrice, priceFields } from "~/domain/checkout/order-price";
import { closedPage } from "~/features/checkout/build-closed";
import { orderView } from "~/features/checkout/order/build-order";
import { sandboxView } from "~/features/checkout/build-sandbox";
import type { CheckoutRouteView } from "~/pages/checkout/checkout-route";
import { vehicleBrief } from "~/request/vehicle-brief.server";
import { loader as reserve } from "~/routes/cars.$slug_.checkout/route";
import { loader as invoice } from "~/routes/online-payment/route";
import type { SandboxPayment } from "~/ports/sandbox-payments";
import { newOrder } from "../../fixtures/order";
import { type ChosenSite, everySite, firstAnswer, siteAnswer } from "../site/site-answer.server";
import { reservable, sampleStock } from "./vehicles.server";

/** Reserving, paying an invoice, and orders as they go. */
export async function checkoutArea(request: Request, site: ChosenSite) {
  const { best } = await sampleStock(site);
  const [open, online] = await Promise.all([
    reservePage(request),
    // The route's own type is that of any response.
    firstAnswer(request, () => ({ loader: invoice, path: "/online-payment" })),
  ]);
  const order = orderOf(site, best);
  const vehicle = vehicleBrief(best, site.config);
  return {
    open,
    invoice: online as CheckoutRouteView | null,
    closed: {
      "reserved by another": closedPage("reserved", best, site, "/"),
      sold: closedPage("sold", best, site, "/"),
      "cannot be paid now": closedPage("noPayments", null, site, "/"),
    },
    orders: orders(order, site),
    vehicle,
    sandbox: sandboxes(site),
  };
}

/** Of the first dealer that has a vehicle to reserve. */
async function reservePage(request: Request): Promise<CheckoutRouteView | null> {
  for (const site of await everySite(request)) {
    const vehicle = await reservable(site);
    if (vehicle === null) continue;
    const { slug } = vehicle;
    const path = `/cars/${slug}/${site.config.routes.checkoutSegment}`;
    const asked = { loader: reserve, path, params: { slug }, slug: site.config.site.slug };
    const found = (await siteAnswer(request, asked)) as CheckoutRouteView | null;
    if (found?.kind === "open") return found;
  }
  return null;
}

function orderOf(
  { config, now }: ChosenSite,
  vehicle: Parameters<typeof orderPrice>[0] & { id: string },
): Order {
  const amount = { minor: 20_000, currency: config.site.currency };
  const price = orderPrice(vehicle, amount);
  const hour = 3_600_000;
  return {
    ...newOrder({ tenant: config.site.slug, carId: vehicle.id, amount, fields: priceFields(price) }),
    state: "held",
    paidAt: now.toISOString(),
    holdUntil: null,
    heldUntil: new Date(now.getTime() + 48 * hour).toISOString(),
    payBy: new Date(now.getTime() + hour).toISOString(),
    endedAt: null,
    ending: null,
    refund: null,
    payment: null,
    charge: "c",
    paidAmount: amount,
    leadId: null,
    toldAs: null,
    replaces: null,
    replacedBy: null,
    revision: 1,
  };
}

function orders(order: Order, site: ChosenSite) {
  const ask = {
    path: "/order/x",
    now: site.now,
    hindrance: null,
    otherHolds: [],
    checking: false,
    phone: { text: "07 5550 0142", href: "tel:0755500142" },
    cancelling: false,
    late: false,
    beside: "",
    corrected: false,
    incoming: false,
    finance: null,
    tradeIn: null,
  };
  const unpaid: Order = { ...order, state: "pending", heldUntil: null, paidAt: null, paidAmount: null };
  const ended: Order = { ...order, state: "released", endedAt: site.now.toISOString(), ending: "cancelled" };
  return {
    held: orderView(order, site, ask),
    "sure to cancel?": orderView(order, site, { ...ask, cancelling: true }),
    "to be paid": orderView(unpaid, site, ask),
    "the payment page was not reached": orderView(unpaid, site, { ...ask, hindrance: "unavailable" }),
    "being checked": orderView(unpaid, site, { ...ask, checking: true }),
    ended: orderView(ended, site, ask),
  };
}

function sandboxes(site: ChosenSite) {
  const payment = {
    state: "open",
    amount: { minor: 20_000, currency: site.config.site.currency },
    description: "2022 Mazda CX-5",
    fault: null,
    cancelUrl: `${site.config.site.url}/`,
    // Only what the page prints.
  } as unknown as SandboxPayment;
  return {
    "choose a card": sandboxView(payment, site, false),
    "none chosen": sandboxView(payment, site, true),
    "the bank asks": sandboxView({ ...payment, state: "challenge" }, site, false),
    over: sandboxView({ ...payment, state: "paid" }, site, false),
  };
}
