import * as z from "zod";

/** Events (ANA). */
export const analyticsSchema = z
  .strictObject({ enabled: z.boolean().default(true).describe("Records events (ANA-01)") })
  .prefault({});
