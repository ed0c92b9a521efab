import type { Order } from "~/domain/checkout/order";
import { localTime } from "~/domain/time/local-time";
import { tradeInLeft } from "~/domain/checkout/order-trade-in";
import { pagePath } from "~/domain/tenant/page-paths";
import { siteAddress } from "~/domain/tenant/site-language";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { stockPath, vehiclePath } from "~/paths";
import type { CheckoutSite } from "../checkout-site";
import { zonedTime } from "~/domain/time/zoned-time";
import { amountText, momentText } from "../checkout-text";
import { isKept, orderFacts } from "./order-facts";
import { type OrderView, withCorrect } from "./order-view";

/** What the page of an order was asked for. */
export interface OrderAsk {
  /** The page's own path. */
  readonly path: string;
  readonly now: Date;
  /** The vehicle has yet to arrive. */
  readonly incoming: boolean;
  /** Why the shopper did not get to the payment page just now. */
  readonly hindrance: keyof typeof HINDRANCES | null;
  /** Other vehicles this browser keeps without having paid, each with the page that ends it. */
  readonly otherHolds: readonly { readonly title: string; readonly href: string }[];
  /** Where the finance is applied for by which the rest is paid; null where it is paid otherwise. */
  readonly finance: string | null;
  /** Where the vehicle is described that goes against this one; null where none does, or it is described already. */
  readonly tradeIn: string | null;
  /** The shopper came back from paying, and the provider does not say yet that it is paid. */
  readonly checking: boolean;
  /** The dealer's number. */
  readonly phone: { readonly text: string; readonly href: string } | null;
  /** Other details were sent just now and not taken. */
  readonly late: boolean;
  /** The shopper came from the page of an order that this one corrects. */
  readonly corrected: boolean;
  /** Key of a form that was refused because of the order, where its page was opened from there; else "". */
  readonly beside: string;
  /** Whether to ask if it is really to be cancelled. */
  readonly cancelling: boolean;
}

/** How an order stands (RES-02, RES-03). */
export function orderView(order: Order, site: CheckoutSite, ask: OrderAsk): OrderView {
  const { config, t } = site;
  const values = orderValues(order, config);
  const say = (key: string) => t(`checkout.order.${key}`, values);
  const [title, text] = headline(order, ask).map(say);
  const canPay = canBePaid(order, ask);
  const canKeep = !isUnkept(ask);
  const cancelKey =
    order.state === "held" ? "refundCancel" : order.kind === "onlinePayment" ? "cancelPayment" : "cancel";
  const canCancel = order.state === "held" || order.state === "pending";
  const isAsked = canCancel && ask.cancelling;
  return {
    kind: order.kind,
    state: order.state,
    dealer: config.site.name,
    address: siteAddress(config.site, ask.path),
    about: say(`about.${order.kind}`),
    status: say(`state.${order.state}`),
    tone: ORDER_TONES[order.state],
    title: title ?? "",
    text: [text ?? "", tradeInText(order, site, ask)].filter(Boolean).join(" "),
    facts: orderFacts(order, site, ask),
    next: order.state === "held" ? { title: say("next"), steps: stepsNext(ask).map(say) } : null,
    pay:
      canPay && !isAsked
        ? { intent: canKeep ? "pay" : "payUnkept", label: say(canKeep ? "pay" : "payUnkept") }
        : null,
    cancel: canCancel && !isAsked ? { href: `${ask.path}?cancel`, label: say(cancelKey) } : null,
    sure: isAsked
      ? {
          title: say(SURE[order.kind]),
          text: say(sureText(order)),
          action: ask.path,
          yes: say("sure.yes"),
          no: { href: ask.path, label: say("sure.no") },
        }
      : null,
    links: [
      ...(canPay ? correctLink(order, config, ask.beside, say) : []),
      ...(order.state === "held" && ask.finance !== null
        ? [{ href: ask.finance, label: say("applyForFinance") }]
        : []),
      ...(canCancel && ask.tradeIn !== null ? [{ href: ask.tradeIn, label: say("describeTradeIn") }] : []),
      ...links(order, say),
    ],
    keep: order.carId === null || !canCancel ? "" : keptBy(order, say),
    problem: problemOf(order, ask, site),
  };
}

