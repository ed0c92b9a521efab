import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

export const band = style({
  paddingBlock: vars.layout.section,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
