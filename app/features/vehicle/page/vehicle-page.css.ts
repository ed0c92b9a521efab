import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inVehicle } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { space, layout } = vars;

export const page = style({
  paddingBlock: `${space["4"]} ${layout.section}`,
  "@media": { [media.phone]: { paddingBlock: `${space["2"]} ${space["7"]}` } },
});

export const below = style({
  paddingBlockEnd: layout.section,
  "@media": { [media.phone]: { paddingBlockEnd: space["7"] } },
});

/** On a phone one line, whose end is what it is about: the vehicle's name stands below anyway. */
export const crumbs = style({
  marginBlockEnd: space["3"],
  // One line of a trail that would take two: nothing of the second one shows.
  "@media": { [media.phone]: { marginBlockEnd: "10px", blockSize: "26px", overflow: "clip" } },
});
// A step of the second line takes its stroke with it: the line that is seen ends with none.
globalStyle(`${crumbs} li:not(:last-child)::after`, {
  "@media": { [media.phone]: { content: "none" } },
});
globalStyle(`${crumbs} li + li::before`, {
  "@media": { [media.phone]: { content: '"/" / ""', marginInline: "9px", opacity: 0.6 } },
});

/** One column until the desk; there pictures and price share the first screen, in every template. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"gallery" "side" "blocks"',
  gap: "clamp(.75rem, 3vw, 3rem)",
  alignItems: "start",
  selectors: { [inVehicle.mosaic]: { gridTemplateAreas: '"title" "gallery" "side" "blocks"' } },
  "@media": {
    [media.desk]: {
      gridTemplateColumns: "minmax(0, 1fr) 392px",
      gridTemplateAreas: '"gallery side" "blocks side"',
      selectors: {
        [inVehicle.mosaic]: {
          gridTemplateAreas: '"title title" "gallery side" "blocks side"',
          rowGap: space["5"],
        },
      },
    },
  },
});
