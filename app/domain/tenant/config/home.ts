import * as z from "zod";
import { homeBlockSchema } from "./home-block";

/**
 * The home page (ROUTE-76, HOME). One ordered list holds it: hero, statistics, brand grids, service banner, trade-in
 * questions, sales counter and feed are kinds of block, each with its own copy, instead of a field each.
 */
export const homeSchema = z
  .strictObject({
    blocks: z
      .array(homeBlockSchema)
      .max(20)
      .default([])
      .describe("The blocks of the home page, from top to bottom; none for those made of what there is"),
    paymentIcons: z
      .boolean()
      .default(false)
      .describe("Payment methods in the footer of a site that takes payments (HOME-05)"),
  })
  .prefault({});
