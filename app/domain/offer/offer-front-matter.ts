import * as z from "zod";
import { navItemSchema } from "../tenant/config/link";
import { imageSchema, line, moneyAmount, plainText, sitePath, slugText } from "../tenant/config/shapes";
import { vehicleConditionFields } from "../tenant/config/vehicle-condition";
import { DAYS_OUT_OF_ORDER, daysInOrder, shownDaysFields } from "../content/shown-days";
import { BODY_TYPES } from "../vehicle/body-types";
import { ITEM_TYPES } from "../vehicle/vehicle";

const fact = z.strictObject({
  value: line.max(24).describe("A figure or a word or two"),
  label: line.max(60).describe("What it is"),
});

/** Who answers enquiries about an offer. */
const OFFER_DEPARTMENTS = ["sales", "service", "parts", "finance"] as const;

/** One of a kind of thing or several. */
const oneOrSeveral = <Value extends z.ZodType>(one: Value) => z.union([one, z.array(one).min(1).max(30)]);

const relatedStock = z.strictObject({
  carTypes: vehicleConditionFields.carTypes,
  itemType: z
    .enum(ITEM_TYPES)
    .nullable()
    .default(null)
    .describe("Cars, caravans, motorcycles or trucks alone"),
  make: line.max(60).nullable().default(null).describe("Make, when it is another than the offer's"),
  model: oneOrSeveral(line.max(60))
    .nullable()
    .default(null)
    .describe("Model as it stands in stock, or a list of models, when it is another than the offer's"),
  body: oneOrSeveral(z.enum(BODY_TYPES))
    .nullable()
    .default(null)
    .describe("Body, such as ute, or a list of bodies"),
  fuel: oneOrSeveral(line.max(60))
    .nullable()
    .default(null)
    .describe("Fuel as the filter of the listing calls it, such as Hybrid, or a list of fuels"),
  category: oneOrSeveral(line.max(60))
    .nullable()
    .default(null)
    .describe("Category that the feed gives a vehicle, such as Off Road, or a list of them"),
  reduced: z.boolean().default(false).describe("Only those whose price was reduced"),
  certified: vehicleConditionFields.certified,
  maxAgeYears: vehicleConditionFields.maxAgeYears,
  minPrice: moneyAmount.nullable().default(null).describe("Only those that cost at least this"),
  maxPrice: moneyAmount
    .nullable()
    .default(null)
    .describe("Only those that have a price and cost at most this"),
  minSleeps: z.int().min(1).max(20).nullable().default(null).describe("Only those with beds for so many"),
  path: sitePath
    .nullable()
    .default(null)
    .describe(
      "Address of a listing of this site whose vehicles are printed, such as /search/new-cars?range[gvm_kg]=:4500; " +
        "the values above then only say what the offer is about",
    ),
});

/** A day of the calendar, or the last of the month that is running or of one that follows. */
const lastDay = z.union([z.iso.date(), z.string().regex(/^month-end(?:\+(?:[1-9]|1[0-2]))?$/)], {
  error: "a day as YYYY-MM-DD, month-end, or month-end+1 to month-end+12",
});

/** What stands above the terms of `content/offers/<id>.md` (ENT-26). The id is the name of the file. */
export const offerFrontMatter = z
  .strictObject({
    ...shownDaysFields,
    name: line.max(120).describe("The offer in one line"),
    description: plainText
      .min(1)
      .max(1_200)
      .describe("What it is; cards fold it away over 200 characters (OFFER-06). {ends} is its last day"),
    disclaimer: plainText
      .max(3_000)
      .default("")
      .describe(
        "The small print, in lists folded away over 200 characters (OFFER-07). {ends} is its last day",
      ),
    category: line.max(40).describe("What kind of offer, such as Finance offer (OFFER-10)"),
    highlight: plainText.max(28).default("").describe("The figure it is about, printed large: 2.99% p.a."),
    highlightNote: plainText.max(60).default("").describe("What that figure is: comparison rate"),
    manufacturer: z
      .union([line.max(60), z.strictObject({ name: line.max(60).describe("Its name") })])
      .nullable()
      .default(null)
      .describe("Whose vehicles it is about: a name, or an object with a name (OFFER-11)"),
    model: line.max(60).nullable().default(null).describe("Model it is about, as the range calls it"),
    price: moneyAmount.nullable().default(null).describe("What it costs, for the price filter (SRCH-35)"),
    image: imageSchema
      .nullable()
      .default(null)
      .describe("Its picture (image_url); the model's when left out"),
    starts: z.iso.date().nullable().default(null).describe("First day it holds, where the dealer is"),
    ends: lastDay
      .nullable()
      .default(null)
      .describe(
        "Last day it holds, where the dealer is, as YYYY-MM-DD. `month-end` is the last day of every month anew, `month-end+1` that of the next: for demonstrations and offers that are renewed each month",
      ),
    excludedWebsiteIds: z
      .array(slugText)
      .default([])
      .describe("Sites, by site.id, that do not show it (OFFER-08)"),
    department: z.enum(OFFER_DEPARTMENTS).default("sales").describe("Who answers enquiries about it"),
    facts: z.array(fact).max(4).default([]).describe("Figures on its page"),
    stock: relatedStock
      .nullable()
      .default(null)
      .describe(
        "Vehicles it is for: they are printed below it, and it stands on their pages. Left out, those of its make and model; an offer that names neither prints none",
      ),
    actions: z.array(navItemSchema).max(2).default([]).describe("Buttons on its page beside the enquiry"),
    order: z.int().min(0).max(9_999).default(100).describe("Place in the list: lowest first"),
    updated: z.iso.date().nullable().default(null).describe("Last change, as YYYY-MM-DD"),
  })
  .refine(({ starts, ends }) => starts === null || ends === null || !/^\d/.test(ends) || starts <= ends, {
    error: "a last day that is not before the first",
    path: ["ends"],
  })
  .refine(({ model, manufacturer }) => model === null || manufacturer !== null, {
    error: "a manufacturer with every model",
    path: ["model"],
  })
  .refine(daysInOrder, DAYS_OUT_OF_ORDER);

/** As {@link offerFrontMatter} was read. */
export type OfferFrontMatter = z.infer<typeof offerFrontMatter>;
