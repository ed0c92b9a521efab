import * as z from "zod";

/** Similar vehicles (SIMI). */
export const similarSchema = z
  .strictObject({ count: z.int().min(0).max(24).default(6).describe("How many are shown (SIMI-01)") })
  .prefault({});
