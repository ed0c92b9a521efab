import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, layout, radius, space } = vars;

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["6"],
  paddingBlockEnd: layout.section,
  scrollMarginBlockStart: "112px",
});
export const places = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
  gap: layout.gridGap,
  margin: 0,
  padding: 0,
  listStyle: "none",
  selectors: { '&[data-alone="true"]': { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const place = style({
  display: "grid",
  // Picture, words, numbers, hours and buttons of the cards in a row stand at the same heights.
  gridRow: "span 5",
  gridTemplateRows: "subgrid",
  rowGap: 0,
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  // Where all of them stand on a page of their own, a phone has the first few here.
  "@media": {
    [media.phone]: { selectors: { '[data-abridged="true"] > &:nth-child(n + 7)': { display: "none" } } },
  },
  selectors: {
    '[data-alone="true"] > &': {
      "@media": {
        [media.desk]: {
          gridRow: "auto",
          gridTemplateRows: "none",
          gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 1fr)",
        },
      },
    },
  },
});
export const map = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  selectors: { '[data-alone="true"] &': { blockSize: "100%" } },
  // On a phone the first place's alone: the others have directions, and what matters is whom to ring.
  "@media": { [media.phone]: { selectors: { "li:not(:first-child) > &": { display: "none" } } } },
});
export const words = style({
  display: "grid",
  gridRow: "2 / span 4",
  gridTemplateRows: "subgrid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  padding: space["5"],
  alignItems: "start",
  selectors: {
    '[data-alone="true"] > li > &': {
      "@media": {
        [media.desk]: { gridRow: "auto", gridTemplateRows: "none", alignContent: "start" },
      },
    },
  },
});
export const who = style({ display: "grid", gap: space["2"], justifyItems: "start" });
export const phones = style({ display: "grid", margin: 0 });
export const phone = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: `0 ${space["4"]}`,
  minBlockSize: "40px",
  borderBlockStart: `1px solid ${color.line}`,
});
export const number = style({ margin: 0 });
export const hours = style({});
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  minBlockSize: "40px",
  cursor: "pointer",
  listStyle: "none",
  borderBlock: `1px solid ${color.line}`,
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const chevron = style({ flex: "none", selectors: { [`${hours}[open] &`]: { rotate: "180deg" } } });
export const weeks = style({ display: "grid", gap: space["4"], paddingBlockStart: space["3"] });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space["2"] });
