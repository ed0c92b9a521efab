import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, text, font } = vars;

export const rows = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  columnGap: "clamp(1.5rem, 3vw, 3.5rem)",
  margin: 0,
});
export const row = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space["4"],
  paddingBlock: "11px",
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: text.sm,
});
export const rowLabel = style({ color: color.textMuted });
export const rowValue = style({
  margin: 0,
  fontWeight: 600,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

const twoColumns = { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space["4"] } as const;
export const keyRows = style([rows, { "@media": { [media.phone]: twoColumns } }]);
export const keyRow = style([
  row,
  { "@media": { [media.phone]: { display: "block", paddingBlock: "7px", lineHeight: 1.35 } } },
]);
export const keyValue = style([rowValue, { "@media": { [media.phone]: { textAlign: "start" } } }]);

export const summary = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 150px), 1fr))",
  gap: space["4"],
  margin: 0,
});
export const summaryItem = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["1"],
  justifyItems: "start",
});
export const summaryLabel = style({ color: color.textMuted, fontSize: text.xs });
export const summaryValue = style({ margin: 0, fontWeight: font.weightStrong });

/** One origin's facts below the key information. */
export const group = style({ paddingBlockStart: space["4"], scrollMarginBlockStart: space["6"] });
export const groupTitle = style({ fontSize: text.md, fontWeight: font.weightStrong });

export const groups = style({ display: "grid", gap: space["6"] });
