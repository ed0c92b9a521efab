import * as z from "zod";
import { line } from "./shapes";

/** How prices are worded (PRICE). */
export const pricingSchema = z
  .strictObject({
    noPriceText: line
      .max(60)
      .default("Enquire for price.")
      .describe("Stands where a vehicle has no price (PRICE-05)"),
  })
  .prefault({});
