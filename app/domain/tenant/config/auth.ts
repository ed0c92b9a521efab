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
