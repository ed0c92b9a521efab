import * as z from "zod";
import { REMINDER_WAYS } from "../../appointment/reminder-sinks";
import { FIELD_NAMES, SERVICE_TYPES } from "../../forms/field-catalogue";
import { FORM_KEYS } from "../../forms/form-catalogue";
import { fetchedAddress, line, moneyAmount, plainText, pluginSecretName, slugText } from "./shapes";

const steps = z
  .array(z.array(z.enum(FIELD_NAMES)).min(1))
  .min(1)
  .max(6);

const ownForm = z.strictObject({
  steps: steps.optional().describe("Its fields by step, in the place of the usual ones"),
  optional: z.array(z.enum(FIELD_NAMES)).default([]).describe("Fields that may be left empty here"),
  required: z.array(z.enum(FIELD_NAMES)).default([]).describe("Fields that must be filled in here"),
  title: line.max(100).optional().describe("Heading of its page"),
  intro: plainText.max(600).optional().describe("One or two sentences under the heading"),
  submit: line.max(40).optional().describe("Words of its button"),
  next: z.array(line.max(200)).max(5).optional().describe("What happens after sending, one sentence a step"),
  disclaimer: plainText
    .max(2_000)
    .nullable()
    .optional()
    .describe("Terms to agree to, over termsDisclaimer; null for none (FORM-13)"),
  note: plainText.max(2_000).optional().describe("Small print under the button"),
  eventId: z.int().positive().optional().describe("Event counted when it is sent (ANA-13)"),
});

const limit = (uses: number, seconds: number) =>
  z
    .strictObject({
      uses: z.int().positive().describe("So many sendings"),
      seconds: z.int().positive().describe("in so many seconds"),
    })
    .default({ uses, seconds });

const prize = z.strictObject({
  id: slugText.describe("Identity; the lead carries it"),
  label: line.max(80).describe("The prize, as the winner reads it"),
  weight: z.int().positive().max(10_000).describe("Its share of the draw beside the others’"),
  quantity: z.int().positive().nullable().default(null).describe("How many there are; null for no end"),
  terms: plainText.max(400).default("").describe("How to collect it"),
});

const workPrice = z.strictObject({
  name: line.max(60).describe("What is done"),
  from: moneyAmount
    .nullable()
    .default(null)
    .describe("Lowest price, in currency units; null where it is quoted"),
  note: plainText.max(160).default("").describe("What is in it, or for which vehicles"),
  type: z
    .enum(SERVICE_TYPES)
    .nullable()
    .default(null)
    .describe("Type of service that is chosen in the form; null for none"),
});

const registrationLookup = z
  .strictObject({
    url: fetchedAddress
      .nullable()
      .default(null)
      .describe("Address of the service, asked as docs/dealers/registration-lookup.md says; null: off"),
    keyEnv: pluginSecretName
      .nullable()
      .default(null)
      .describe("Environment variable that holds the service's key, sent as bearer token; null for none"),
  })
  .prefault({});

