import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inVehicle } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { space, layout } = vars;

export const page = style({ paddingBlock: `${space["4"]} ${layout.section}` });

export const crumbs = style({ marginBlockEnd: space["4"] });

/** One column until the desk; then the template's arrangement. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateAreas: '"title" "gallery" "side" "blocks"',
  gap: "clamp(1.5rem, 3vw, 3rem)",
  alignItems: "start",
  "@media": {
    [media.desk]: {
      selectors: {
        [inVehicle.sidebar]: {
          gridTemplateColumns: "minmax(0, 1fr) 392px",
          gridTemplateAreas: '"gallery side" "blocks side"',
        },
        [inVehicle.stage]: {
          gridTemplateColumns: "minmax(0, 1fr) 400px",
          gridTemplateAreas: '"gallery gallery" "blocks side"',
          columnGap: "clamp(2rem, 5vw, 5.5rem)",
        },
        [inVehicle.mosaic]: {
          gridTemplateColumns: "minmax(0, 1fr) 400px",
          gridTemplateAreas: '"title title" "gallery gallery" "blocks side"',
        },
      },
    },
  },
  selectors: {
    [inVehicle.sidebar]: { gridTemplateAreas: '"gallery" "side" "blocks"' },
    [inVehicle.stage]: { gridTemplateAreas: '"gallery" "side" "blocks"' },
  },
});
