import * as z from "zod";
import { line, plainText, slugText, webUrl } from "./shapes";

const effectSchema = z.strictObject({
  answer: line.max(80).describe("The answer: Yes, No, or one of the options"),
  percent: z
    .number()
    .min(-90)
    .max(50)
    .describe("What it adds to the value, in percent; less than 0 takes off"),
});

const questionSchema = z
  .strictObject({
    id: slugText.describe("Identity of the answer"),
    label: line.describe("The question"),
    hint: plainText.max(200).optional().describe("A sentence under the question"),
    type: z.enum(["yesNo", "choice", "number", "text"]).describe("What kind of answer"),
    options: z.array(line.max(80)).max(20).optional().describe("Choices, for choice"),
    required: z.boolean().default(true).describe("Whether it has to be answered"),
    effects: z.array(effectSchema).max(20).default([]).describe("What answers do to a value of the table"),
  })
  .refine(({ type, options }) => type !== "choice" || (options?.length ?? 0) > 1, {
    error: "a choice needs at least two options",
  });

/** The steps of a trade-in (TRADE-01). */
export const TRADE_STEPS = ["lead", "adjustments", "rego", "offer"] as const;
/** One of {@link TRADE_STEPS}. */
export type TradeStep = (typeof TRADE_STEPS)[number];

const stepsSchema = z
  .array(z.enum(TRADE_STEPS))
  .min(1)
  .default([...TRADE_STEPS])
  .refine((steps) => new Set(steps).size === steps.length, { error: "each step once" })
  .refine((steps) => steps.includes("lead"), { error: "without the step lead nobody could be answered" })
  .refine((steps) => !steps.includes("offer") || steps.at(-1) === "offer", {
    error: "offer is the last step",
  });

const valuationSchema = z
  .strictObject({
    source: z
      .enum(["none", "table", "service"])
      .default("none")
      .describe("Nobody, so that every vehicle is inspected; the table for demonstrations; or a service"),
    url: webUrl
      .nullable()
      .default(null)
      .describe("Address the service is asked at with POST, as docs/dealers/outside-services.md says"),
    validDays: z.int().min(1).max(60).default(7).describe("Days an offer stands"),
  })
  .refine(({ source, url }) => source !== "service" || url !== null, {
    error: "a service needs an address",
    path: ["url"],
  })
  .prefault({});

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
    questions: z
      .array(questionSchema)
      .max(20)
      .default([])
      .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length, {
        error: "each id once",
      })
      .describe("Adjustment questions (TRADE-01)"),
    steps: stepsSchema.describe("Steps, in order"),
    photos: z
      .int()
      .min(0)
      .max(6)
      .default(6)
      .describe("How many photos of the vehicle can be sent, with the last questions; 0 for none"),
    valuation: valuationSchema.describe("Who values vehicles (OPEN-116)"),
  })
  .prefault({});
