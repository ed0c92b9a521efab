import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { section } from "~/ui/theme/layout.css";
import { evenPairs, SIXTHS } from "~/ui/theme/even-rows";
import { media } from "~/ui/theme/media";
import { snapRow } from "~/ui/theme/snap-row";

const { color, layout, radius, space, text } = vars;

/** A band of its own; on a phone as close to the others as sections are. */
export const band = style([section, { "@media": { [media.phone]: { paddingBlock: space["7"] } } }]);

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${space["4"]} ${space["6"]}`,
  marginBlockEnd: space["6"],
  "@media": { [media.phone]: { marginBlockEnd: space["4"] } },
});
export const words = style({
  display: "grid",
  gap: space["3"],
  minInlineSize: 0,
  "@media": { [media.phone]: { gap: space["2"] } },
});
globalStyle(`${words} > h2`, { "@media": { [media.phone]: { fontSize: text["2xl"] } } });
export const score = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space["1"]} ${space["3"]}`,
});
export const ways = style({ display: "flex", flexWrap: "wrap", gap: space["3"] });
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 320px), 1fr))",
  gap: layout.gridGap,
  margin: 0,
  padding: 0,
  listStyle: "none",
  // One below the other, five reviews are longer than the page above them.
  "@media": {
    [media.phone]: { selectors: { "&:has(> :nth-child(2))": snapRow } },
    [media.tablet]: { gridTemplateColumns: SIXTHS },
  },
});
evenPairs(grid);
globalStyle(`${grid} > li`, { scrollSnapAlign: "start", minInlineSize: 0 });
export const card = style({
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: space["4"],
  blockSize: "100%",
  margin: 0,
  padding: space["5"],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});
export const quote = style({ margin: 0, minInlineSize: 0, overflowWrap: "anywhere", textWrap: "pretty" });
/** The beginning gives way to the whole text once that is open. */
export const short = style({ selectors: { "&:has(+ details[open])": { display: "none" } } });
export const rest = style({ display: "grid", gap: space["2"], marginBlockStart: space["2"] });
export const toggle = style({
  order: 1,
  justifySelf: "start",
  minBlockSize: "28px",
  cursor: "pointer",
  color: color.link,
  fontSize: text.sm,
  fontWeight: vars.font.weightStrong,
  textDecoration: "underline",
  textUnderlineOffset: ".2em",
});
export const whenClosed = style({ selectors: { [`${rest}[open] &`]: { display: "none" } } });
export const whenOpen = style({ selectors: { [`${rest}:not([open]) &`]: { display: "none" } } });
export const by = style({ display: "flex", alignItems: "center", gap: space["3"] });
export const face = style({
  display: "grid",
  placeItems: "center",
  flexShrink: 0,
  inlineSize: "44px",
  blockSize: "44px",
  borderRadius: radius.pill,
  objectFit: "cover",
  background: color.sunken,
  color: color.textMuted,
  fontSize: text.sm,
  fontWeight: vars.font.weightStrong,
});
export const name = style({ display: "grid", minInlineSize: 0 });
/** Tells fingers that the row moves; arrows tell the others. */
export const swipe = style({
  display: "none",
  "@media": {
    [media.phone]: {
      display: "inline-flex",
      alignItems: "center",
      gap: space["2"],
      marginInlineEnd: "auto",
      fontSize: text.sm,
      color: color.textMuted,
    },
  },
});
