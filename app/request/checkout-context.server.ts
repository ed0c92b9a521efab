import { randomUUID } from "node:crypto";
import { type TypedResponse } from "@remix-run/node";
import type { SiteForm } from "~/domain/forms/site-form";
import { orderAgain, pageKey } from "~/domain/checkout/again/order-again";
import { payBy } from "~/domain/checkout/order-change";
import { orderPrice, priceFields, TERMS_AGREED } from "~/domain/checkout/order-price";
import type { Money, NewOrder, Order, OrderKind } from "~/domain/checkout/order";
import type { SiteConfig } from "~/domain/tenant/site-config";
import { type ToldFigure, toldFigureFields } from "~/domain/trade/told-figure";
import { vehicleTitle } from "~/domain/vehicle/title";
import type { Vehicle } from "~/domain/vehicle/vehicle";
import { termsText } from "~/features/checkout/checkout-text";
import type { FormAnswer } from "~/features/forms/form-view";
import type { ReadySubmission } from "~/features/forms/sending/read-submission.server";
import { phoneView } from "~/domain/tenant/phone-view";
import { andForget } from "./account-context.server";
import { browserOf, claimantOf } from "./orders/checkout-claimant.server";
import { type FormSite, leadFrom, sendTo } from "./form-context.server";
import { joinOrder, overrules } from "./orders/other-order.server";
import type { VehicleHold } from "~/ports/order-store";

/** Name of the draft that holds the order a browser placed for a vehicle. */
const ORDER_FLOW = "order";
/** Parameters of the order's page that say why the payment page was not reached. */
const HINDRANCES = { unavailable: "unreachable", limited: "limit", unkept: "unkept", taken: "busy" } as const;
/** Parameter of the order's page that says that the shopper left the payment page. */
const LEFT = "left";
/** Parameter of the order's page that says that details came too late to be taken. */
export const LATE = "late";
/** What {@link ownOrder} remembers a payment for no vehicle under. */
const NO_VEHICLE = "payment";

/** The path of an order's page. It is signed: only those who were given it can open the page. */
export function orderPath(order: Pick<Order, "id" | "tenant">, { services }: FormSite): string {
  return services.orderLinks.path(order);
}

/** The order that an address names; null unless we signed the address for this dealer. */
export async function orderOfPath(reference: string, site: FormSite): Promise<Order | null> {
  const tenant = site.config.site.slug;
  const { checkout, orderLinks } = site.services;
  const id = orderLinks.idOf(tenant, reference);
  return id === null ? null : checkout.find(tenant, id);
}

/** The order an address names. @throws a 404 Response for an address we did not sign */
export async function requireOrder(site: FormSite, reference = ""): Promise<Order> {
  const order = await orderOfPath(reference, site);
  if (order === null) throw new Response(null, { status: 404, statusText: "Not Found" });
  return order;
}

/** What a form places an order for. */
export interface OrderParts {
  readonly kind: OrderKind;
  readonly form: SiteForm;
  readonly ready: ReadySubmission;
  readonly vehicle: Vehicle | null;
  /** What it is about, when it is about no vehicle. */
  readonly title?: string;
  readonly amount: Money;
  /** What this browser was told of the vehicle that goes against it. */
  readonly tradeIn?: ToldFigure | null;
  /** See `NewLead.finishes`. */
  readonly finishes?: string | undefined;
}

/** What a lead says of the shopper's own vehicle. Who says that there is no trade-in means it, whatever was valued before. */
export function tradeInFields({ values }: Pick<ReadySubmission, "values">, told: ToldFigure | null) {
  return told === null || values["tradeIn"] === "No" ? {} : toldFigureFields(told);
}

/** The order that a filled form makes: its amount is set by us, its person and answers come from the form. */
export function orderFrom(request: Request, site: FormSite, parts: OrderParts): NewOrder {
  const { form, ready, vehicle, title = "" } = parts;
  const extra = tradeInFields(ready, parts.tradeIn ?? null);
  const lead = leadFrom(request, site, { form, ready, vehicle, extra });
  const { websiteId, url, userAgent, visitedPages, linkedQueryParams, shopperId } = lead;
  const { finishes } = parts;
  const agreed = termsText(form, vehicle === null ? null : parts.amount, site);
  return {
    id: randomUUID(),
    tenant: lead.tenant,
    kind: parts.kind,
    carId: vehicle?.id ?? null,
    carSlug: vehicle?.slug ?? null,
    dealershipId: lead.dealershipId,
    title: vehicle === null ? title : vehicleTitle(vehicle, site.config.search),
    amount: parts.amount,
    contact: lead.contact,
    fields: {
      ...lead.fields,
      ...(vehicle === null ? {} : priceFields(orderPrice(vehicle, parts.amount))),
      ...(agreed === "" ? {} : { [TERMS_AGREED]: agreed }),
    },
    source: { websiteId, url, userAgent, visitedPages, linkedQueryParams, shopperId, finishes },
    submissionKey: `${form.key} ${ready.submissionKey}`,
    createdAt: site.now.toISOString(),
    payBy: payBy(site.now, site.now),
  };
}

