import * as z from "zod";
import { type PaintName, PAINTS } from "../picture/paint-palette";
import { imageSchema, line, moneyAmount, pathOrUrl, plainText, slugText } from "../tenant/config/shapes";
import { DAYS_OUT_OF_ORDER, daysInOrder, shownDaysFields } from "../content/shown-days";
import { BODY_TYPES } from "../vehicle/body-types";
import { MODEL_PRICE_TERMS } from "./model-price-terms";
import { MODEL_SEGMENTS } from "./model-segments";

/** Object.keys widens the keys of a constant to string. */
const PAINT_NAMES = Object.keys(PAINTS) as PaintName[];

const highlight = z.strictObject({
  title: line.max(60).describe("What it is"),
  text: line.max(260).describe("One or two sentences about it"),
});

const colour = z.strictObject({
  name: line.max(40).describe("As the maker calls it"),
  paint: z.enum(PAINT_NAMES).describe("The paint its drawn picture has"),
});

const badge = z.strictObject({
  name: line.max(40).describe("Name of the badge"),
  fromPrice: moneyAmount.nullable().default(null).describe("Lowest price; null for none yet"),
  note: plainText.max(120).default("").describe("Who it is for, in a few words"),
  consumption: z
    .number()
    .positive()
    .max(100)
    .nullable()
    .default(null)
    .describe(
      "Litres per 100 km, combined, from which a year's fuel is worked out; null for none or unknown",
    ),
});

const specification = z.strictObject({
  label: line.max(60).describe("What is compared"),
  values: z.array(line.max(60)).min(1).max(6).describe("One for every badge, in the order of `badges`"),
});

/** What stands above the text of `content/models/<slug>.md` (ENT-19, MODEL-03). The slug is the name of the file. */
export const modelFrontMatter = z
  .strictObject({
    ...shownDaysFields,
    name: line.max(60).describe("Model name without the make"),
    make: line.max(60).describe("The maker (manufacturer_name)"),
    stockName: line
      .max(60)
      .nullable()
      .default(null)
      .describe("Model name as it stands in stock, when it is another"),
    newSlug: slugText
      .nullable()
      .default(null)
      .describe("Replacement slug: the page stands there, and the old slug leads to it (MODEL-05)"),
    overrideUrl: pathOrUrl
      .nullable()
      .default(null)
      .describe("Where its card leads instead of to a page of its own (OPEN-43)"),
    category: line.max(40).describe("Group in the range and the menu; models.categoryOrder orders them"),
    body: z
      .array(z.enum(MODEL_SEGMENTS))
      .min(1)
      .max(5)
      .describe("What it is found under by ?body= (ROUTE-37)"),
    shape: z.enum(BODY_TYPES).or(z.literal("caravan")).describe("Body of the drawn picture"),
    status: z.enum(["new", "coming_soon"]).default("new").describe("On sale, or to come (MODEL-03)"),
    arrives: plainText.max(60).default("").describe("When a model to come is expected, in words"),
    fromPrice: moneyAmount.nullable().default(null).describe("Lowest price (from_price); null for none yet"),
    priceTerms: z
      .enum(MODEL_PRICE_TERMS)
      .default("from")
      .describe(
        "What its prices and its badges' are. list: without on-road costs. drive_away: all of them included. from: neither is said",
      ),
    priceNote: plainText.max(200).default("").describe("What the price holds and for whom"),
    shortDescription: line.max(600).describe("Two or three sentences; cards print the first 200 characters"),
    tagline: plainText.max(120).default("").describe("A few words below the name on its page"),
    image: imageSchema.nullable().default(null).describe("Picture, instead of the drawn one"),
    newImage: imageSchema
      .nullable()
      .default(null)
      .describe("Picture that goes before image (cloudfront_new_image_url, OPEN-44)"),
    colours: z.array(colour).min(1).max(8).describe("Paints; the first one is the picture's"),
    facts: z
      .array(
        z.strictObject({
          value: line.max(24).describe("A figure or a word or two"),
          label: line.max(40).describe("What it is"),
        }),
      )
      .max(4)
      .default([])
      .describe("Figures below its name"),
    highlights: z.array(highlight).max(6).default([]).describe("What speaks for it"),
    badges: z.array(badge).max(6).default([]).describe("Its badges, lowest first"),
    specifications: z.array(specification).max(20).default([]).describe("The badges side by side"),
    order: z.int().min(0).max(9_999).default(100).describe("Place within its category: lowest first"),
    updated: z.iso.date().nullable().default(null).describe("Last change, as YYYY-MM-DD"),
  })
  .refine(daysInOrder, DAYS_OUT_OF_ORDER);
/** As {@link modelFrontMatter} was read. */
export type ModelFrontMatter = z.infer<typeof modelFrontMatter>;
