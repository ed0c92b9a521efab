import * as z from "zod";
import { line, plainText, slugText, webUrl } from "./shapes";

/** The model range (MODEL, NAV-05). */
export const modelsSchema = z
  .strictObject({
    fordHandling: z
      .array(line.max(60))
      .default([])
      .describe("Models that link to their own page instead of a search (MODEL-07)"),
    categoryOrder: z
      .array(line.max(40))
      .default(["Trucks", "SUVs", "Vans", "People Movers", "Performance"])
      .describe("Order of model categories (NAV-05)"),
  })
  .prefault({});

/** Offers (OFFER). */
export const offersSchema = z
  .strictObject({
    exceptions: z
      .boolean()
      .default(false)
      .describe("Shows the offers of exceptionIds although they exclude this site (OFFER-09)"),
    exceptionIds: z.array(slugText).default([]).describe("Those offers, by id"),
  })
  .prefault({});

const spans = z.strictObject({ threeOrMore: z.int().min(1).max(12), fewer: z.int().min(1).max(12) });

/** Location blocks and pages (LOC). */
export const locationsSchema = z
  .strictObject({
    block: z
      .strictObject({
        filter: z
          .union([z.enum(["primary", "sales", "service", "parts", "service-and-parts", "all"]), slugText])
          .default("all")
          .describe("primary, sales, service, parts, service-and-parts, all, or a location's id"),
        layout: z
          .enum(["auto", "cards", "tabs"])
          .default("auto")
          .describe("auto: a single location large, several by locations.layout"),
      })
      .prefault({})
      .describe("The location block of shared pages (LOC-03)"),
    layout: z
      .enum(["cards", "tabs"])
      .default("cards")
      .describe("Several locations as cards or tabs (LOC-05)"),
    byAppointment: z.boolean().default(false).describe("Visits by appointment only (LOC-13)"),
    gridSpans: spans.default({ threeOrMore: 4, fewer: 5 }).describe("Width of a card, in twelfths (LOC-17)"),
    mapKey: z
      .string()
      .max(200)
      .nullable()
      .default(null)
      .describe("Key of the map provider; null for a link to a map (LOC-04)"),
  })
  .prefault({});

/** Reviews (REV). */
export const reviewsSchema = z
  .strictObject({
    snap21OrgId: z
      .string()
      .max(100)
      .nullable()
      .default(null)
      .describe("Organisation at the review provider (REV-15)"),
    max: z.int().min(0).max(100).default(10).describe("Reviews in a section (REV-13)"),
    minRating: z.number().min(0).max(5).default(4).describe("Lowest rating shown (REV-12)"),
    hiddenNames: z.array(line.max(80)).default([]).describe("Customers whose reviews stay hidden (REV-11)"),
    autoRotate: z.boolean().default(false).describe("Moves on by itself (REV-06)"),
    leaveReviewUrl: webUrl.nullable().default(null).describe("Where to write one (REV-03)"),
    fullQuantity: z.int().min(0).max(100).default(12).describe("Reviews on the full page (REV-14)"),
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
    enquirySteps: z
      .array(
        z.array(z.enum(["name", "last_name", "email", "phone", "postcode", "message", "tradeIn"])).min(1),
      )
      .min(1)
      .default([["name", "last_name", "email", "phone", "postcode", "message", "tradeIn"]])
      .describe("Fields of the enquiry by step; one step for one page (FORM-09)"),
    autogaugeField: z.boolean().default(false).describe("Sends autogauge_enabled (FORM-07)"),
    enquiryEventId: z.int().positive().default(22).describe("Event of a sent enquiry (ANA-13)"),
    careersEventId: z.int().positive().default(51).describe("Event of a sent application (ANA-14)"),
  })
  .prefault({});

const questionSchema = z.strictObject({
  id: slugText.describe("Identity of the answer"),
  label: line.describe("The question"),
  type: z.enum(["yesNo", "choice", "number", "text"]).describe("What kind of answer"),
  options: z.array(line.max(80)).max(20).optional().describe("Choices, for choice"),
});

/** Trade-in (TRADE). */
export const tradeSchema = z
  .strictObject({
    maxAgeYears: z
      .int()
      .min(0)
      .max(60)
      .default(7)
      .describe("Older vehicles get no instant figure (TRADE-08)"),
    maxKm: z
      .int()
      .min(0)
      .max(2_000_000)
      .default(100_000)
      .describe("Nor do vehicles with more kilometres (TRADE-09)"),
    questions: z.array(questionSchema).max(20).default([]).describe("Adjustment questions (TRADE-01)"),
    steps: z
      .array(z.enum(["lead", "adjustments", "rego", "offer"]))
      .min(1)
      .default(["lead", "adjustments", "rego", "offer"])
      .describe("Steps, in order"),
  })
  .prefault({});
