import * as z from "zod";
import { plainText } from "./shapes";

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
