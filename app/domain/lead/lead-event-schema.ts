import { BROUGHT_FROM } from "../appointment/brought-vehicle";
import * as z from "zod";
import { ANSWER_SCHEMAS, ANSWER_TYPES, moneySchema } from "./answer-types";
import { BOOKING_STATUS, MOVED_FROM, REMINDERS } from "../appointment/booking";
import { TERMS_AGREED } from "../checkout/order-price";
import { LOAN_BALLOON, LOAN_RATE } from "../finance/finance-link";
import { PRIZE_AGAIN } from "../forms/pick-prize";
import { TRADE_KIND } from "../trade/trade-kind";
import { TRADES_FOR_ANOTHER } from "../trade/trade-fields";
import { LEAD_KINDS } from "./lead";
import {
  ASKED_ABOUT,
  ASKED_FOR,
  VEHICLE_NOT_HERE,
  RESERVED_BY_SHOPPER,
  VEHICLE_STATUS,
} from "./standing-fields";

/** The version of what webhooks are sent. It rises when a field goes or changes its meaning, not when one is added. */
export const LEAD_EVENT_VERSION = 2;

const text = z.string().nullable();
const webAddress = z.string().describe("A whole address");

const yardSchema = z
  .object({
    id: z.string().describe("As in the dealer's file, `site.locations`"),
    name: z.string(),
    street: text,
    suburb: text,
    state: text,
    postcode: text,
  })
  .nullable()
  .describe("Where the vehicle stood");

const vehicleSchema = z
  .object({
    id: text,
    url: webAddress,
    name: z.string(),
    slug: z.string(),
    year: z.int().nullable(),
    make: z.string(),
    model: z.string(),
    badge: text,
    car_type: z.string().describe("new, demo or used"),
    stock_number: text,
    vin: text,
    body: text,
    transmission: text,
    colour: text,
    km: z.number().nullable(),
    price: moneySchema.nullable().describe("What the shopper saw; null where no price is shown"),
    price_terms: text.describe(
      "What stood beside the price, in the feed's words: `Drive away`; null for nothing",
    ),
    picture_url: webAddress.nullable(),
    yard: yardSchema,
    incoming: z.boolean().describe("It had yet to arrive at its yard"),
  })
  .nullable()
  .describe("The dealer's vehicle that the lead is about, as it was then; null for none");

const shopperVehicleSchema = z
  .object({
    year: z.int().nullable(),
    make: text,
    model: text,
    described: text.describe("What the shopper called it, where it was asked for in one line"),
    vin: text,
    rego: text,
    rego_state: text.describe("In capitals"),
    km: z.number().nullable(),
    body: text,
    transmission: text,
    colour: text,
  })
  .nullable()
  .describe("The shopper's own vehicle: to be traded in, serviced, or that parts are for; null for none");

const previousSchema = z.object({
  lead_id: z.string(),
  kind: z.enum(LEAD_KINDS),
  received_at: z.iso.datetime(),
});

/** What a lead itself says, under the names the specification gives it (ENT-42). */
export const leadDataSchema = z.object({
  lead_id: z.string().describe("The same for good"),
  revision: z.int().describe("0 for a new lead, one more for each later step"),
  website_id: z.string(),
  kind: z.enum(LEAD_KINDS),
  category: text.describe("The dealer's words for its place in the pipeline"),
  subcategory: text,
  received_at: z.iso.datetime(),
  url: webAddress.nullable().describe("The page it was sent from; null for a lead that another system added"),
  source: z
    .string()
    .describe("`Website`; of a lead that another system added, where it came from: `Call centre`"),
  user_agent: z.string().describe("The shopper's browser; empty for a lead that another system added"),
  car_id: text.describe("The vehicle's id on the website"),
  car_dealership_id: text,
  name: z.string(),
  last_name: text,
  email: text,
  phone: text.describe("E.164, +61412345678"),
  postcode: text,
  language: text.describe(
    "BCP 47 tag of the language in which the shopper read the site, and is answered: `ar`, `en-AU`; null where it is not known any more",
  ),
  lead_attributes: z.object({
    visited_pages: z.array(z.string()).describe("Paths seen before, oldest first"),
    linked_query_params: z.record(z.string(), z.string()).describe("The campaign that led to the site"),
  }),
  previous: z
    .array(previousSchema)
    .optional()
    .describe(
      "What the same person sent within the 24 hours before, oldest first: by the same e-mail, or the same phone and name, about the same vehicle or none. Not in exports",
    ),
  same_phone: z
    .array(previousSchema)
    .optional()
    .describe(
      "What came within the 24 hours before under the same phone, from another name and e-mail: it may be somebody else. Not in exports",
    ),
  shopper_told: z
    .boolean()
    .nullable()
    .optional()
    .describe(
      "Of a step that tells what became of the vehicle (reserved, free again, or gone, which calls a test drive off): whether the shopper was told; false where they gave neither an e-mail nor a phone that texts go to, or no texts can be sent: somebody has to call them. Null of any other step, and where they knew already. Not in exports",
    ),
  vehicle: vehicleSchema,
  shopper_vehicle: shopperVehicleSchema,
  as_typed: z
    .record(z.string(), z.string())
    .describe("Answers that are not what their field asks for, as they were typed"),
});

/** Names of answers that stand elsewhere: those of the shopper's vehicle, and those the lead itself says. */
export const PLACED: ReadonlySet<string> = new Set([
  "vehicle",
  "year",
  "make",
  "model",
  "vin",
  "subcategory",
]);

