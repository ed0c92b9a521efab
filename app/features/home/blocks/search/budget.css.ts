import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, radius, layout } = vars;

export const panel = style({
  display: "grid",
  gridTemplateColumns: "1fr 1.1fr",
  gap: "clamp(1.5rem, 5vw, 5rem)",
  alignItems: "center",
  padding: "clamp(1.5rem, 4vw, 3.75rem)",
  borderRadius: `calc(${radius.panel} * 1.3)`,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.phone]: { marginInline: `calc(${layout.gutter} * -.4)` },
  },
});
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space["3"],
});
export const amounts = style({ "@media": { [media.phone]: { gridTemplateColumns: "1fr 1fr" } } });
export const amount = style({ fontSize: vars.text.lg, fontWeight: 600, fontVariantNumeric: "tabular-nums" });
export const sum = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space["4"],
  borderBlockStart: `1px solid ${color.inverseLine}`,
  paddingBlockStart: space["4"],
});
globalStyle(`${sum} :is(a, button)`, { whiteSpace: "normal" });
export const sumLabel = style({ display: "block" });
export const outcome = style({
  display: "grid",
  justifyItems: "end",
  "@media": { [media.phone]: { inlineSize: "100%", justifyItems: "stretch" } },
});
/** Takes no room before it says something. */
export const note = style({ selectors: { "&:not(:empty)": { marginBlockStart: space["1"] } } });
