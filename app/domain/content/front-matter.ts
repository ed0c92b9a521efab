import * as z from "zod";
import { navItemSchema } from "../tenant/config/link";
import { imageSchema, line, plainText, sitePath, slugText } from "../tenant/config/shapes";
import { PAGE_KEYS } from "../tenant/pages";
import { DAYS_OUT_OF_ORDER, daysInOrder, shownDaysFields } from "./shown-days";

const shared = {
  ...shownDaysFields,
  title: line.max(120).describe("The page's heading"),
  description: line.max(200).describe("One or two sentences for search engines and link previews"),
};

const pageLink = navItemSchema.refine(
  ({ page, path, url }) => page !== undefined || path !== undefined || url !== undefined,
  { error: "a link with page, path or url" },
);

const fact = z.strictObject({
  value: line.max(24).describe("A figure or a word or two"),
  label: line.max(60).describe("What it counts"),
});

/** What stands above the text of `content/pages/<name>.md`. */
export const pageFrontMatter = z
  .strictObject({
    ...shared,
    page: z.enum(PAGE_KEYS).optional().describe("The page it is the text of, by key; its path is configured"),
    path: sitePath.optional().describe("Instead of a key: a path of its own"),
    kicker: plainText.max(60).default("").describe("A few words above the heading"),
    intro: plainText.max(500).default("").describe("Introduction below the heading"),
    image: imageSchema.nullable().default(null).describe("Picture across the top"),
    updated: z.iso.date().nullable().default(null).describe("Last change, as YYYY-MM-DD; printed when given"),
    contents: z.boolean().default(false).describe("A list of the text's headings beside it"),
    facts: z.array(fact).max(4).default([]).describe("Figures below the introduction"),
    actions: z.array(pageLink).max(3).default([]).describe("Buttons below the introduction"),
    related: z.array(pageLink).max(6).default([]).describe("Where to go from here, below the text"),
    faqs: slugText
      .nullable()
      .default(null)
      .describe("Questions to print below the text: a name in content/faqs"),
  })
  .refine(({ page, path }) => (page === undefined) !== (path === undefined), {
    error: "either page or path",
    path: ["page"],
  })
  .refine(daysInOrder, DAYS_OUT_OF_ORDER);

/** What stands above the text of `content/blog/<slug>.md`. */
export const postFrontMatter = z
  .strictObject({
    ...shared,
    category: slugText.describe("One of content.blogCategories"),
    date: z.iso.date().describe("When it was published, as YYYY-MM-DD"),
    updated: z.iso.date().nullable().default(null).describe("Last change, as YYYY-MM-DD"),
    author: line.max(80).describe("Who wrote it"),
    image: imageSchema.describe("Picture of its card and of the top of its page"),
    links: z.array(pageLink).max(4).default([]).describe("Where to go after reading"),
  })
  .refine(daysInOrder, DAYS_OUT_OF_ORDER);

/** What stands above the questions of `content/faqs/<name>.md`; each heading is a question. */
export const faqFrontMatter = z
  .strictObject({
    ...shownDaysFields,
    title: line.max(80).describe("What the questions are about"),
    order: z.int().default(100).describe("Place on the page: lowest first"),
  })
  .refine(daysInOrder, DAYS_OUT_OF_ORDER);

/** As {@link pageFrontMatter} was read. */
export type PageFrontMatter = z.infer<typeof pageFrontMatter>;
/** As {@link postFrontMatter} was read. */
export type PostFrontMatter = z.infer<typeof postFrontMatter>;
/** As {@link faqFrontMatter} was read. */
export type FaqFrontMatter = z.infer<typeof faqFrontMatter>;
