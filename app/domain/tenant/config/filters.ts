import * as z from "zod";
import { FACET_ATTRIBUTES, RANGE_ATTRIBUTES } from "../../search/attributes";
import { HIGHLIGHTS, USUAL_HIGHLIGHTS } from "../../search/facts/highlights";
import { line } from "./shapes";

/** The filters a dealer may switch on, by index attribute (FILT-08). */
export const FILTER_KEYS = [...FACET_ATTRIBUTES, ...RANGE_ATTRIBUTES] as const;
/** A filter a dealer may show. */
export type FilterKey = (typeof FILTER_KEYS)[number];

/** The refinement panel. */
export const filtersSchema = z
  .strictObject({
    enabled: z
      .array(z.enum(FILTER_KEYS))
      .default([
        "car_type",
        "make",
        "model",
        "body",
        "price",
        "km",
        "year",
        "fuel",
        "transmission",
        "drive",
        "colour",
      ])
      .describe("Filters shown, in order (FILT-08)"),
    popularMakes: z
      .array(line.max(60))
      .default([])
      .describe("Makes listed first; none for one list (FILT-03)"),
    makeInitialCount: z
      .int()
      .min(1)
      .max(200)
      .default(7)
      .describe("Makes shown before Show all makes, on a site with popular makes (FILT-06)"),
    allMakesDividerIndex: z
      .int()
      .min(0)
      .max(200)
      .default(20)
      .describe("Place of the All Makes divider (FILT-04)"),
    modelsPerMake: z
      .int()
      .min(1)
      .max(100)
      .default(10)
      .describe("Models shown of a make before Show more (FILT-07)"),
    facetLimits: z
      .partialRecord(z.enum(FACET_ATTRIBUTES), z.int().min(1).max(250))
      .default({ make_model: 30, city: 20, dealership_name: 40, body: 4 })
      .describe("Most choices per filter (SRCH-26)"),
    highlights: z
      .array(z.enum(HIGHLIGHTS))
      .default([...USUAL_HIGHLIGHTS])
      .describe("What the filter highlights offers, where stock has it"),
  })
  .prefault({});
