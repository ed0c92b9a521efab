import { addLaterCopy } from "~/i18n/client-i18n";
import { later } from "~/ui/later/later";
import { SimilarSection } from "../sections/similar/similar-section";
import { SIMILAR_ID } from "../sections/similar/similar-id";
import { FinanceSide } from "../sections/finance/finance-side";
import { PriceNotes } from "../price/price-notes";
import { VehicleTools } from "../share/vehicle-tools";
import { PageBlocks } from "./page-blocks";
import { BLOCKS_ID, FINANCE_SIDE_ID, PRICE_NOTES_ID, TOOLS_ID } from "./part-ids";

// Their styles are loaded with the page: the browser shows their HTML before it has their script.
import.meta.glob(
  ["../sections/**/*.css.ts", "../price/*.css.ts", "../share/*.css.ts", "./vehicle-blocks.css.ts"],
  {
    eager: true,
  },
);

const onServer = import.meta.env.SSR;

/** {@link PageBlocks}, whose script comes when the page is used. */
export const LaterBlocks = later<Parameters<typeof PageBlocks>[0]>({
  id: BLOCKS_ID,
  here: onServer ? PageBlocks : null,
  load: async () => (await withCopy(import("./page-blocks"))).PageBlocks,
});

/** {@link SimilarSection}, whose script comes when the page is used. */
export const LaterSimilar = later<Parameters<typeof SimilarSection>[0]>({
  id: SIMILAR_ID,
  here: onServer ? SimilarSection : null,
  load: async () => (await import("../sections/similar/similar-section")).SimilarSection,
});

/** {@link PriceNotes}, whose script comes when the page is used. */
export const LaterPriceNotes = later<Parameters<typeof PriceNotes>[0]>({
  id: PRICE_NOTES_ID,
  here: onServer ? PriceNotes : null,
  load: async () => (await import("../price/price-notes")).PriceNotes,
});

/** {@link FinanceSide}, whose script comes when the page is used. */
export const LaterFinanceSide = later<Parameters<typeof FinanceSide>[0]>({
  id: FINANCE_SIDE_ID,
  here: onServer ? FinanceSide : null,
  load: async () => (await withCopy(import("../sections/finance/finance-side"))).FinanceSide,
});

/** {@link VehicleTools}, whose script comes when the page is used. */
export const LaterTools = later<Parameters<typeof VehicleTools>[0]>({
  id: TOOLS_ID,
  here: onServer ? VehicleTools : null,
  load: async () => (await withCopy(import("../share/vehicle-tools"))).VehicleTools,
});

async function withCopy<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, addLaterCopy()]);
  return loaded;
}