/** That a trade-in is not cancelled with an order that has ended; "" where there is nothing to say. */
function tradeInText({ state, fields }: Order, { config, t }: CheckoutSite, { now }: OrderAsk): string {
  if (state !== "released" && state !== "expired" && state !== "refunded") return "";
  const left = tradeInLeft(fields, config.site, localTime(now, config.site.timeZone).date);
  return left === null ? "" : t(left.key, left.values);
}

/** How a shopper comes back to an order: by its page, and once it is paid by the receipt. */
function keptBy({ kind, state, contact }: Order, say: (key: string) => string): string {
  const isMailed = state === "held" && contact.email !== null;
  const keep = say(kind === "purchase" ? "keepPurchase" : "keep");
  return isMailed ? `${keep} ${say("keepMailed")}` : keep;
}

/** The copy keys of the question whether to cancel, by what it is called. */
const SURE: Readonly<Record<Order["kind"], string>> = {
  reservation: "sure.title",
  purchase: "sure.titlePurchase",
  onlinePayment: "sure.titlePayment",
};

function sureText({ kind, state }: Order): string {
  if (kind === "onlinePayment") return "cancelled.text";
  return state === "held" ? "sure.text" : "sure.textPending";
}

/** `taken` has another meaning for an order that is over. */
const HINDRANCES = {
  unavailable: "unavailable",
  limited: "limited",
  unkept: "unkept",
  taken: "busy",
} as const;

function problemOf(order: Order, ask: OrderAsk, site: CheckoutSite): OrderView["problem"] {
  if (ask.late) return lateProblem(order, ask, site);
  if (ask.corrected) return correctedProblem(order, ask, site);
  return canBePaid(order, ask) ? hindranceProblem(ask, site) : null;
}

/** That what the shopper saw before is not how it stands any more. */
function correctedProblem({ state }: Order, { cancelling }: OrderAsk, { t }: CheckoutSite) {
  const isAsked = cancelling && (state === "held" || state === "pending");
  const text = t(`checkout.order.corrected.${isAsked ? "cancel" : "text"}`);
  return { title: t("checkout.order.corrected.title"), text, links: [] };
}

function hindranceProblem(
  { hindrance, otherHolds, phone }: OrderAsk,
  { t }: CheckoutSite,
): OrderView["problem"] {
  if (hindrance === null) return null;
  const say = (key: string, values = {}) => t(`checkout.order.${key}`, values);
  return {
    title: say(`${HINDRANCES[hindrance]}.title`),
    text: say(`${HINDRANCES[hindrance]}.text`),
    links: [
      ...otherHolds.map(({ title, href }) => ({ href, label: say("endOther", { title }) })),
      ...(hindrance === "unavailable" || phone === null
        ? []
        : [{ href: phone.href, label: t("checkout.closed.call", { phone: phone.text }) }]),
    ],
  };
}

/** That what was sent was not taken, and how to have it corrected. */
function lateProblem(
  { carSlug, state }: Order,
  { phone }: OrderAsk,
  { t, config }: CheckoutSite,
): OrderView["problem"] {
  const isPaid = state === "held" || state === "paid" || state === "sold";
  const contact =
    pagePath(config, "contact") ?? (carSlug === null ? null : `${vehiclePath(carSlug)}#contact`);
  return {
    title: t("checkout.order.late.title"),
    text: t(`checkout.order.late.${isPaid ? "text" : "over"}`),
    links: [
      ...(phone === null
        ? []
        : [{ href: phone.href, label: t("checkout.closed.call", { phone: phone.text }) }]),
      ...(contact === null ? [] : [{ href: contact, label: t("checkout.order.late.write") }]),
    ],
  };
}

