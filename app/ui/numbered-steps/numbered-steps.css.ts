import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { space, color } = vars;

export const steps = style({
  display: "grid",
  gap: space["3"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  counterReset: "step",
});
export const step = style({
  display: "grid",
  gridTemplateColumns: "32px minmax(0, 1fr)",
  gap: space["3"],
  alignItems: "start",
  counterIncrement: "step",
  selectors: {
    "&::before": {
      content: "counter(step)",
      display: "grid",
      placeItems: "center",
      inlineSize: "32px",
      blockSize: "32px",
      borderRadius: "50%",
      background: color.brandTint,
      color: color.text,
      fontWeight: vars.font.weightStrong,
      fontVariantNumeric: "tabular-nums",
    },
  },
});
export const text = style({ paddingBlockStart: "4px" });
