import { FIELDS } from "../forms/field-catalogue";

/** What a buyer and the dealer agreed on beside the price; null for what was left open. */
export interface AgreedAnswers {
  /** One of the choices of `pay_by`. */
  readonly payBy: string | null;
  /** One of the choices of `handover`. */
  readonly handover: string | null;
  /** Address as it was typed. */
  readonly deliverTo: string | null;
  /** `2026-11-23`. */
  readonly day: string | null;
  /** Whether the buyer has a vehicle to trade in. */
  readonly tradesIn: boolean;
}

/** The question for a trade-in, as orders and leads call it. */
const { sentAs: TRADE_IN = FIELDS.tradeIn.name } = FIELDS.tradeIn;

/** What the fields of an order say of the rest of the price and of getting the vehicle. */
export function agreedAnswers(fields: Readonly<Record<string, string>>): AgreedAnswers {
  const handover = chosen("handover", fields);
  const address = (fields["delivery_address"] ?? "").replace(/\s+/g, " ").trim();
  const day = fields["handover_date"] ?? "";
  return {
    payBy: chosen("pay_by", fields),
    handover,
    // An address may have been typed before the shopper chose to collect.
    deliverTo: handover === "deliver" && address !== "" ? address : null,
    tradesIn: fields[TRADE_IN] === "Yes",
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
  };
}

const LOOKS_LIKE_LINK = /https?:|www\.|@|[\p{L}\p{N}-][.。]\p{L}{2}/iu;

/** An address as a letter may repeat it, which goes to whatever mailbox was typed: null for one that could be a link. */
export function mailedAddress(address: string | null): string | null {
  return address === null || LOOKS_LIKE_LINK.test(address.normalize("NFKC")) ? null : address;
}

function chosen(name: "pay_by" | "handover", fields: Readonly<Record<string, string>>): string | null {
  const answer = fields[name] ?? "";
  return FIELDS[name].choices?.some((choice) => choice === answer) === true ? answer : null;
}
