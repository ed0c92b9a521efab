import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, text } = vars;

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: `clamp(1.75rem, 1.25rem + 1.5vw, 2.75rem) ${vars.layout.gridGap}`,
  listStyle: "none",
  padding: 0,
  margin: 0,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
/** The card over its foot; cards of one row are equally high. */
export const item = style({
  display: "grid",
  gridTemplateRows: "1fr auto",
  gap: space["3"],
  minInlineSize: 0,
});
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `2px ${space["3"]}`,
  fontSize: text.sm,
  color: color.textMuted,
});
export const drop = style({ color: color.positive, fontWeight: 650 });
export const gone = style({
  display: "grid",
  alignContent: "center",
  gap: space["3"],
  padding: space["6"],
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  minBlockSize: "220px",
});
export const goneTitle = style({ fontWeight: vars.font.weightStrong, fontSize: text.lg });
