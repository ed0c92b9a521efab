import * as z from "zod";
import { navItemSchema } from "./link";
import { imageSchema, line, plainText } from "./shapes";

/** Why to buy here: a short ordered list. */
export const reasonsBlock = z.strictObject({
  kind: z.literal("reasons"),
  title: line.describe("Heading"),
  text: plainText.max(300).default("").describe("A sentence below it"),
  link: navItemSchema.optional().describe("Where to read more"),
  items: z
    .array(
      z.strictObject({
        title: line.max(80).describe("The promise"),
        text: plainText.max(240).describe("What it means"),
      }),
    )
    .min(1)
    .max(8)
    .describe("Its entries, in order"),
});

/** Large figures (HOME-02). */
export const statsBlock = z.strictObject({
  kind: z.literal("stats"),
  title: line.default("In figures").describe("Heading, for screen readers"),
  items: z
    .array(
      z.strictObject({
        value: line.max(20).describe("The figure as it is shown"),
        label: line.max(60).describe("What it counts"),
        note: plainText.max(120).default("").describe("A few words below"),
      }),
    )
    .min(1)
    .max(6)
    .describe("Its entries, in order"),
  marks: z
    .array(line.max(20))
    .max(6)
    .default([])
    .describe("Small marks along a line below, such as latitudes"),
});

/** Service and parts (HOME-06). */
export const serviceBlock = z.strictObject({
  kind: z.literal("service"),
  title: line.describe("Heading"),
  text: plainText.max(300).default("").describe("A sentence below it"),
  links: z.array(navItemSchema).max(3).default([]).describe("Buttons"),
  facts: z
    .array(
      z.strictObject({
        value: line.max(20).describe("The figure"),
        label: line.max(120).describe("What it says"),
      }),
    )
    .max(4)
    .default([])
    .describe("Figures beside it"),
  image: imageSchema.nullable().default(null).describe("Picture"),
});

/** What customers say: `content/reviews.yaml` by the rules of `reviews` (REV-02). */
export const reviewsBlock = z.strictObject({
  kind: z.literal("reviews"),
  title: plainText.max(120).default("").describe("Heading; empty for the site's own words"),
  quantity: z
    .enum(["section", "all"])
    .default("section")
    .describe("section: reviews.max, in a slider when there are more than 3; all: the full grid (REV-14)"),
});

/** Questions and answers (HOME-07). */
export const faqBlock = z.strictObject({
  kind: z.literal("faq"),
  title: line.describe("Heading"),
  items: z
    .array(
      z.strictObject({ q: line.describe("Question"), a: plainText.min(1).max(1_500).describe("Answer") }),
    )
    .min(1)
    .max(20)
    .describe("Its entries, in order"),
});

/** Vehicles sold today: an average spread over the clock (HOME-08), or what was really ordered on this site. */
export const salesCounterBlock = z.strictObject({
  kind: z.literal("salesCounter"),
  title: line.describe("Words beside the figure"),
  source: z
    .enum(["clock", "orders"])
    .default("clock")
    .describe(
      "clock: perDay spread evenly over the day, said to be an estimate; orders: orders placed on this site since midnight whose deposit stands, left out while there are none",
    ),
  perDay: z.int().positive().default(192).describe("Vehicles sold on an average day; for the clock"),
});
