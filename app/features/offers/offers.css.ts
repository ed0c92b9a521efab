import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { evenPairs, evenRows, SIXTHS } from "~/ui/theme/even-rows";
import { media } from "~/ui/theme/media";

const { color, font, layout, radius, space, text } = vars;
const oneColumn = { gridTemplateColumns: "minmax(0, 1fr)" };
const list = { margin: 0, padding: 0, listStyle: "none" } as const;

/** Gone where a dealer has no tabs for its brands. */
export const brands = style({ ":empty": { display: "none" }, marginBlockStart: space["5"] });
export const tabs = style({
  ...list,
  display: "flex",
  flexWrap: "wrap",
  gap: space["2"],
  marginBlockStart: space["6"],
  "@media": {
    [media.phone]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      scrollbarWidth: "none",
      marginInline: `calc(${layout.gutter} * -1)`,
      paddingInline: layout.gutter,
      // Room for the focus ring inside what scrolls.
      paddingBlock: "4px",
    },
  },
});
export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "40px",
  paddingInline: space["4"],
  whiteSpace: "nowrap",
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  background: color.surface,
  fontSize: text.sm,
  fontWeight: font.weightStrong,
  ":hover": { borderColor: color.lineStrong },
  selectors: {
    '&[aria-current="page"]': { background: color.brand, borderColor: color.brand, color: color.onBrand },
  },
});

export const fold = style({ marginBlockStart: space["5"] });
export const filters = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 168px), 1fr))",
  gap: space["4"],
  alignItems: "end",
  padding: space["5"],
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
  "@media": {
    [media.phone]: { gridTemplateColumns: "1fr 1fr", marginBlockStart: space["2"], padding: space["4"] },
  },
});
export const field = style({ display: "grid", gap: "6px", minInlineSize: 0 });
export const whole = style({ "@media": { [media.phone]: { gridColumn: "1 / -1" } } });
export const summary = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space["1"]} ${space["5"]}`,
  marginBlock: `${space["6"]} ${space["5"]}`,
});

export const grid = style({
  ...list,
  display: "grid",
  gridTemplateColumns: SIXTHS,
  gap: layout.gridGap,
  "@media": { [media.phone]: oneColumn },
});
evenRows(grid);
/** One below the other where there is room for a picture beside the words; below that, a grid as well. */
export const rows = style({
  ...list,
  display: "grid",
  ...oneColumn,
  gap: layout.gridGap,
  "@media": {
    [media.tablet]: { gridTemplateColumns: SIXTHS },
  },
});
evenPairs(rows);

export const card = style({
  position: "relative",
  display: "grid",
  ...oneColumn,
  gridTemplateRows: "auto 1fr",
  blockSize: "100%",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  transition: `border-color ${vars.duration.fast}`,
  ":hover": { borderColor: color.lineStrong },
});
export const wide = style({
  "@media": {
    [media.desk]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3.4fr)", gridTemplateRows: "none" },
  },
});
/** What an offer is; its conditions are no part of it. */
export const description = style({});
export const frame = style({ overflow: "hidden", aspectRatio: "16 / 10", background: color.studio });
export const wideFrame = style({
  "@media": { [media.desk]: { aspectRatio: "auto", minBlockSize: "100%", position: "relative" } },
});
export const photo = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  transition: `scale ${vars.duration.slow} ${vars.ease.standard}`,
  selectors: {
    [`${card}:hover &`]: { scale: "1.03" },
    // Beside the words: as tall as they are.
    [`${wideFrame} > &`]: { "@media": { [media.desk]: { position: "absolute", inset: 0 } } },
  },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const figure = style({
  display: "grid",
  placeItems: "center",
  blockSize: "100%",
  minBlockSize: "180px",
  padding: space["5"],
  textAlign: "center",
  background: color.brandTint,
  color: color.brand,
});
export const words = style({
  display: "flex",
  flexDirection: "column",
  gap: space["3"],
  minInlineSize: 0,
  padding: space["5"],
});
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space["4"]}`,
  fontSize: text.sm,
  color: color.textMuted,
});
export const category = style({ color: color.link, fontWeight: font.weightStrong });
/** The card's one link covers the card; what opens and closes stays above it. */
export const link = style({
  color: "inherit",
  "::after": { content: "", position: "absolute", inset: 0 },
  ":hover": { textDecoration: "underline", textDecorationThickness: "2px", textUnderlineOffset: ".12em" },
});
export const highlight = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space["3"]}`,
  color: color.text,
});
/** Words of any length. */
export const flowing = style({ overflowWrap: "anywhere", textWrap: "pretty" });
export const way = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  marginBlockStart: "auto",
  paddingBlockStart: space["2"],
  color: color.link,
  fontWeight: font.weightStrong,
});
export const arrow = style({ selectors: { "[dir=rtl] &": { scale: "-1 1" } } });

export const pages = style({ marginBlockStart: space["8"] });
