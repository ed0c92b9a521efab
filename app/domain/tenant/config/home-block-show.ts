import * as z from "zod";
import { navItemSchema } from "./link";
import { promoNodeSchema } from "./results";
import { imageSchema, line, pathOrUrl, plainText, slugText, webUrl } from "./shapes";

/** Large pictures with words, one at a time (ENT-29, HOME-03). */
export const slidesBlock = z.strictObject({
  kind: z.literal("slides"),
  title: line.describe("Heading, for screen readers"),
  everySeconds: z
    .int()
    .min(0)
    .max(60)
    .default(6)
    .describe("Seconds between slides; 0 where they do not move on by themselves"),
  slides: z
    .array(
      z.strictObject({
        id: slugText.describe("Identity of the slide"),
        name: line.max(120).describe("Its headline"),
        description: plainText.max(300).default("").describe("A sentence below it"),
        url: pathOrUrl.nullable().default(null).describe("Where it leads"),
        hideOverlay: z.boolean().default(false).describe("Shows the picture alone, without words over it"),
        image: imageSchema.describe("The picture, in nav.bannerSize"),
      }),
    )
    .min(1)
    .max(8)
    .describe("In order"),
});

/** What the dealer wrote on Facebook, kept here: nobody there is asked (HOME-04, OPEN-56). */
export const facebookBlock = z.strictObject({
  kind: z.literal("facebookFeed"),
  title: line.describe("Heading"),
  page: webUrl.describe("The dealer's page there"),
  items: z
    .array(
      z.strictObject({
        text: plainText.min(1).max(1_000).describe("What was written"),
        date: z.iso.date().describe("When, as YYYY-MM-DD"),
        image: imageSchema.nullable().default(null).describe("Picture"),
        url: webUrl.nullable().default(null).describe("The post there; the page when left out"),
      }),
    )
    .min(1)
    .max(20)
    .describe("Newest first"),
});

/** Tiles that lead somewhere, each in its own window of time (HOME-09). */
export const promosBlock = z.strictObject({
  kind: z.literal("promos"),
  title: line.describe("Heading, for screen readers"),
  items: z
    .array(promoNodeSchema)
    .min(1)
    .max(6)
    .describe("In order; their places among results do not matter here"),
});

/** The newest posts of the blog (BLOG-03). */
export const postsBlock = z.strictObject({
  kind: z.literal("posts"),
  title: line.describe("Heading"),
  text: plainText.max(300).default("").describe("A sentence below it"),
  category: slugText.nullable().default(null).describe("Only of this category"),
  count: z.int().min(1).max(6).default(3).describe("How many"),
  more: navItemSchema.optional().describe("Link to all of them"),
});
