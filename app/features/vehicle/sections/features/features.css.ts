import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, text } = vars;

export const ticks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
  gap: `10px ${space["6"]}`,
  fontSize: text.sm,
  lineHeight: 1.4,
  "@media": {
    [media.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: `8px ${space["3"]}` },
    "(max-width: 339px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
export const tick = style({ display: "flex", gap: space["2"], minInlineSize: 0 });
export const tickIcon = style({
  flex: "none",
  color: color.positive,
  inlineSize: "18px",
  blockSize: "18px",
  marginBlockStart: "1px",
});
/** A feed may join features without a space: no word is wider than its column. */
export const tickText = style({ minInlineSize: 0, overflowWrap: "anywhere" });

export const groups = style({ display: "grid", gap: space["5"], gridTemplateColumns: "minmax(0, 1fr)" });
export const group = style({ display: "grid", gap: space["2"], gridTemplateColumns: "minmax(0, 1fr)" });
