import * as z from "zod";

/** Events (ANA). */
export const analyticsSchema = z
  .strictObject({
    enabled: z.boolean().default(true).describe("Records events (ANA-01)"),
    consent: z
      .enum(["none", "required"])
      .default("none")
      .describe(
        "Whether visitors are asked before anything is counted or remembered of their visit: required asks, and until somebody allows it nothing is",
      ),
  })
  .prefault({});
