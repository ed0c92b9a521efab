import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, duration, layout, radius, space, text } = vars;

export const top = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${space["4"]} ${space["7"]}`,
});
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
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: `clamp(2rem, 1.5rem + 2vw, 3.25rem) ${layout.gridGap}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const cell = style({
  gridColumn: "span 2",
  "@media": {
    [media.narrow]: { gridColumn: "span 1" },
    [media.phone]: { gridColumn: "1 / -1" },
  },
});
/** The newest post of a page: twice as wide, its words beside the picture. */
export const first = style({ gridColumn: "1 / -1" });
export const card = style({
  position: "relative",
  display: "grid",
  gap: space["4"],
  alignContent: "start",
});
export const wide = style({
  "@media": {
    [media.desk]: {
      gridTemplateColumns: "minmax(0, 1.55fr) minmax(0, 1fr)",
      gap: "clamp(2rem, 4vw, 4rem)",
      alignItems: "center",
    },
  },
});
export const photo = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  borderRadius: radius.card,
});
export const words = style({ display: "grid", gap: space["2"], justifyItems: "start" });
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space["3"]}`,
  fontSize: text.sm,
  color: color.textMuted,
});
export const topic = style({ color: color.link, fontWeight: vars.font.weightStrong });
/** The card's one link covers the card. */
export const cardLink = style({
  color: "inherit",
  textDecorationLine: "underline",
  textDecorationColor: "transparent",
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.12em",
  transition: `text-decoration-color ${duration.fast}`,
  "::after": { content: "", position: "absolute", inset: 0 },
  ":hover": { textDecorationColor: color.accent },
});
export const cardText = style({ color: color.textMuted, textWrap: "pretty" });

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

export const brands = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(46%, 190px), 1fr))",
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
});
export const brand = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: "2px",
  blockSize: "100%",
  minBlockSize: "104px",
  padding: space["5"],
  ":hover": { background: color.brandTint },
});
export const brandLogo = style({ blockSize: "32px", inlineSize: "auto", maxInlineSize: "100%" });
export const brandGroup = style({ display: "grid", gap: space["5"] });
