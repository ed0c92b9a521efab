import * as z from "zod";
import { PAGE_KEYS } from "../pages";
import { line, plainText, slugText } from "./shapes";

/** Which journeys ask for a sign-in (AUTH). */
export const authSchema = z
  .strictObject({
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

/** Events (ANA). */
export const analyticsSchema = z
  .strictObject({ enabled: z.boolean().default(true).describe("Records events (ANA-01)") })
  .prefault({});

/** The dealer's own words (TEN-04, TEN-06). */
export const contentSchema = z
  .strictObject({
    labels: z
      .record(z.string().regex(/^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_]+)+$/), plainText.max(1_000))
      .default({})
      .describe("Interface copy by key, such as filters.allMakes, over the language file (TEN-06)"),
    blogCategories: z.array(slugText).default(["vehicle-reviews"]).describe("Blog categories (ROUTE-50)"),
    blocks: z
      .record(
        z.union([z.enum(PAGE_KEYS), slugText]),
        z.strictObject({ title: line, text: plainText.max(20_000) }),
      )
      .default({})
      .describe("Copy blocks by page or place; blank lines part paragraphs (TEN-04)"),
  })
  .prefault({});