/** How an order stands at a glance. */
export const ORDER_TONES: Readonly<Record<Order["state"], OrderView["tone"]>> = {
  pending: "waiting",
  held: "good",
  paid: "good",
  sold: "good",
  released: "ended",
  expired: "ended",
  refunded: "ended",
};

/** Copy of what became of it, where the shopper did not ask for the money. */
const REASONS: Readonly<Partial<Record<NonNullable<Order["ending"]>, string>>> = {
  taken: "taken.text",
  sold: "goneSold.text",
  time: "time.text",
};

/** The copy keys of what was given up before it was paid. */
const CANCELLED_TITLES: Readonly<Record<Order["kind"], string>> = {
  reservation: "cancelled.title",
  purchase: "cancelledPurchase",
  onlinePayment: "cancelledPayment",
};

/** The copy keys of title and text. */
function headline(order: Order, ask: OrderAsk): readonly [string, string] {
  const { checking, now } = ask;
  const { kind, state, refund, ending } = order;
  const both = (key: string) => [`${key}.title`, `${key}.text`] as const;
  const why = ending === null ? null : (REASONS[ending] ?? null);
  if (refund === "due") return ["refundDue.title", why ?? "refundDue.text"];
  switch (state) {
    case "pending":
      if (checking) return both("checking");
      if (kind === "onlinePayment") return both("pendingPayment");
      if (isUnkept(ask)) return ["pending.title", "pendingUnkept"];
      return ["pending.title", isKept(order, now) ? "pending.text" : "pendingFree"];
    case "held":
      return ["held.title", kind === "purchase" ? "heldPurchase" : "held.text"];
    case "paid":
      return both("paid");
    case "sold":
      return both("sold");
    case "refunded":
      return ["refunded.title", why ?? "refunded.text"];
    case "released":
    case "expired":
      if (ending === "unpaid") return both("unpaid");
      return [CANCELLED_TITLES[kind], "cancelled.text"];
  }
}

function canBePaid({ state }: Order, { checking }: OrderAsk): boolean {
  return state === "pending" && !checking;
}

/** Whether the order can be paid although it does not keep the vehicle from others meanwhile. */
function isUnkept({ hindrance }: Pick<OrderAsk, "hindrance">): boolean {
  return hindrance === "limited" || hindrance === "unkept";
}

function orderValues(order: Order, config: SiteConfig) {
  const kept = order.kind === "onlinePayment" ? null : order.holdUntil;
  const until = order.heldUntil ?? kept ?? order.payBy;
  return {
    amount: amountText(order.amount, config),
    title: order.title,
    time: order.state === "pending" ? zonedTime(until, config.site) : momentText(until, config),
    count: config.reserve.holdHours,
  };
}

/** A vehicle that has yet to arrive is told of when it is there. */
function stepsNext({ incoming }: OrderAsk): readonly string[] {
  return [incoming ? "next1Incoming" : "next1", "next2", "next3"];
}

/** Where the details of an unpaid order are corrected; a payment for no vehicle is begun anew. */
function correctLink(
  { kind, carSlug }: Order,
  { routes }: SiteConfig,
  beside: string,
  say: (key: string) => string,
): OrderView["links"] {
  if (carSlug === null) return [];
  const path =
    kind === "purchase"
      ? `/checkout-journey?${new URLSearchParams({ car_id: carSlug, step: "details" }).toString()}`
      : `${vehiclePath(carSlug)}/${routes.checkoutSegment}`;
  return [{ href: withCorrect(path, beside), label: say("correct") }];
}

function links({ carSlug, state }: Order, say: (key: string) => string): OrderView["links"] {
  const hasEnded = state === "released" || state === "refunded" || state === "expired";
  const vehicle = carSlug === null ? [] : [{ href: vehiclePath(carSlug), label: say("vehicle") }];
  return hasEnded || carSlug === null ? [...vehicle, { href: stockPath(), label: say("stock") }] : vehicle;
}
