import * as z from "zod";
import { slugText } from "./shapes";

const spans = z.strictObject({
  threeOrMore: z.int().min(1).max(12).describe("With three locations or more"),
  fewer: z.int().min(1).max(12).describe("With fewer"),
});

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
