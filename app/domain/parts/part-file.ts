import * as z from "zod";
import { imageSchema, line, moneyAmount, plainText, slugText } from "../tenant/config/shapes";

/** Drawings a category may have; each is an icon of the site. */
export const PART_DRAWINGS = [
  "battery-charging",
  "cog",
  "disc-3",
  "droplets",
  "filter",
  "lightbulb",
  "package",
  "plug",
  "shield",
  "tent",
  "thermometer-snowflake",
  "wind",
] as const;

const categorySchema = z.strictObject({
  slug: slugText.describe("Its value in the page's address"),
  name: line.max(40).describe("As it is printed"),
  drawing: z.enum(PART_DRAWINGS).default("package").describe("Drawn for parts without a picture"),
});

const fitSchema = z.strictObject({
  make: line.max(40).describe("Make of the vehicle"),
  model: line.max(60).describe("Model of the vehicle"),
  from: z.int().min(1900).max(2100).nullable().default(null).describe("First year of build it fits"),
  to: z.int().min(1900).max(2100).nullable().default(null).describe("Last year of build it fits"),
});

const partSchema = z.strictObject({
  number: z
    .string()
    .max(40)
    .regex(/^[A-Z0-9](?:[A-Z0-9./-]*[A-Z0-9])?$/, { error: "capital letters, digits, hyphens, dots and /" })
    .describe("Part number, different from every other part's"),
  name: line.max(90).describe("What it is"),
  category: slugText.describe("One of the file's categories, by slug"),
  price: moneyAmount.nullable().default(null).describe("Counter price with tax; null for price on request"),
  fitted: moneyAmount
    .nullable()
    .default(null)
    .describe("Price with fitting in the workshop, where it is known"),
  fits: z.array(fitSchema).max(30).default([]).describe("Vehicles it fits; empty: the counter is asked"),
  universal: z.boolean().default(false).describe("Fits any vehicle, whatever `fits` says"),
  note: plainText.max(200).default("").describe("What to know before buying"),
  days: z.int().min(0).max(90).default(0).describe("Working days until it is here; 0 for parts on the shelf"),
  image: imageSchema.nullable().default(null).describe("Its picture; null for the category's drawing"),
});

/** `content/parts.yaml`: what the parts counter sells (ROUTE-32, OPEN-23). */
export const partFile = z.strictObject({
  categories: z.array(categorySchema).min(1).max(30).describe("In the order they are printed"),
  parts: z.array(partSchema).max(5_000).describe("In the order they are listed"),
});

/** Everything a dealer's parts counter sells. */
export type PartsCatalogue = z.infer<typeof partFile>;
/** One part of it. */
export type Part = PartsCatalogue["parts"][number];
/** A kind of parts. */
export type PartCategory = PartsCatalogue["categories"][number];

/** Of a dealer without a parts catalogue. */
export const NO_PARTS: PartsCatalogue = { categories: [], parts: [] };
