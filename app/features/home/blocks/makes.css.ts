import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, layout, text, font } = vars;

export const group = style({ display: "grid", gap: vars.space["3"] });
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  columnGap: layout.gridGap,
  borderBlockStart: `1px solid ${color.text}`,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
export const item = style({ borderBlockEnd: `1px solid ${color.line}` });
export const link = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space["3"],
  minBlockSize: "44px",
  paddingBlock: "clamp(10px, 1.2vw, 16px)",
  // Two columns of a phone have no room for three things in a line.
  "@media": { [media.phone]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
  selectors: { "&:not(:has(> img))": { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
/** A logo may be of any shape: it stands in a field of one height beside the name. */
export const logo = style({
  inlineSize: "72px",
  blockSize: "40px",
  objectFit: "contain",
  "@media": { [media.phone]: { gridRow: "span 2", maxInlineSize: "40px" } },
});
export const face = style({
  fontFamily: font.display,
  fontWeight: font.weightDisplay,
  fontSize: "clamp(1.0625rem, 1rem + .5vw, 1.375rem)",
  letterSpacing: "-.02em",
  lineHeight: 1.1,
  overflowWrap: "anywhere",
});
export const name = style({
  selectors: {
    [`${link}:hover &`]: {
      textDecoration: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: ".16em",
    },
  },
});
export const count = style({
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: "tabular-nums",
  selectors: { "img ~ &": { "@media": { [media.phone]: { gridColumn: 2 } } } },
});
export const all = style({ color: color.link });
