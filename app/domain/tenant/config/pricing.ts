import * as z from "zod";
import { line } from "./shapes";

/** Whether something is in a price, comes on top, or is not spoken of. */
const WHERE = ["included", "added", "unsaid"] as const;

/** How prices are worded (PRICE). */
export const pricingSchema = z
  .strictObject({
    noPriceText: line
      .max(60)
      .default("Enquire for price.")
      .describe("Stands where a vehicle has no price (PRICE-05)"),
    gst: z.enum(WHERE).default("included").describe("GST in prices whose words do not name it (PRICE-16)"),
    dealerDelivery: z
      .enum(WHERE)
      .default("unsaid")
      .describe("Dealer delivery in prices whose words do not name it (PRICE-16)"),
    notes: z
      .array(line.max(200))
      .max(4)
      .default([])
      .describe("Sentences below what a price includes, on vehicles' pages (PRICE-16)"),
    history: z
      .boolean()
      .default(false)
      .describe("A vehicle's page tells what its price was before, as far as imports are kept (PRICE-17)"),
  })
  .prefault({});