/** Why an order was not placed. */
export type NotPlaced =
  /** This browser has somebody else's order for the vehicle, or another kind of one. */
  | { readonly kind: "begun"; readonly order: Order }
  | { readonly kind: "taken"; readonly hold: VehicleHold | null }
  /** The database cannot take it now; the shopper must not be told that it was placed. */
  | { readonly kind: "unavailable" };

/**
 * Places an order and leads to its payment. Where this browser has an order already, a form of the same person corrects it, or
 * says on its page that it comes too late.
 */
export async function placeAndPay(
  request: Request,
  site: FormSite,
  wanted: NewOrder,
): Promise<TypedResponse<never> | NotPlaced> {
  const { checkout, logger } = site.services;
  try {
    const own = await ownOrder(site, aboutOf(wanted));
    const again = own === null ? null : await takeAgain(request, site, own, wanted);
    if (again?.kind === "begun" && wanted.carId !== null) return again;
    if (again?.kind === "same" || again?.kind === "late") return sendTo(againPath(again, wanted, site), site);
    const placed = again?.kind === "corrected" ? again : await checkout.place(wanted);
    if (placed.kind === "taken") {
      const begun = await ownOrder(site, wanted.carId);
      return begun === null ? placed : { kind: "begun", order: begun };
    }
    if (placed.kind === "placed") await rememberOrder(site, placed.order);
    // The vehicle is kept from the opening of the payment page on, not yet after the form was sent.
    return await andForget(sendTo(`${orderPath(placed.order, site)}/pay`, site), request, site.config);
  } catch (error) {
    logger.error({ tenant: wanted.tenant, kind: wanted.kind, error }, "an order could not be placed");
    return { kind: "unavailable" };
  }
}

/** What became of a form that came again. */
export type TakenAgain =
  | Extract<NotPlaced, { kind: "begun" }>
  /** `late`: other details of one that is paid, or over; they were not taken. */
  | { readonly kind: "same" | "late" | "corrected"; readonly order: Order }
  /** The order is over: it was given up for this one, or its time was. */
  | { readonly kind: "free" };

/**
 * Takes a form of a browser that has an order: what its person corrects becomes the order's, another's is given up if they say
 * so. A form that was refused before and is its person's now is none that was left.
 */
export async function takeAgain(
  request: Request,
  site: FormSite,
  own: Order,
  wanted: NewOrder,
): Promise<TakenAgain> {
  const { checkout } = site.services;
  const again = orderAgain(own, wanted, overrules(request, site, own, "same"));
  if (again === "same") await joinOrder(request, site, pageKey(wanted));
  if (again === "same" || again === "late") return { kind: again, order: own };
  if (again === "corrects") {
    const corrected = await checkout.correct(own, wanted);
    if (corrected.kind === "corrected") {
      await rememberOrder(site, corrected.order);
      await joinOrder(request, site, pageKey(wanted));
    }
    // Its time to pay was over just now.
    const { state, charge, ending } = corrected.order;
    const isOver = state === "released" && charge === null && ending !== "replaced";
    return corrected.kind === "late" && isOver ? { kind: "free" } : corrected;
  }
  if (own.state !== "pending" || !overrules(request, site, own, "instead"))
    return { kind: "begun", order: own };
  const ended = await checkout.giveUp(own);
  return ended.state === "released" ? { kind: "free" } : { kind: "begun", order: ended };
}

/** Where a form leads that changed nothing: to be paid where it is the one that placed the order, sent twice. */
export function againPath(
  { kind, order }: { readonly kind: "same" | "late" | "corrected"; readonly order: Order },
  wanted: NewOrder,
  site: FormSite,
): string {
  const path = orderPath(order, site);
  if (kind === "late") return `${path}?${LATE}`;
  return kind === "same" && order.submissionKey.startsWith(wanted.submissionKey) ? `${path}/pay` : path;
}

