import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inVehicle } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { color, space } = vars;

/** How far sections are apart: set by what they stand in. */
export const sectionGap = createVar();

export const block = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  minInlineSize: 0,
  scrollMarginBlockStart: space["6"],
  "@media": { [media.phone]: { gap: space["3"] } },
});
export const heading = style({
  selectors: {
    [inVehicle.mosaic]: { borderBlockStart: `1px solid ${color.text}`, paddingBlockStart: space["4"] },
  },
});

/** Folds that follow each other are one list. */
export const fold = style({
  minInlineSize: 0,
  borderBlock: `1px solid ${color.line}`,
  selectors: { "& + &": { marginBlockStart: `calc(-1px - ${sectionGap})` } },
});
export const foldSummary = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "56px",
  paddingBlock: space["2"],
  cursor: "pointer",
  listStyle: "none",
});
globalStyle(`${foldSummary}::-webkit-details-marker`, { display: "none" });
export const foldTitle = style({ minInlineSize: 0 });
export const foldNote = style({ color: color.textMuted, fontVariantNumeric: "tabular-nums" });
export const foldChevron = style({
  flex: "none",
  marginInlineStart: "auto",
  selectors: { [`details[open] > ${foldSummary} > &`]: { rotate: "180deg" } },
});
/** The heading, and what sticks above, stay in sight where a link leads here. */
export const foldBody = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  minInlineSize: 0,
  paddingBlock: `${space["2"]} ${space["6"]}`,
  scrollMarginBlockStart: `calc(72px + var(--sticky-block, 0px))`,
});
