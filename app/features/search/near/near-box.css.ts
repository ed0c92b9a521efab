import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { space } = vars;

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: space["3"],
  flex: "1 0 100%",
  // On a phone its parts stand beside the number found.
  "@media": { [media.phone]: { display: "contents" } },
});
globalStyle(`${row} > a`, { order: 1 });

export const box = style({
  flex: "1 1 0",
  minInlineSize: 0,
  "@media": {
    [media.phone]: { flex: "0 1 auto", order: 1, selectors: { "&[open]": { flex: "1 0 100%", order: 2 } } },
  },
});
export const fields = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: space["3"],
  marginBlockStart: space["3"],
  padding: space["4"],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  background: vars.color.surface,
});
export const field = style({
  display: "grid",
  gap: space["1"],
  flex: "1 1 160px",
  maxInlineSize: "240px",
  "@media": { [media.phone]: { maxInlineSize: "none" } },
});
export const says = style({
  flex: "1 0 100%",
  selectors: { "&:empty": { display: "none" } },
});
