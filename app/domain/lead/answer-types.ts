import { BROUGHT_FROM } from "../appointment/brought-vehicle";
import * as z from "zod";
import { readPlainAmount, toUnits } from "../checkout/deposit";
import { TERMS_AGREED } from "../checkout/order-price";
import { LOAN_BALLOON, LOAN_RATE } from "../finance/finance-link";
import { FIELDS } from "../forms/field-catalogue";
import { PRIZE_AGAIN } from "../forms/pick-prize";
import { TRADE_KIND } from "../trade/trade-kind";
import { TRADES_FOR_ANOTHER } from "../trade/trade-fields";
import { BOOKING_STATUS, MOVED_FROM, REMINDERS } from "../appointment/booking";
import {
  ASKED_ABOUT,
  ASKED_FOR,
  VEHICLE_NOT_HERE,
  RESERVED_BY_SHOPPER,
  VEHICLE_STATUS,
} from "./standing-fields";
import { ADDED_FROM } from "./origin/lead-source";
import type { FieldControlKind, FieldDefinition } from "../forms/field-definition";

/** An amount as lead systems get it. */
export const moneySchema = z.object({
  amount: z.number().describe("In units of the currency, not cents"),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable()
    .describe("ISO 4217; null only in exports of leads whose dealer is not known any more"),
});

const questionsSchema = z
  .array(z.object({ id: z.string(), question: z.string(), answer: z.string() }))
  .describe("Answers about the condition of the shopper's vehicle, each with its question");

/** What answers are in JSON, by type. */
export const ANSWER_SCHEMAS = {
  text: z.string(),
  integer: z.int(),
  number: z.number(),
  boolean: z.boolean(),
  day: z.iso.date(),
  moment: z.iso.datetime({ offset: true }),
  money: moneySchema,
  questions: questionsSchema,
  addresses: z
    .array(z.string())
    .describe("Where each is fetched, by an address that is its key; or what became of it"),
} as const;

/** What an answer is. */
export type AnswerType = keyof typeof ANSWER_SCHEMAS;

const BY_CONTROL: Readonly<Partial<Record<FieldControlKind, AnswerType>>> = {
  money: "money",
  km: "integer",
  number: "number",
  date: "day",
  birthday: "day",
  photos: "addresses",
};

/** Boxes with these answers are ticks. */
const YES_NO: ReadonlyMap<string, boolean> = new Map([
  ["Yes", true],
  ["No", false],
]);

function typeOf({ name, control, choices }: FieldDefinition): AnswerType {
  if (name === "booking_date") return "day";
  if (name === "loan_term") return "number";
  if (choices?.every((choice) => YES_NO.has(choice)) === true) return "boolean";
  return BY_CONTROL[control] ?? "text";
}

/** Words that leads say without being asked: how far a booking or an order is, and what its vehicle is filed under. */
const TEXTS = {
  [BOOKING_STATUS]: "text",
  drives_booked: "text",
  drives_wished: "text",
  order: "text",
  status: "text",
  reason: "text",
  price_terms: "text",
  [TERMS_AGREED]: "text",
  about: "text",
  "Vehicle Make": "text",
  "Vehicle Model": "text",
  dealership_slug: "text",
  manufacturer_slug: "text",
  [ASKED_FOR]: "text",
  [ASKED_ABOUT]: "text",
  [VEHICLE_NOT_HERE]: "text",
  prize_id: "text",
  prize: "text",
  prize_terms: "text",
  [PRIZE_AGAIN]: "text",
  private_answers: "text",
  valuation_reason: "text",
  [TRADE_KIND]: "text",
  trade_in_vehicle: "text",
  [BROUGHT_FROM]: "text",
} as const;

/** What leads say without being asked in a form: ticks, figures of a trade-in, how far an order is. */
const UNASKED: Readonly<Record<string, AnswerType>> = {
  opt_in: "boolean",
  booking_held: "boolean",
  [RESERVED_BY_SHOPPER]: "boolean",
  [REMINDERS]: "boolean",
  [TRADES_FOR_ANOTHER]: "boolean",
  finance: "boolean",
  [ADDED_FROM]: "text",
  autogauge_enabled: "boolean",
  form_completed: "boolean",
  offer_accepted: "boolean",
  valuation: "money",
  range_shown_min: "money",
  range_shown_max: "money",
  valuation_min: "money",
  valuation_max: "money",
  valuation_until: "day",
  offer: "money",
  held_until: "moment",
  vehicle_price: "money",
  left_to_pay: "money",
  delivery_price: "money",
  [LOAN_RATE]: "number",
  [LOAN_BALLOON]: "money",
  [VEHICLE_STATUS]: "text",
  [MOVED_FROM]: "text",
  adjustmentAnswers: "questions",
  ...TEXTS,
};

/** The type of every answer that is known by the name under which leads carry it; all others are text. */
export const ANSWER_TYPES: ReadonlyMap<string, AnswerType> = new Map<string, AnswerType>([
  ...Object.values(FIELDS).flatMap((field) => [
    [field.name, typeOf(field)] as const,
    ...(field.sentAs === undefined ? [] : [[field.sentAs, typeOf(field)] as const]),
  ]),
  ...Object.entries(UNASKED),
]);

/**
 * A kept answer as its type: null for one that was left empty.
 * @returns undefined where the text is nothing of that type
 */
export function typedAnswer(type: AnswerType, text: string, currency: string | null): unknown {
  if (text.trim() === "") return null;
  const read = ANSWER_SCHEMAS[type].safeParse(readable(type, text, currency));
  return read.success ? read.data : undefined;
}

function readable(type: AnswerType, text: string, currency: string | null): unknown {
  switch (type) {
    case "integer":
    case "number":
      return Number(text);
    case "boolean":
      return text === "true" ? true : text === "false" ? false : (YES_NO.get(text) ?? text);
    case "money":
      return money(text, currency);
    case "addresses":
      return text.split("\n");
    case "questions":
      return parsed(text);
    default:
      return text;
  }
}

/** Orders write an amount with its currency, `200.00 AUD`; answers of forms are in the dealer's. */
function money(text: string, currency: string | null): unknown {
  const ordered = readPlainAmount(text);
  if (ordered !== null) return { amount: toUnits(ordered), currency: ordered.currency };
  return { amount: Number(text), currency };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
