import * as z from "zod";
import { THEME_TOKENS, type ThemeTokens, tokenValue } from "../theme-tokens";
import { line, ownFile, slugText } from "./shapes";
import { typefaceSchema } from "./typeface";

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
    typefaces: z
      .strictObject({
        text: typefaceSchema.optional().describe("For everything but headings; the template's without it"),
        headings: typefaceSchema
          .optional()
          .describe("For headings, and names and prices in their type; the template's without it"),
      })
      .default({})
      .describe("Typefaces of the dealer's own, from the folder media/"),
    logo: z
      .strictObject({
        wordmark: line.max(40).describe("The name as it is drawn"),
        suffix: line.max(40).optional().describe("The second, quieter part of the name"),
        mark: slugText.optional().describe("A drawn mark beside it, by name"),
        image: ownFile(["svg", "png", "webp"])
          .optional()
          .describe("The logo itself, in place of name and mark in header and footer: /media/logo.svg"),
        imageOnDark: ownFile(["svg", "png", "webp"])
          .optional()
          .describe("The same for dark grounds; without it image stands there on a light field"),
        favicon: ownFile(["svg", "png"])
          .optional()
          .describe("Square icon for tabs and home screens, in place of the mark: /media/icon.svg"),
        social: ownFile(["jpg", "jpeg", "png", "webp"])
          .optional()
          .describe(
            "Link preview of pages without a picture of their own, best 1200 by 630: /media/share.jpg; without it the opening picture of the home page, else that of a location",
          ),
      })
      .describe("The dealer's logo: an own file, or set in type"),
  })
  .describe("Looks");
