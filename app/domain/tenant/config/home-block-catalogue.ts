import * as z from "zod";
import { BODY_TYPES } from "../../vehicle/body-types";
import { ITEM_TYPES } from "../../vehicle/vehicle";
import { navItemSchema } from "./link";
import { imageSchema, line, moneyAmount, plainText } from "./shapes";

/** Kinds of vehicle as large tiles with their counts. */
export const typesBlock = z.strictObject({
  kind: z.literal("types"),
  title: line.describe("Heading"),
  items: z
    .array(
      z.strictObject({
        label: line.max(60).describe("Name of the kind"),
        itemType: z.enum(ITEM_TYPES).describe("The kind; its count is filled in"),
        text: plainText
          .max(160)
          .default("")
          .describe("A few words below it; {makes} is how many makes of it are on sale"),
        image: imageSchema.nullable().default(null).describe("Picture"),
        names: z
          .array(line.max(60))
          .max(8)
          .default([])
          .describe("Maker names shown when there is no picture"),
      }),
    )
    .min(1)
    .max(6)
    .describe("Its entries, in order"),
});

/** A rail of models: some set by hand, or the whole range (MODEL-02). */
export const rangeBlock = z.strictObject({
  kind: z.literal("range"),
  title: line.describe("Heading"),
  models: z
    .array(
      z.strictObject({
        name: line.max(60).describe("Model name as it stands in stock"),
        category: line.max(40).describe("Category, grouped in models.categoryOrder"),
        text: plainText.max(160).default("").describe("One line about it"),
        fromPrice: moneyAmount
          .nullable()
          .default(null)
          .describe(
            "Lowest price, by the priceTerms of its page in content/models; that page's when left out",
          ),
        body: z.enum(BODY_TYPES).describe("Body, for the drawn picture"),
        colour: line.max(30).default("white").describe("Colour of the picture"),
        image: imageSchema.nullable().default(null).describe("Picture, over body and colour"),
      }),
    )
    .max(24)
    .default([])
    .describe("Its entries, in order; none for all of content/models"),
});

/** Offers set by hand, else those of content/offers. */
export const offersBlock = z.strictObject({
  kind: z.literal("offers"),
  title: line.describe("Heading"),
  more: navItemSchema.optional().describe("Link to all of them"),
  items: z
    .array(
      z.strictObject({
        kicker: plainText.max(40).default("").describe("What kind of offer"),
        title: line.max(120).describe("The offer"),
        terms: plainText.max(400).default("").describe("Its conditions"),
        link: navItemSchema.describe("Where it leads"),
        image: imageSchema.nullable().default(null).describe("Picture"),
      }),
    )
    .max(6)
    .default([])
    .describe("Its entries, in order; the offers of today when there are none"),
  count: z.int().min(1).max(6).default(3).describe("How many of the offers of today"),
});

/** Makes in groups, with counts from stock (HOME-01). */
export const brandGridsBlock = z.strictObject({
  kind: z.literal("brandGrids"),
  title: line.describe("Heading"),
  groups: z
    .array(
      z.strictObject({
        label: line.max(40).describe("Name of the group"),
        itemType: z
          .enum(ITEM_TYPES)
          .nullable()
          .default(null)
          .describe("Counts vehicles of this kind; null for links only"),
        brands: z.array(line.max(60)).max(60).default([]).describe("Makes, in order"),
        links: z.array(navItemSchema).max(20).default([]).describe("Group companies and other links"),
      }),
    )
    .min(1)
    .max(6)
    .describe("Its entries, in order"),
});

/** Stories with pictures (journal). */
export const storiesBlock = z.strictObject({
  kind: z.literal("stories"),
  title: line.describe("Heading"),
  more: navItemSchema.optional().describe("Link to all of them"),
  items: z
    .array(
      z.strictObject({
        title: line.max(160).describe("Headline"),
        text: plainText.max(400).default("").describe("Opening sentence"),
        topic: plainText.max(40).default("").describe("Topic"),
        date: z.iso.date().nullable().default(null).describe("Day of publication"),
        link: navItemSchema.optional().describe("Where it leads"),
        image: imageSchema.nullable().default(null).describe("Picture"),
      }),
    )
    .min(1)
    .max(8)
    .describe("Its entries, in order"),
});