/** Lead forms (FORM). */
export const formsSchema = z
  .strictObject({
    termsDisclaimer: plainText
      .max(2_000)
      .nullable()
      .default(null)
      .describe("Adds the terms checkbox with this text (FORM-01)"),
    enquirySteps: steps
      .default([["name", "last_name", "email", "phone", "postcode", "message", "tradeIn"]])
      .describe("Fields of the enquiry by step; one step for one page (FORM-09)"),
    tellLeft: z
      .boolean()
      .default(true)
      .describe(
        "Whether the dealer is told of an unfinished form of several steps; false keeps nothing of it as a lead",
      ),
    optIn: z
      .boolean()
      .default(true)
      .describe(
        "What leads say of opt_in where the form does not ask; false where the law wants an answer for that (FORM-06)",
      ),
    autogaugeField: z.boolean().default(false).describe("Sends autogauge_enabled (FORM-07)"),
    enquiryEventId: z.int().positive().default(22).describe("Event of a sent enquiry (ANA-13)"),
    careersEventId: z.int().positive().default(51).describe("Event of a sent application (ANA-14)"),
    finance: z
      .enum(["financeEnquiry", "financeApplication"])
      .default("financeEnquiry")
      .describe("The form of the finance page: a few questions, or a whole application in steps"),
    own: z
      .partialRecord(z.enum(FORM_KEYS), ownForm)
      .default({})
      .describe("What this dealer does differently, by form"),
    visits: z
      .strictObject({
        minutes: z
          .int()
          .min(15)
          .max(240)
          .default(60)
          .describe("Length of a test drive, and of the steps between them"),
        capacity: z.int().min(1).max(20).default(1).describe("Test drives at one time at one location"),
        noticeHours: z
          .int()
          .min(0)
          .max(168)
          .default(2)
          .describe("Hours between booking and the first time offered"),
        days: z.int().min(1).max(60).default(14).describe("Days ahead that can be booked"),
        withinKm: z
          .number()
          .min(0)
          .max(20_000)
          .nullable()
          .default(100)
          .describe(
            "Kilometres from a vehicle's own location within which others of its dealership offer drives in it, besides those that its yard brings vehicles to; null for any",
          ),
        reminders: z
          .array(z.enum(REMINDER_WAYS))
          .max(REMINDER_WAYS.length)
          .default([...REMINDER_WAYS])
          .describe(
            "How shoppers are reminded of a test drive or service the day before and two hours before: email, sms (where a gateway is set). Never at night; [] for no reminders",
          ),
      })
      .prefault({})
      .describe("Test drive appointments (FORM-11)"),
    workshop: z
      .strictObject({
        minutes: z.int().min(15).max(240).default(30).describe("Minutes between the times offered"),
        capacity: z
          .int()
          .min(0)
          .max(20)
          .default(2)
          .describe(
            "Cars at one time at one workshop; 0 asks for a day instead, and the workshop confirms it",
          ),
        noticeHours: z
          .int()
          .min(0)
          .max(168)
          .default(24)
          .describe("Hours between booking and the first time offered"),
        days: z.int().min(1).max(60).default(30).describe("Days ahead that can be booked"),
        loanCar: z.boolean().default(false).describe("Whether the form asks if a loan car is needed"),
        prices: z
          .array(workPrice)
          .max(12)
          .default([])
          .describe("What its work costs, above the booking form; each leads to the form"),
        pricesNote: plainText.max(300).default("").describe("What the prices rest on, below them"),
      })
      .prefault({})
      .describe("Service bookings: times are offered while the workshop is open"),
    daysAhead: z
      .int()
      .min(7)
      .max(1_096)
      .default(365)
      .describe(
        "Days ahead at most of any day that a shopper types: a service without times, a delivery or collection",
      ),
    limits: z
      .strictObject({
        address: limit(60, 600).describe(
          "From one address; more is refused for a while, and so are more than ten tries for each",
        ),
        files: limit(10, 600).describe("Tries to send a form that asks for a file, from one address"),
        filesMb: z
          .int()
          .min(1)
          .max(100_000)
          .default(200)
          .describe(
            "Most megabytes of files sent with forms that are kept; a form beyond is taken without its file",
          ),
        dealer: limit(600, 600).describe(
          "On the whole site; more is kept and looked at before it is passed on",
        ),
        leastSeconds: z
          .number()
          .min(0)
          .max(60)
          .default(2)
          .describe("Filled in faster than that is a robot’s work, and looked at before it is passed on"),
        tokenHours: z.number().positive().max(72).default(6).describe("How long an open form can be sent"),
      })
      .prefault({})
      .describe("Against robots"),
    registrationLookup: registrationLookup.describe(
      "Fills in the shopper's vehicle from its registration, in the trade-in and wherever a form asks for one",
    ),
    spinToWin: z
      .strictObject({
        campaign: slugText.default("spin").describe("One turn a person in each campaign"),
        prizes: z
          .array(prize)
          .max(20)
          .default([])
          .describe("What can be won; without prizes there is no draw"),
      })
      .prefault({})
      .describe("Spin to win (ROUTE-60)"),
  })
  .prefault({});
