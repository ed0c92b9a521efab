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
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space["3"],
  minBlockSize: "44px",
  paddingBlock: "clamp(14px, 1.6vw, 22px)",
});
/** A logo may be of any shape: it stands in a field of one height beside the name. */
export const logo = style({
  alignSelf: "center",
  inlineSize: "auto",
  maxInlineSize: "72px",
  blockSize: "28px",
  objectFit: "contain",
});
export const name = style({
  marginInlineEnd: "auto",
  fontFamily: font.display,
  fontWeight: font.weightDisplay,
  fontSize: "clamp(1.125rem, 1rem + .7vw, 1.6rem)",
  letterSpacing: "-.02em",
  lineHeight: 1.1,
  overflowWrap: "anywhere",
  selectors: {
    [`${link}:hover &`]: {
      textDecoration: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: ".16em",
    },
  },
});
export const count = style({ color: color.textMuted, fontSize: text.sm, fontVariantNumeric: "tabular-nums" });
export const all = style({ color: color.link, alignItems: "center" });
