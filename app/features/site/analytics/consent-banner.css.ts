import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space } = vars;

export const banner = style({
  background: color.surface,
  color: color.text,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: vars.text.sm,
  "@media": { print: { display: "none" } },
});
export const row = style({
  display: "flex",
  alignItems: "center",
  gap: `${space["3"]} ${space["6"]}`,
  paddingBlock: space["3"],
  "@media": { [media.phone]: { display: "grid" } },
});
export const words = style({ flex: 1, display: "grid", gap: space["1"], maxInlineSize: "100ch" });
export const answers = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space["2"],
  marginInlineStart: "auto",
  "@media": { [media.phone]: { marginInlineStart: 0 } },
});
