import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, layout, space } = vars;

export const prices = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  marginBlockEnd: "clamp(2.25rem, 1.5rem + 3vw, 4rem)",
});
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  gap: layout.gridGap,
  margin: 0,
  padding: 0,
  listStyle: "none",
  // On a phone the form is what somebody came for: a price a line, not a card a screen.
  "@media": { [media.phone]: { gap: 0 } },
});
export const item = style({
  display: "grid",
  gap: space["2"],
  alignContent: "start",
  justifyItems: "start",
  paddingBlockStart: space["4"],
  borderBlockStart: `2px solid ${color.accent}`,
  "@media": {
    // Names, prices, notes and links of a row of prices stand at the same heights.
    [media.wide]: { gridRow: "span 4", gridTemplateRows: "subgrid" },
    [media.phone]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "baseline",
      columnGap: space["3"],
      paddingBlock: space["3"],
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});
const line = (row: number) => ({ [media.wide]: { gridRow: row } });
export const name = style({ fontSize: vars.text.md, "@media": line(1) });
export const price = style({ "@media": line(2) });
export const note = style({
  "@media": { ...line(3), [media.phone]: { gridColumn: "1 / 2" } },
  // An offer without a price leaves no hole where others have theirs.
  selectors: { [`${name} + &`]: { "@media": { [media.wide]: { gridRow: "2 / span 2" } } } },
});
export const book = style({ "@media": line(4) });
