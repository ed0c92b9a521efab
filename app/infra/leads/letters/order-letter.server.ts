import { agreedAnswers, mailedAddress } from "~/domain/checkout/agreed-answers";
import { invoiceNumber } from "~/domain/checkout/invoice-number";
import { isOrderKind } from "~/domain/checkout/order";
import { toMinor } from "~/domain/checkout/deposit";
import { type OrderPrice, pricedFields, TERMS_AGREED } from "~/domain/checkout/order-price";
import { deliveryWords, orderDelivery } from "~/domain/delivery/order-delivery";
import {
  awaitsTradeIn,
  restAfterTradeIn,
  tradeInLeft,
  tradeInNote,
  tradeInOf,
} from "~/domain/checkout/order-trade-in";
import { shortReference } from "~/domain/checkout/order-reference";
import type { LeadKind } from "~/domain/lead/lead";
import type { LetterPart } from "~/domain/letter/letter";
import { addedToPrice } from "~/domain/pricing/price-terms";
import { priceTermsIn } from "~/domain/stock-words/price-terms";
import { siteAddress } from "~/domain/tenant/site-language";
import { localTime } from "~/domain/time/local-time";
import { tradeStart } from "~/domain/trade/trade-steps";
import {
  factsPart,
  leadReference,
  type LetterContent,
  letterWords,
  stepsPart,
} from "./letter-content.server";
import { letterAmount, letterDay, letterMoment, letterMoney } from "./letter-figures.server";
import type { ShopperMailSource } from "./letter-source.server";
import { vehiclePart } from "./letter-vehicle.server";
import { ownVehicle } from "./own-vehicle.server";

/**
 * Reasons for a refund that its letter explains. Refunds for other reasons were asked for by the shopper, or the dealer
 * tells the shopper.
 */
const REFUND_REASONS: Readonly<Record<string, string>> = { sold: "Sold", taken: "Taken", time: "Time" };

/** What the shopper paid, for what, and how to get it back (RES-01 to RES-03). */
export function receiptLetter(source: ShopperMailSource): LetterContent {
  const { lead, copy } = source;
  const kind = isOrderKind(lead.kind) ? lead.kind : "onlinePayment";
  const amount = letterAmount(lead.fields["amount"], source);
  const about = orderTitle(source);
  const { say, head } = letterWords(`receipt.${kind}`, source, {
    amount,
    about,
    reference: orderReference(source),
  });
  const heldUntil = lead.fields["held_until"];
  const paidOn = lead.changes.at(-1)?.at ?? lead.receivedAt;
  const next = lead.vehicle?.incoming === true ? "next1Incoming" : "next1";
  const steps = kind === "onlinePayment" ? [] : [next, "next2"].map((key) => copy(`checkout.order.${key}`));
  return {
    ...head,
    parts: [
      ...factsPart(
        {
          amount,
          about,
          paidOn: letterMoment(paidOn, source),
          heldUntil:
            heldUntil === undefined || new Date(heldUntil) <= source.now
              ? null
              : letterMoment(heldUntil, source),
          ...priceFacts(source),
          ...agreedFacts(source),
          reference: orderReference(source),
        },
        source,
      ),
      ...vehiclePart(source),
      ...orderLink(say("open"), source),
      ...tradeInLink(source),
      ...stepsPart(steps, source),
      { kind: "text", text: say("back") },
      ...terms(source),
    ],
  };
}

/** What a refund's letter says was cancelled, where it gives no other reason; an invoice is neither. */
const CANCELLED: Readonly<Partial<Record<LeadKind, string>>> = {
  reservation: "Reservation",
  purchase: "Purchase",
};

/** That all the money has gone back, and why: what was cancelled, or why where the shopper did not ask for it (RES-03). */
export function refundLetter(source: ShopperMailSource): LetterContent {
  const { fields, kind } = source.lead;
  const amount = letterAmount(fields["amount"], source);
  const about = orderTitle(source);
  const why = REFUND_REASONS[fields["reason"] ?? ""] ?? CANCELLED[kind] ?? "";
  const { say, head } = letterWords("refund", source, {
    amount,
    about,
    reference: orderReference(source),
  });
  const { config, copy, now } = source;
  const left = tradeInLeft(fields, config.site, localTime(now, config.site.timeZone).date);
  return {
    ...head,
    text: say(`text${why}`),
    short: say(`short${why}`),
    parts: [
      ...factsPart(
        {
          refunded: amount,
          refundedOn: letterMoment(source.lead.changes.at(-1)?.at ?? source.lead.receivedAt, source),
          about,
          reference: orderReference(source),
        },
        source,
      ),
      ...(left === null ? [] : [{ kind: "text" as const, text: copy(left.key, left.values) }]),
      ...orderLink(say("open"), source),
    ],
  };
}

