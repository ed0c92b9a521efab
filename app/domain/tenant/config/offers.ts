import * as z from "zod";
import { slugText } from "./shapes";

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
