import * as z from "zod";
import { THEME_TOKENS, type ThemeTokens, tokenValue } from "../theme-tokens";
import { line, slugText } from "./shapes";

const tokenFields = Object.fromEntries(
  Object.entries(THEME_TOKENS).map(([name, rule]) => [
    name,
    z
      .string()
      .max(80)
      .refine((text) => tokenValue(name, text) !== null, { error: rule.expected })
      .transform((text) => tokenValue(name, text) ?? text)
      .optional()
      .describe(rule.expected),
  ]),
);

const given = (tokens: Readonly<Record<string, string | undefined>>): ThemeTokens =>
  Object.fromEntries(
    Object.entries(tokens).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Looks: the template's layout slots and the dealer's own values (TEN-05). */
export const themeSchema = z
  .strictObject({
    tokens: z
      .strictObject(tokenFields)
      .default({})
      .transform(given)
      .describe("Values over the template's tokens, checked for contrast when the site starts (TEN-05)"),
    layout: z
      .strictObject({
        header: z.enum(["utility", "line", "masthead"]).default("utility").describe("Shape of the header"),
        hero: z
          .enum(["split", "bleed", "cover"])
          .default("split")
          .describe("Shape of the home page's opening"),
        card: z.enum(["boxed", "open", "ruled"]).default("boxed").describe("Shape of a vehicle card"),
        panel: z.enum(["boxed", "ruled", "plain"]).default("boxed").describe("Shape of the filter panel"),
        vehicle: z
          .enum(["sidebar", "stage", "mosaic"])
          .default("sidebar")
          .describe("Shape of the vehicle page"),
      })
      .prefault({})
      .describe("Layout slots; a template's preset sets them"),
    logo: z
      .strictObject({
        wordmark: line.max(40).describe("The name as it is drawn"),
        suffix: line.max(40).optional().describe("The second, quieter part of the name"),
        mark: slugText.optional().describe("A drawn mark beside it, by name"),
      })
      .describe("The dealer's logo, set in type"),
  })
  .describe("Looks");
