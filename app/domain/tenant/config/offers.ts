import * as z from "zod";
import { slugText } from "./shapes";

/** Offers (OFFER). */
export const offersSchema = z
  .strictObject({
    layout: z
      .enum(["grid", "list"])
      .default("grid")
      .describe(
        "Cards beside each other, or one below the other with the picture beside the words (OFFER-03)",
      ),
    exceptions: z
      .boolean()
      .default(false)
      .describe("Shows the offers of exceptionIds although they exclude this site (OFFER-09)"),
    exceptionIds: z.array(slugText).default([]).describe("Those offers, by id"),
  })
  .prefault({});
