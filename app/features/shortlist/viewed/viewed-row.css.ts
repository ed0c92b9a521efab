import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

export const band = style({
  paddingBlock: vars.layout.section,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.phone]: { paddingBlock: vars.space["6"] } },
});
/** On a phone two of them, and the edge of the next one. */
export const row = style({
  "@media": { [media.phone]: { gridAutoColumns: "min(44%, 200px)", gap: vars.space["3"] } },
});
