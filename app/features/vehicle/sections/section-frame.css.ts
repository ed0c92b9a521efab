import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inVehicle } from "~/ui/theme/layout-variants";

const { color, space } = vars;

export const block = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  minInlineSize: 0,
  scrollMarginBlockStart: space["6"],
});
export const heading = style({
  selectors: {
    [inVehicle.mosaic]: { borderBlockStart: `1px solid ${color.text}`, paddingBlockStart: space["4"] },
  },
});
