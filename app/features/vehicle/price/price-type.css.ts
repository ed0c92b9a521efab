import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

/** Over the quiet words of a price that is all there is to pay, whichever stylesheet comes first. */
export const leavesOut = style({
  selectors: { "&&": { color: vars.color.text, fontWeight: vars.font.weightStrong } },
});
