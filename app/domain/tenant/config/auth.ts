import * as z from "zod";

/** Which journeys ask for a sign-in (AUTH). */
export const authSchema = z
  .strictObject({
    codeCountries: z
      .array(z.enum(["AU", "NZ"]))
      .min(1)
      .default(["AU", "NZ"])
      .describe(
        "Countries whose mobile numbers get sign-in codes; text messages elsewhere cost and are abused",
      ),
    dormantDays: z
      .int()
      .min(30)
      .max(3_650)
      .default(730)
      .describe("Days after which an account nobody came back to is deleted, watchlist and searches with it"),
    gates: z
      .strictObject({
        checkout: z.boolean().default(false).describe("Reserving and buying (RES-08)"),
        personalisedFinance: z.boolean().default(false).describe("Personalised finance (ROUTE-25)"),
        spinToWin: z.boolean().default(false).describe("Spin to win (ROUTE-60)"),
        carFinance: z.boolean().default(false).describe("Finance of one vehicle (AUTH-09)"),
      })
      .prefault({})
      .describe("Sign-in gates"),
  })
  .prefault({});
