import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, text, font } = vars;

export const step = style({
  position: "absolute",
  insetInlineStart: 0,
  inlineSize: "1px",
  blockSize: "1px",
  pointerEvents: "none",
});

export const bar = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 45,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  // Where the page has a bar at its foot, that is enough.
  "@media": { [media.narrow]: { selectors: { ":has(> [data-mobile-bar]) > &": { display: "none" } } } },
});
export const inner = style({
  display: "flex",
  alignItems: "center",
  gap: space["4"],
  paddingBlock: space["3"],
  selectors: { '[data-compact="true"] > &': { paddingBlock: space["1"] } },
});
export const title = style({
  flex: 1,
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: font.weightStrong,
});
export const badge = style({
  marginInlineStart: space["2"],
  color: color.textMuted,
  fontWeight: 400,
  fontSize: text.sm,
  selectors: { '[data-compact="true"] &': { display: "none" } },
  "@media": { [media.phone]: { display: "none" } },
});
export const price = style({ fontWeight: font.weightStrong, fontVariantNumeric: "tabular-nums" });
export const priceType = style({
  marginInlineStart: space["2"],
  color: color.textMuted,
  fontSize: text.sm,
  fontWeight: 400,
});
