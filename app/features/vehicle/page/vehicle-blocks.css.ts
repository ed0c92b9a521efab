import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { row } from "~/ui/theme/layout.css";
import { media } from "~/ui/theme/media";
import { sectionGap } from "~/features/vehicle/sections/section-frame.css";

const { color, space, text, font } = vars;

export const blocks = style({
  gridArea: "blocks",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  vars: { [sectionGap]: "clamp(1.5rem, .75rem + 3vw, 3.5rem)" },
  gap: sectionGap,
  alignContent: "start",
  minInlineSize: 0,
  "@media": { [media.desk]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space["6"] } },
});
globalStyle(`${blocks} > *`, { gridColumn: "1 / -1" });
/** For sections that stand side by side on wide screens. */
export const half = style({
  "@media": { [media.desk]: { selectors: { [`${blocks} > &`]: { gridColumn: "span 1" } } } },
});

export const anchor = style({ scrollMarginBlockStart: space["6"], minInlineSize: 0 });
export const fill = style({ blockSize: "100%", alignContent: "start" });

/** On a phone two to a row; large text has one. */
export const ways = style([
  row,
  {
    "@media": {
      [media.phone]: {
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), 1fr))",
        gap: space["2"],
      },
    },
  },
]);
globalStyle(`${ways} :is(a, button)`, {
  "@media": { [media.phone]: { paddingInline: space["2"], whiteSpace: "normal", fontSize: vars.text.sm } },
});

export const week = style({ fontSize: text.sm });
export const weekSummary = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space["3"]}`,
  minBlockSize: "44px",
  paddingInlineEnd: space["6"],
  cursor: "pointer",
  listStyle: "none",
});
globalStyle(`${weekSummary}::-webkit-details-marker`, { display: "none" });
export const weekToday = style({ color: color.textMuted, fontVariantNumeric: "tabular-nums" });
export const weekChevron = style({
  position: "absolute",
  insetInlineEnd: 0,
  selectors: { [`${week}[open] &`]: { rotate: "180deg" } },
});
export const hours = style({ inlineSize: "100%", fontSize: text.sm, fontVariantNumeric: "tabular-nums" });
const cell = { paddingBlock: "7px", borderBlockEnd: `1px solid ${color.line}` } as const;
export const today = style({});
/** "(today)" at a day of the week. */
export const todayWord = style({});
export const hoursDay = style({
  ...cell,
  textAlign: "start",
  fontWeight: 400,
  color: color.textMuted,
  selectors: { [`${today} &`]: { color: "inherit", fontWeight: font.weightStrong } },
});
export const hoursTime = style({ ...cell, textAlign: "end", fontWeight: 600 });
