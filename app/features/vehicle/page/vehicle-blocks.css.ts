import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, text, radius, font } = vars;

export const blocks = style({
  gridArea: "blocks",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(2.25rem, 1.6rem + 2.4vw, 3.75rem)",
  alignContent: "start",
  minInlineSize: 0,
  "@media": { [media.desk]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space["6"] } },
});
globalStyle(`${blocks} > *`, { gridColumn: "1 / -1" });
/** For sections that stand side by side on wide screens. */
export const half = style({
  "@media": { [media.desk]: { selectors: { [`${blocks} > &`]: { gridColumn: "span 1" } } } },
});

export const announcement = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  padding: `${space["3"]} ${space["5"]}`,
  background: color.sunken,
  borderRadius: radius.card,
  fontSize: text.sm,
});
export const announcementText = style({ display: "flex", alignItems: "center", gap: "10px" });

export const anchor = style({ scrollMarginBlockStart: space["6"], minInlineSize: 0 });
export const fill = style({ blockSize: "100%", alignContent: "start" });

export const hours = style({ inlineSize: "100%", fontSize: text.sm, fontVariantNumeric: "tabular-nums" });
const cell = { paddingBlock: "7px", borderBlockEnd: `1px solid ${color.line}` } as const;
export const today = style({});
export const hoursDay = style({
  ...cell,
  textAlign: "start",
  fontWeight: 400,
  color: color.textMuted,
  selectors: { [`${today} &`]: { color: "inherit", fontWeight: font.weightStrong } },
});
export const hoursTime = style({ ...cell, textAlign: "end", fontWeight: 600 });
