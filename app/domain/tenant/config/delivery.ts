import * as z from "zod";

/** Delivery estimate (DELIV). */
export const deliverySchema = z
  .strictObject({
    enabled: z.boolean().default(false).describe("Estimate by postcode on the vehicle page (VDP-14)"),
  })
  .prefault({});