/** What answers mean that no form explains. */
const ABOUT: Readonly<Record<string, string>> = {
  opt_in:
    "Whether the shopper may be told of offers: the answer where the form asks, else what the dealer says in forms.optIn",
  vehicle_price: "What the vehicle of an order cost when it was placed",
  left_to_pay:
    "What is left of the price after the deposit; null while there is no deposit, and once it is given back",
  delivery_price:
    "What the dealer's rates ask for delivery to `delivery_postcode`, on top of the price; 0 where it is free",
  [LOAN_RATE]: "Percent a year that the shopper's calculator was set to; not in what forms ask",
  [LOAN_BALLOON]: "What the shopper's calculator leaves to pay at the end of the term",
  held_until: "Null while nothing is held, and once the hold is over",
  [VEHICLE_STATUS]:
    "What stood beside the vehicle when the lead, or a step that says so, came in: `in_stock`, `reserved`, `sold`, `withdrawn` where it is in the stock no more; of an order, what the order made of it",
  [RESERVED_BY_SHOPPER]: "True where the shopper of this lead has the vehicle reserved",
  [MOVED_FROM]:
    "When a booking was before it was moved, on the clocks of the place, as `booking_date` and `booking_time` are: `2026-11-23T09:30`; the day alone where no time was booked. Null in any step after that one which says something else of the booking",
  [BROUGHT_FROM]:
    "Of a test drive at another place than where its vehicle stands: the yard it has to be brought from. No time is kept for it",
  booking_held: "Whether a time is kept for the shopper; false for a wish, and for what was called off",
  [BOOKING_STATUS]:
    "`Moved`, `Kept` (the time wished for, once its vehicle was free again) or `Cancelled` by the shopper; `VehicleGone`, the vehicle was sold or left the stock, and the shopper was told where they can be. Null once a later step says that the vehicle is reserved or free again",
  [REMINDERS]: "False where the shopper wants no reminders",
  drives_booked:
    "Of an order: ids of the leads of others that are test drives of its vehicle; no time is kept for them any more",
  drives_wished:
    "Of an order that ended: ids of the leads that wait for a test drive, or asked about the vehicle while it was reserved, and were told that it is free",
  "do-you-have-a-trade-in": "Always true of a trade-in",
  [TRADES_FOR_ANOTHER]: "Of a trade-in: whether it goes against another vehicle, or is sold outright",
  range_shown_min:
    "Of a trade-in: what the shopper was shown by make, model, year and kilometres alone, from; no offer. Null once the vehicle is another one",
  range_shown_max: "The upper end of what the shopper was shown",
  order: "Id of the order",
  status: "How far an order is: `pending`, `held`, `paid`, `expired`, `refunded`, `sold`, …",
  reason: "Why an order ended",
  price_terms: "What the price of the vehicle contains, in the feed's words",
  [TERMS_AGREED]:
    "The terms that the shopper agreed to with the order, in the words and language that stood there",
  finance: "Of a trade-in: whether the shopper still pays it off",
  regoState: "In capitals",
  prize_id: "Id of the prize in the dealer's file; empty for nothing won",
  [PRIZE_AGAIN]: "What the shopper won at an earlier turn",
  private_answers: "Address of a page of the site that shows them for a time: signed, for whoever needs them",
  valuation_reason: "Why no figure was given: `age`, `km`, `unknown`",
  [TRADE_KIND]: "Of the shopper's vehicle: `car`, `motorcycle`, `truck`, `caravan`",
  about: "Of an order: what it is for, in words",
  "Vehicle Make": "The same as `vehicle.make`, under the specification's name",
  "Vehicle Model": "The same as `vehicle.model`, under the specification's name",
  [VEHICLE_NOT_HERE]:
    "Id, or last part of the address, of a vehicle that a form was opened for and that the dealer does not have",
  [ASKED_ABOUT]:
    "What a form was opened about, in the dealer's words: a work of the workshop's price list with its price, or the title of a page of the site",
  [ASKED_FOR]: "What a form was opened to ask for: `brochure`",
  dealership_slug: "Of the vehicle's dealership, as its pages have it",
  manufacturer_slug: "Of the vehicle's make, as its pages have it",
  lead_source: "The same as `source`, for a lead that another system added",
};

/** The body of a webhook (`docs/lead-webhook.schema.json`). */
export const leadEventSchema = z.object({
  type: z.enum(["lead.created", "lead.updated"]).describe("Whether it is a new lead or a later step of one"),
  version: z.literal(LEAD_EVENT_VERSION),
  timestamp: z.iso.datetime().describe("When it was sent by the shopper"),
  data: z
    .object({ ...answerShape(), ...leadDataSchema.shape })
    .catchall(text)
    .describe(
      "The lead and, beside it, the answers of its form under their names: null for one left empty. An answer named like one of the lead's own fields stands under shopper_…; names that are not listed here are questions of the dealer's own forms, answered in text",
    ),
});

function answerShape(): Readonly<Record<string, z.ZodType>> {
  const answers = [...ANSWER_TYPES].filter(([name]) => !PLACED.has(name));
  return Object.fromEntries(
    answers.map(([name, type]) => {
      const schema = ANSWER_SCHEMAS[type].nullable().optional();
      const about = ABOUT[name];
      return [name, about === undefined ? schema : schema.describe(about)];
    }),
  );
}

/** The JSON Schema of a webhook's body. */
export function leadEventJsonSchema(): Readonly<Record<string, unknown>> {
  return {
    ...z.toJSONSchema(leadEventSchema),
    title: "A lead",
    description:
      "The body of a webhook about a lead. Fields may be added within a version. Version 2: answers of yes and no are booleans (booking_held, booking_reminders, do-you-have-a-trade-in, finance, fitting, loan_car, trades_for_another), regoState is in capitals, and category names orders; in version 1 they were the texts Yes and No, as typed, and null.",
  };
}
