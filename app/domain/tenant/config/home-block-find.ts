import * as z from "zod";
import { navItemSchema } from "./link";
import { imageSchema, line, plainText } from "./shapes";

/** The opening of the home page (HOME-03, ENT-29). */
export const heroBlock = z.strictObject({
  kind: z.literal("hero"),
  kicker: plainText
    .max(120)
    .default("")
    .describe("Small line above the title: a promise, or the model shown"),
  title: line.max(120).describe("The heading of the page"),
  text: plainText.max(300).default("").describe("A sentence below it"),
  priceLine: plainText
    .max(80)
    .default("")
    .describe(
      "A price under the title; {price} is that of priceOf. Empty with priceOf: what the model's page says, such as From $48,240 drive away",
    ),
  priceOf: z
    .strictObject({
      model: line.max(60).describe("Name of a model in content/models"),
      badge: line.max(60).nullable().default(null).describe("One of its badges; null for the model itself"),
    })
    .nullable()
    .default(null)
    .describe("Whose price {price} is, from the model's page; without a price there the line is left out"),
  image: imageSchema.nullable().default(null).describe("The picture; null takes a vehicle from the stock"),
  wholeImage: z
    .boolean()
    .default(false)
    .describe(
      "Phones show a picture over twice as wide as high from end to end; else its right part, larger",
    ),
  tool: z
    .enum(["finder", "search", "none"])
    .default("finder")
    .describe("finder: make, model, body, price. search: one text box. none: no form"),
  searchHint: plainText.max(80).default("").describe("Words in the empty search box"),
  ticket: z.boolean().default(false).describe("A price ticket of a vehicle in stock on the picture"),
  actions: z.array(navItemSchema).max(3).default([]).describe("Buttons"),
  quickLinks: z.array(navItemSchema).max(6).default([]).describe("Tool strip below: label, note and icon"),
});

/** A text search of its own. */
export const searchBlock = z.strictObject({
  kind: z.literal("search"),
  title: line.describe("Heading"),
  text: plainText.max(300).default("").describe("A sentence below it"),
  hint: plainText.max(80).default("").describe("Words in the empty box"),
});

/** Budget search; shown only when budget.enabled is on. */
export const budgetBlock = z.strictObject({
  kind: z.literal("budget"),
  title: line.describe("Heading"),
  text: plainText.max(300).default("").describe("A sentence below it"),
});

/** Search by price. */
export const priceSearchBlock = z.strictObject({
  kind: z.literal("priceSearch"),
  title: line.describe("Heading"),
  text: plainText.max(300).default("").describe("A sentence below it"),
});

/** The makes in stock, as links with counts. */
export const makesBlock = z.strictObject({
  kind: z.literal("makes"),
  title: line.describe("Heading"),
  text: plainText.max(300).default("").describe("A sentence below it"),
  count: z.int().min(1).max(60).default(12).describe("How many makes, most stock first"),
});

/** An invitation to sell or trade in. */
export const sellBlock = z.strictObject({
  kind: z.literal("sell"),
  title: line.describe("Heading"),
  text: plainText.max(300).default("").describe("A sentence below it"),
  image: imageSchema.nullable().default(null).describe("Picture beside it"),
  link: navItemSchema.describe("Button; hidden with the block's form while its page is not served"),
});