/** Leads to the payment page of an order, or to the order's own page, which says how it stands. */
export async function leadToPayment(
  request: Request,
  site: FormSite,
  order: Order,
  unkept = false,
): Promise<TypedResponse<never>> {
  const path = orderPath(order, site);
  const base = `${site.config.site.url}/`;
  const way = await site.services.checkout.pay(order, {
    successUrl: new URL(`${path}?paid`, base).href,
    cancelUrl: new URL(`${path}?${LEFT}`, base).href,
    claimant: claimantOf(request, site, order),
    unkept,
  });
  if (way.kind === "pay") return sendTo(way.url, site);
  return sendTo(way.kind === "over" ? path : `${path}?${HINDRANCES[way.kind]}`, site);
}

/** Why the shopper is on an order's page instead of the payment page; null when nothing went wrong. */
export function hindranceOf(query: URLSearchParams): keyof typeof HINDRANCES | null {
  const kinds = ["unavailable", "limited", "unkept", "taken"] as const;
  return kinds.find((kind) => query.has(HINDRANCES[kind])) ?? null;
}

/**
 * An order as it stands. When the shopper has come back from the payment page, its vehicle is free for others again.
 */
export async function seenOrder(site: FormSite, found: Order, query: URLSearchParams): Promise<Order> {
  const { checkout } = site.services;
  const order = await checkout.settle(found);
  return query.has(LEFT) ? checkout.leave(order) : order;
}

/** Called while the payment page of an order is open: its vehicle stays kept a while longer. */
export async function keepVehicleOn(request: Request, site: FormSite, orderId: string | null): Promise<void> {
  const { checkout } = site.services;
  const order = orderId === null ? null : await checkout.find(site.config.site.slug, orderId);
  if (order !== null) await checkout.keepOn(order, claimantOf(request, site, order));
}

/** The vehicles this browser keeps without having paid, without that of one order; each with the page that ends it. */
export async function otherHolds(site: FormSite, { id }: Order) {
  const open = await site.services.checkout.openHolds(site.config.site.slug, browserOf(site));
  return open
    .filter((order) => order.id !== id)
    .map((order) => ({ title: order.title, href: `${orderPath(order, site)}?cancel` }));
}

/** This browser's order that waits for payment for a vehicle, or holds it; else null. */
export async function ownOrder(site: FormSite, about: string | null): Promise<Order | null> {
  if (about === null) return null;
  const { drafts, checkout } = site.services;
  const { order: id } = await drafts.read(orderKey(site, about));
  const order = id === undefined ? null : await checkout.findNewest(site.config.site.slug, id);
  return order?.state === "pending" || order?.state === "held" ? order : null;
}

async function rememberOrder(site: FormSite, order: Order): Promise<void> {
  const about = aboutOf(order);
  await site.services.drafts.save(orderKey(site, about), { order: order.id }, site.now.toISOString());
}

function aboutOf({ carId }: Pick<Order, "carId">): string {
  return carId ?? NO_VEHICLE;
}

function orderKey({ config, visitor }: FormSite, about: string) {
  return { tenant: config.site.slug, visitor: visitor.secret, flow: ORDER_FLOW, about };
}

/** Signs after which the shopper is asked to press again; other signs are left to the dealer. */
const ROBOT_SIGNS = /\b(?:trap|robot|speed)\b/;

/**
 * The answer to a form that a program seems to have sent: it was too fast, filled the trap, or named itself a robot;
 * null for people's. A person who was fast presses again, and one who was misjudged is told to call: nothing typed is
 * lost. No robot can block a vehicle this way. A form without anything to type cannot be too fast.
 */
export function robotAnswer(site: FormSite, form: SiteForm, ready: ReadySubmission): FormAnswer | null {
  const signs = (ready.suspicion ?? "").split(", ");
  const typed = form.steps.flat().length > 0;
  const found = signs.filter((sign) => ROBOT_SIGNS.test(sign) && (typed || sign !== "speed"));
  if (found.length === 0) return null;
  const phone = phoneView(site.config)?.text ?? null;
  // A second press helps a person who was fast, but not one whose browser looks like a program.
  const [title, text] =
    found.every((sign) => sign === "speed") || phone === null ? ["title", "text"] : ["callTitle", "callText"];
  const say = (part: string) => site.t(`checkout.robot.${part}`, { phone: phone ?? "" });
  return ready.refuse({ notice: { title: say(title), text: say(text) } });
}

/** The amount of a form in the site's currency, whole units, within the dealer's limits; else the problem. */
export function amountWithin(amount: number, { payments }: Pick<SiteConfig, "payments">) {
  if (amount < payments.least) return { problem: "tooLittle", limit: payments.least } as const;
  return amount > payments.most ? ({ problem: "tooMuch", limit: payments.most } as const) : null;
}
