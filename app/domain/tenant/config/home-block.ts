import * as z from "zod";
import { brandGridsBlock, offersBlock, rangeBlock, storiesBlock, typesBlock } from "./home-block-catalogue";
import {
  budgetBlock,
  heroBlock,
  makesBlock,
  priceSearchBlock,
  searchBlock,
  sellBlock,
} from "./home-block-find";
import { facebookBlock, postsBlock, promosBlock, slidesBlock } from "./home-block-show";
import {
  faqBlock,
  reasonsBlock,
  reviewsBlock,
  salesCounterBlock,
  serviceBlock,
  statsBlock,
} from "./home-block-trust";
import { BODY_TYPES } from "../../vehicle/body-types";
import { CAR_TYPES } from "../../vehicle/vehicle";
import { navItemSchema } from "./link";
import { locationFilter, locationLayout } from "./locations";
import { line, plainText } from "./shapes";

const bodyTypesBlock = z.strictObject({
  kind: z.literal("bodyTypes"),
  title: line.describe("Heading; some templates show it to screen readers only"),
  bodies: z.array(z.enum(BODY_TYPES)).min(1).max(12).describe("Body types shown, in order"),
  allLabel: line.default("All body types").describe("Words of the last tile"),
  allNote: plainText.max(120).default("").describe("A few words below them"),
});

const arrivalsBlock = z.strictObject({
  kind: z.literal("arrivals"),
  title: line.describe("Heading"),
  text: plainText.max(300).default("").describe("A sentence below it"),
  carTypes: z.array(z.enum(CAR_TYPES)).default([]).describe("Limits the vehicles to these; none means all"),
  make: z.array(line.max(60)).max(20).default([]).describe("Limits them to these makes; none means all"),
  sort: z
    .enum(["latest", "relevant", "price_asc", "price_desc"])
    .default("latest")
    .describe("Which come first"),
  count: z.int().min(1).max(24).default(4).describe("How many vehicles"),
  variant: z.enum(["grid", "carousel"]).default("grid").describe("Grid, or one row that scrolls"),
  more: navItemSchema.optional().describe("Link to the whole list; {count} in its label is filled in"),
});

const locationsBlock = z.strictObject({
  kind: z.literal("locations"),
  title: line.describe("Heading"),
  text: plainText.max(300).default("").describe("A sentence below it"),
  filter: locationFilter
    .optional()
    .describe("Which locations; locations.block.filter when left out (LOC-03)"),
  layout: locationLayout.optional().describe("How; locations.block.layout when left out"),
});

/** One part of the home page, told apart by `kind`. */
export const homeBlockSchema = z
  .discriminatedUnion("kind", [
    heroBlock,
    searchBlock,
    bodyTypesBlock,
    arrivalsBlock,
    budgetBlock,
    priceSearchBlock,
    makesBlock,
    sellBlock,
    typesBlock,
    rangeBlock,
    offersBlock,
    brandGridsBlock,
    storiesBlock,
    reasonsBlock,
    statsBlock,
    serviceBlock,
    reviewsBlock,
    faqBlock,
    salesCounterBlock,
    locationsBlock,
    slidesBlock,
    facebookBlock,
    promosBlock,
    postsBlock,
  ])
  .meta({ id: "HomeBlock" });
export type HomeBlock = z.infer<typeof homeBlockSchema>;
