import * as z from "zod";
import { CAR_TYPES } from "../../vehicle/vehicle";
import { navItemSchema } from "./link";
import { imageSchema, line, plainText, sitePath } from "./shapes";

/** A promo tile: when and where it stands, and what it shows (ENT-33). */
export const promoNodeSchema = z.strictObject({
  start: z
    .string()
    .max(40)
    .nullable()
    .default(null)
    .describe("First day or moment, in the site's time zone; null for always"),
  expiry: z
    .string()
    .max(40)
    .nullable()
    .default(null)
    .describe("Last day or moment, in the site's time zone; null for never"),
  position: z
    .int()
    .min(0)
    .nullable()
    .default(null)
    .describe("Place among the results; null for results.promoPositions"),
  display: z
    .array(z.enum(CAR_TYPES))
    .default([])
    .describe("Car types it belongs to; none means all (CARD-29)"),
  strictDisplay: z
    .boolean()
    .default(false)
    .describe("Only when exactly those car types are chosen (OPEN-28)"),
  node: z
    .strictObject({
      kicker: plainText.max(60).default("").describe("Small words above the title"),
      title: line.max(120).describe("The title"),
      text: plainText.max(300).default("").describe("A sentence or two"),
      link: navItemSchema.describe("Where it leads"),
      image: imageSchema.nullable().default(null).describe("Picture behind or beside it"),
      tone: z.enum(["brand", "accent", "inverse"]).default("inverse").describe("Colours of the tile"),
    })
    .describe("What the tile shows"),
});
/** A promo tile among the results (ENT-33). */
export type PromoNode = z.infer<typeof promoNodeSchema>;

/** How a listing is laid out. */
export const resultsSchema = z
  .strictObject({
    gridColumns: z
      .union([z.literal(3), z.literal(4)], { error: "3 or 4" })
      .default(3)
      .describe("Cards in a row on wide screens (CARD-01)"),
    variant: z.enum(["grid", "carousel"]).default("grid").describe("Grid, or one row that scrolls (CARD-02)"),
    rowsSwitch: z.boolean().default(true).describe("Shoppers may see a grid as rows, a vehicle in each"),
    collapseSold: z.boolean().default(true).describe("A run of sold vehicles shrinks to one (CARD-23)"),
    clearFiltersPath: sitePath
      .default("/special-offers")
      .describe("Where Clear Filters leads; the default search while that is not served (SRCH-33)"),
    emptyMessage: z
      .enum(["offers", "search"])
      .default("search")
      .describe("Which text the empty card shows (SRCH-32)"),
    promos: z.array(promoNodeSchema).max(20).default([]).describe("Promo tiles, in order (CARD-26)"),
    promoPositions: z
      .array(z.int().min(0).max(100))
      .max(10)
      .default([8])
      .describe("Places of the tiles among the results (CARD-31)"),
    promoRandomOffset: z
      .strictObject({
        min: z.int().min(0).max(50).describe("Least"),
        max: z.int().min(0).max(50).describe("Most"),
      })
      .refine((range) => range.min <= range.max, { error: "min may not be above max" })
      .nullable()
      .default(null)
      .describe("Moves the tile down by a random number in this range (CARD-32)"),
  })
  .prefault({});
