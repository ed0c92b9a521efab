import * as z from "zod";
import { line, slugText } from "./shapes";

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
