import * as z from "zod";
import { BLOCK_NAMES } from "../checks/content-blocks";
import { PAGE_KEYS } from "../pages";
import { vehicleConditionSchema } from "./vehicle-condition";
import { line, plainText, sitePath, slugText } from "./shapes";

/** The dealer's own words (TEN-04, TEN-06). */
export const contentSchema = z
  .strictObject({
    labels: z
      .record(
        z.string().regex(/^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9_-]+)+$/, {
          error: "a group and a name with dots between, such as filters.allMakes",
        }),
        plainText.max(1_000),
      )
      .default({})
      .describe("Interface copy by key, such as filters.allMakes, over the language file (TEN-06)"),
    blogCategories: z.array(slugText).default(["vehicle-reviews"]).describe("Blog categories (ROUTE-50)"),
    pages: z
      .array(z.union([z.enum(PAGE_KEYS), sitePath]))
      .default([])
      .describe(
        "Which pages have words, by key or path; filled in from the files of content/, never by hand",
      ),
    blocks: z
      .record(
        z.union([z.enum(PAGE_KEYS), slugText], {
          error: "the key of a page, or a name of small letters, digits and single hyphens",
        }),
        z.strictObject({
          title: line
            .optional()
            .describe(
              "Heading; needed by pages and vehicle-info-…, the platform's words elsewhere when left out",
            ),
          text: plainText.max(20_000).describe("Paragraphs"),
          on: vehicleConditionSchema.describe(
            "Which vehicles' pages show it; a vehicle-info-… on certified alone begins their list, too. Other pages always show theirs",
          ),
        }),
      )
      .default({})
      .describe(`Copy blocks by page or place: ${BLOCK_NAMES}. Blank lines part paragraphs (TEN-04)`),
  })
  .prefault({});
