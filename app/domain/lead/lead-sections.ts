import { BROUGHT_FROM } from "../appointment/brought-vehicle";
import { BOOKING_STATUS, MOVED_FROM, REMINDERS } from "../appointment/booking";
import { TERMS_AGREED } from "../checkout/order-price";
import { DRIVE_FIELDS } from "../checkout/order-drives";
import { DELIVERY_FIELDS } from "../delivery/order-delivery";
import { LOAN_BALLOON, LOAN_RATE } from "../finance/finance-link";
import { FIELDS } from "../forms/field-catalogue";
import { TRADES_FOR_ANOTHER } from "../trade/trade-fields";
import { type AnswerWords, type LeadAnswer, leadAnswers } from "./lead-answers";
import { ADDED_FROM } from "./origin/lead-source";
import { RESERVED_BY_SHOPPER } from "./standing-fields";
import type { LeadRecord } from "./lead-record";

/** What a lead says, by what a salesperson asks first: whom to reach how, when, what is wanted, what is given for it, what was paid. */
export const LEAD_SECTIONS = [
  "reach",
  "visit",
  "vehicle",
  "wants",
  "own",
  "finance",
  "payment",
  "sent",
] as const;
/** One of {@link LEAD_SECTIONS}. */
export type LeadSection = (typeof LEAD_SECTIONS)[number];

/** Where the questions of a form belong, by the group they stand in. */
const BY_GROUP: Readonly<Record<string, LeadSection>> = {
  contact: "reach",
  visit: "visit",
  handover: "visit",
  yourVehicle: "own",
  tradeIn: "own",
  loan: "finance",
  household: "finance",
  work: "finance",
  payment: "payment",
  payBy: "payment",
};

/** Where other answers belong, and those whose group says something else. */
const BY_NAME: ReadonlyMap<string, LeadSection> = new Map<string, LeadSection>([
  ...[
    "vehicle_kind",
    "trade_in_vehicle",
    "year",
    "make",
    "model",
    "finance",
    "adjustmentAnswers",
    "offer",
    "offer_accepted",
  ].map(own),
  ...["range_shown_min", "range_shown_max", TRADES_FOR_ANOTHER].map(own),
  ...["valuation", "valuation_min", "valuation_max", "valuation_until", "valuation_reason"].map(own),
  ...["booking_held", BOOKING_STATUS, MOVED_FROM, REMINDERS, BROUGHT_FROM].map(visit),
  ...["vehicle_status", RESERVED_BY_SHOPPER, ...DRIVE_FIELDS].map((name) => [name, "vehicle"] as const),
  [ADDED_FROM, "sent"],
  ...["order", "about", "status", "reason", "held_until", "vehicle_price", "price_terms", "left_to_pay"].map(
    payment,
  ),
  ...DELIVERY_FIELDS.map(payment),
  payment(TERMS_AGREED),
  ["preferredDealership", "visit"],
  ["date_of_birth", "finance"],
  ["private_answers", "finance"],
  [LOAN_RATE, "finance"],
  [LOAN_BALLOON, "finance"],
]);

function visit(name: string): readonly [string, LeadSection] {
  return [name, "visit"];
}

function own(name: string): readonly [string, LeadSection] {
  return [name, "own"];
}

function payment(name: string): readonly [string, LeadSection] {
  return [name, "payment"];
}

/** Places, which belong to a visit only where there is one. */
const PLACES: ReadonlySet<string> = new Set(["location", "location_id", "preferredDealership"]);

/** Of several questions that are sent under one name, the first says where it belongs. */
const GROUPS: ReadonlyMap<string, string> = new Map(
  Object.values(FIELDS)
    .reverse()
    .flatMap(({ name, sentAs, group }) => [
      [name, group] as const,
      ...(sentAs === undefined ? [] : [[sentAs, group] as const]),
    ]),
);

/**
 * The answers of a lead in words, by section.
 * @param isVisit the lead asks for a visit, whether or not it says when
 */
export function leadSections(
  fields: LeadRecord["fields"],
  words: AnswerWords,
  isVisit = false,
): Readonly<Record<LeadSection, readonly LeadAnswer[]>> {
  const answers = leadAnswers(fields, words);
  const comes = isVisit || answers.some(({ name }) => sectionOf(name) === "visit" && !PLACES.has(name));
  const own = (name: string) => (PLACES.has(name) && !comes ? "wants" : sectionOf(name));
  const of = (section: LeadSection) => answers.filter(({ name }) => own(name) === section);
  return {
    reach: of("reach"),
    visit: of("visit"),
    vehicle: of("vehicle"),
    wants: of("wants"),
    own: of("own"),
    finance: of("finance"),
    payment: of("payment"),
    sent: of("sent"),
  };
}

function sectionOf(name: string): LeadSection {
  return BY_NAME.get(name) ?? BY_GROUP[GROUPS.get(name) ?? ""] ?? "wants";
}
