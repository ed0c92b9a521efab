import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space } = vars;

export const guide = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(2.25rem, 1.5rem + 3vw, 4rem)",
  marginBlockEnd: "clamp(2.25rem, 1.5rem + 3vw, 4rem)",
});
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
  gap: "clamp(2rem, 4vw, 4rem)",
  alignItems: "start",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const part = style({ display: "grid", gap: space["4"], minInlineSize: 0 });
export const needs = style({ display: "grid", gap: space["3"], margin: 0, padding: 0, listStyle: "none" });
export const need = style({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: space["3"],
  alignItems: "start",
});
export const tick = style({
  color: color.positive,
  inlineSize: "20px",
  blockSize: "20px",
  marginBlockStart: "2px",
});
export const steps = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: space["5"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  counterReset: "step",
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: 0 },
  },
});
export const step = style({
  display: "grid",
  gap: space["2"],
  alignContent: "start",
  counterIncrement: "step",
  paddingBlockStart: space["4"],
  borderBlockStart: `2px solid ${color.accent}`,
  "::before": {
    content: "counter(step)",
    fontSize: vars.text.sm,
    fontWeight: vars.font.weightStrong,
    color: color.textMuted,
  },
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "20px minmax(0, 1fr)",
      gap: `0 ${space["3"]}`,
      alignItems: "baseline",
      paddingBlock: space["3"],
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});
globalStyle(`${step} > p`, { "@media": { [media.phone]: { gridColumn: 2 } } });
