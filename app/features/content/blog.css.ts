import { createVar, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, radius, space, text } = vars;

export const feed = style({ marginBlockStart: space["7"] });
export const tabs = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["2"],
  marginBlock: "clamp(1.5rem, 1rem + 2vw, 2.5rem)",
  padding: 0,
  listStyle: "none",
});
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "40px",
  paddingInline: space["4"],
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  background: color.surface,
  fontSize: text.sm,
  fontWeight: vars.font.weightStrong,
  ":hover": { borderColor: color.lineStrong },
  selectors: {
    '&[aria-current="page"]': { background: color.brand, borderColor: color.brand, color: color.onBrand },
  },
});
export const article = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["7"] });
export const articleHead = style({
  display: "grid",
  gap: space["4"],
  justifyItems: "start",
  maxInlineSize: "52rem",
});
export const hero = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "2 / 1",
  objectFit: "cover",
  borderRadius: radius.panel,
  "@media": { [media.phone]: { aspectRatio: "3 / 2" } },
});
export const articleBody = style({ marginBlock: "clamp(1rem, 2vw, 2rem)" });
export const ways = style({ marginBlockStart: space["8"] });
export const more = style({
  display: "grid",
  gap: space["6"],
  paddingBlockStart: space["8"],
  borderBlockStart: `1px solid ${color.line}`,
});

/** How many makes a row has on a desk. */
export const rowLength = createVar();
export const brands = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(46%, 190px), 1fr))",
  "@media": { [media.bar]: { gridTemplateColumns: `repeat(${rowLength}, calc(100% / 7))` } },
  margin: 0,
  padding: "0 1px 1px 0",
  listStyle: "none",
});
export const brandCell = style({
  // Neighbours share a line, also where a row ends early.
  marginBlockEnd: "-1px",
  marginInlineEnd: "-1px",
  border: `1px solid ${color.line}`,
  background: color.surface,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "1fr auto",
});
export const brandRange = style({
  marginInline: space["5"],
  marginBlockEnd: space["4"],
  fontSize: text.sm,
  overflowWrap: "anywhere",
});
export const brand = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  justifyItems: "start",
  gap: "2px",
  blockSize: "100%",
  minBlockSize: "104px",
  overflowWrap: "anywhere",
  padding: space["5"],
  ":hover": { background: color.brandTint },
});
export const brandLogo = style({
  blockSize: "40px",
  inlineSize: "96px",
  objectFit: "contain",
  objectPosition: "left",
  marginBlockEnd: space["3"],
  selectors: { '[dir="rtl"] &': { objectPosition: "right" } },
});
export const brandGroup = style({ display: "grid", gap: space["5"] });