/** What was paid for. The number of an invoice was typed: what of it can be nothing else is told. */
export function orderTitle({ lead, copy }: Pick<ShopperMailSource, "lead" | "copy">): string {
  if (lead.kind !== "onlinePayment") return lead.fields["about"] ?? lead.vehicle?.name ?? "";
  const invoice = invoiceNumber(lead.fields["invoice"] ?? "");
  return invoice === "" ? copy("letters.receipt.yourPayment") : copy("checkout.payment.about", { invoice });
}

function orderReference(source: ShopperMailSource): string {
  const order = source.lead.fields["order"];
  return order === undefined ? leadReference(source) : shortReference(order);
}

function orderLink(label: string, { lead, config, letters }: ShopperMailSource): readonly LetterPart[] {
  const href = orderAddress({ lead, config, letters });
  return href === null ? [] : [{ kind: "link", label, href }];
}

/** The whole address of an order's page; null for a lead that names no order. */
export function orderAddress({
  lead,
  config,
  letters,
}: Pick<ShopperMailSource, "lead" | "config" | "letters">): string | null {
  const id = lead.fields["order"];
  if (id === undefined) return null;
  return siteAddress(config.site, letters.orderPath({ id, tenant: config.site.slug }));
}

function priceFacts(source: ShopperMailSource) {
  const priced = pricedFields(source.lead.fields);
  if (priced === null) return {};
  const amount = letterMoney(priced.price, source);
  const price =
    priced.terms === null
      ? amount
      : source.copy("letters.priceTerms", {
          price: amount,
          terms: priceTermsIn(priced.terms, source.config),
        });
  return { price, rest: letterMoney(priced.rest, source), ...tradeInFacts(priced, source) };
}

/**
 * What was told of a trade-in in the words of the order's page, and what is left after it. What was typed of the shopper's
 * vehicle stays out of the mail.
 */
function tradeInFacts(priced: OrderPrice, source: ShopperMailSource) {
  const told = tradeInOf(source.lead.fields);
  if (told === null) return {};
  const { low, high, offer } = told;
  const { copy, config } = source;
  const money = (amount: number) => letterMoney(toMinor(amount, priced.price.currency), source);
  const amount =
    offer === null ? copy("trade.range.amount", { low: money(low), high: money(high) }) : money(offer);
  const rest = restAfterTradeIn(told, priced);
  return {
    yourVehicle: ownVehicle(source),
    tradeIn: [amount, tradeInNote(told, config.site, copy)].join("\n"),
    restAfterTradeIn: rest === null ? null : letterMoney(rest, source),
  };
}

/** How the rest is paid, and where and when the buyer gets the vehicle. */
function agreedFacts(source: ShopperMailSource) {
  const { payBy, handover, deliverTo, day } = agreedAnswers(source.lead.fields);
  const choice = (name: string, answer: string | null) =>
    answer === null ? null : source.copy(`forms.choices.${name}.${answer}`);
  return {
    tradeInWish: awaitsTradeIn(source.lead.fields) ? source.copy("checkout.order.tradeInWish") : null,
    payRest: choice("pay_by", payBy),
    handover: choice("handover", handover),
    deliverTo: mailedAddress(deliverTo),
    handoverDay: letterDay(day, source),
  };
}

/** To describing the vehicle that goes against the price, where nobody has yet. */
function tradeInLink({ lead, config, copy }: ShopperMailSource): readonly LetterPart[] {
  const path = awaitsTradeIn(lead.fields) ? tradeStart(config, lead.carId) : null;
  if (path === null) return [];
  const label = copy("checkout.order.describeTradeIn");
  return [{ kind: "link", label, href: siteAddress(config.site, path), isQuiet: true }];
}

/** What delivery costs, in the words of the order's page. */
function deliveryNote(source: ShopperMailSource): string {
  const { key, values } = deliveryWords(orderDelivery(source.lead.fields), (price) =>
    letterMoney(price, source),
  );
  return source.copy(key, values);
}

/** What the price leaves out, and what the shopper agreed to when the order was placed. */
function terms(source: ShopperMailSource): readonly LetterPart[] {
  const { lead, config, copy } = source;
  const price = pricedFields(lead.fields)?.terms ?? null;
  const added = addedToPrice(price);
  const agreed = lead.fields[TERMS_AGREED] ?? "";
  const notes = [
    ...(price === null || added === null
      ? []
      : [copy(`checkout.summary.added.${added}`, { terms: priceTermsIn(price, config) })]),
    ...(agreedAnswers(lead.fields).handover === "deliver" ? [deliveryNote(source)] : []),
    // What the dealer's file says now may be something else.
    ...(agreed === "" ? [] : [copy("letters.receipt.agreed", { terms: agreed })]),
  ];
  return notes.map((text) => ({ kind: "note", text }));
}
