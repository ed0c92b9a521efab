import { agreedAnswers } from "~/domain/checkout/agreed-answers";
import type { Order } from "~/domain/checkout/order";
import { pricedFields } from "~/domain/checkout/order-price";
import { shortReference } from "~/domain/checkout/order-reference";
import { awaitsTradeIn, tradeInOf } from "~/domain/checkout/order-trade-in";
import { fullName } from "~/domain/lead/lead";
import { orderDelivery } from "~/domain/delivery/order-delivery";
import { wholeDay } from "~/domain/time/whole-day";
import { arrivalRow } from "../build-checkout";
import type { CheckoutSite } from "../checkout-site";
import { deliveryText } from "../delivery-text";
import { handoverNote, holdEndIfPaid } from "../handover-note";
import { amountText, momentText } from "../checkout-text";
import type { FactRow } from "../checkout-view";
import { priceRows } from "../price-rows";
import { tradeInRows } from "../trade-in-row";

/** The facts of an order: what it is about, what it costs and what was agreed on; of one that has ended, what was paid alone. */
export function orderFacts(
  order: Order,
  site: CheckoutSite,
  { now, incoming }: { readonly now: Date; readonly incoming: boolean },
): readonly FactRow[] {
  const { config, t } = site;
  const { contact, heldUntil, state, payBy } = order;
  const rows: readonly (readonly [string, string | null])[] = [
    [amountLabel(order), amountText(order.amount, config)],
    ["about", order.title],
    ["until", state === "held" && heldUntil !== null ? momentText(heldUntil, config) : null],
    // While the vehicle is set aside, that time stands above: a later one beside it would say something else.
    ["payBy", state === "pending" && !isKept(order, now) ? momentText(payBy, config) : null],
    ["name", fullName(contact)],
    ["reference", shortReference(order.id)],
  ];
  const all = rows.flatMap(([key, value]) =>
    value === null ? [] : [{ key, label: t(`checkout.order.facts.${key}`), value }],
  );
  // What an ended order would have cost is not shown any more.
  const priced = isGoingOn(order) ? pricedFields(order.fields) : null;
  const traded = isGoingOn(order) ? tradeInRows(tradeInOf(order.fields), priced, site) : [];
  const price = [...priceRows(priced, site), ...traded];
  const agreed = isGoingOn(order) ? agreedRows(order, site, now) : [];
  const arrival = incoming && isGoingOn(order) ? [arrivalRow(t)] : [];
  return [...all.slice(0, 2), ...arrival, ...price, ...agreed, ...all.slice(2)];
}

/** What the amount of an order is: a deposit, paid or not, or all there is to pay. */
function amountLabel({ kind, state }: Order): string {
  if (kind === "onlinePayment") return "amount";
  return state === "held" || state === "sold" ? "depositPaid" : "deposit";
}

/** How the rest is paid, and where and when the buyer gets the vehicle, in the words of the receipt. */
function agreedRows(order: Order, site: CheckoutSite, now: Date): readonly FactRow[] {
  const { fields } = order;
  const { config, t } = site;
  const { payBy, handover, deliverTo, day } = agreedAnswers(fields);
  const rows: Readonly<Record<string, string | null>> = {
    tradeInWish: awaitsTradeIn(fields) ? t("checkout.order.tradeInWish") : null,
    payRest: payBy === null ? null : t(`forms.choices.pay_by.${payBy}`),
    handover: handover === null ? null : t(`forms.choices.handover.${handover}`),
    deliverTo,
    handoverDay: day === null ? null : wholeDay(day, config.site.locale),
  };
  const notes: Readonly<Record<string, string | null>> = {
    // A shopper would take the amounts above for all there is to pay.
    handover: handover === "deliver" ? deliveryText(orderDelivery(fields), site) : null,
    handoverDay: handoverNote(
      { day, tradeIn: tradeInOf(fields), heldUntil: heldUntil(order, site, now) },
      site,
    ),
  };
  return Object.entries(rows).flatMap(([key, value]) => {
    if (value === null) return [];
    const note = notes[key] ?? null;
    return [{ key, label: t(`letters.facts.${key}`), value, ...(note === null ? {} : { note }) }];
  });
}

/** When the hold of an order ends; of one that waits for its deposit, as if it were paid now. */
function heldUntil(order: Order, { config }: CheckoutSite, now: Date): Date | null {
  if (order.state === "pending") return holdEndIfPaid(config, now);
  return order.state === "held" && order.heldUntil !== null ? new Date(order.heldUntil) : null;
}

function isGoingOn({ state }: Order): boolean {
  return state === "pending" || state === "held" || state === "sold";
}

/** Whether others are kept out while it is paid. */
export function isKept({ holdUntil }: Order, now: Date): boolean {
  return holdUntil !== null && Date.parse(holdUntil) > now.getTime();
}
