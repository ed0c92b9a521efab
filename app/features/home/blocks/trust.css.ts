import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, text, layout } = vars;
const oneColumn = { gridTemplateColumns: "minmax(0, 1fr)" } as const;

export const reasons = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, .8fr) minmax(0, 1.6fr)",
  gap: "clamp(1.5rem, 5vw, 5rem)",
  alignItems: "start",
  "@media": { [media.narrow]: oneColumn },
});
export const reasonList = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: `0 ${space["8"]}`,
  "@media": { [media.phone]: oneColumn },
});
export const reason = style({
  display: "grid",
  gap: space["1"],
  alignContent: "start",
  paddingBlock: space["5"],
  borderBlockStart: `1px solid ${color.line}`,
});

export const stats = style({ paddingBlock: "clamp(3rem, 6vw, 6.5rem) clamp(2rem, 3vw, 3rem)" });
export const statList = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 220px), 1fr))",
  gap: "clamp(1.5rem, 3vw, 3.5rem)",
  margin: 0,
});
export const stat = style({
  display: "flex",
  flexDirection: "column",
  gap: space["3"],
  paddingInlineStart: "clamp(1rem, 2vw, 2rem)",
  borderInlineStart: `1px solid ${color.inverseLine}`,
  selectors: { "&:first-child": { paddingInlineStart: 0, borderInlineStart: 0 } },
  // On a phone a figure and its words stand on one line, below a rule.
  "@media": {
    [media.phone]: {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr)",
      alignItems: "end",
      paddingInlineStart: 0,
      paddingBlockStart: space["5"],
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${color.inverseLine}`,
    },
  },
});
export const statValue = style({
  order: -1,
  margin: 0,
  fontSize: "clamp(4.5rem, 2rem + 9vw, 10.5rem)",
  fontWeight: 320,
  letterSpacing: "-.06em",
  lineHeight: 0.82,
});
export const statLabel = style({ fontSize: text.xl, fontWeight: 500 });
export const statNote = style({ margin: 0, gridColumn: "1 / -1" });
/** Small marks along a line. */
export const marks = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["4"],
  marginBlockStart: "clamp(2.5rem, 5vw, 5rem)",
  fontSize: text.xs,
  fontVariantNumeric: "tabular-nums",
});
export const mark = style({
  display: "flex",
  alignItems: "center",
  gap: space["4"],
  whiteSpace: "nowrap",
  selectors: {
    "&:not(:last-child)": { flex: 1 },
    "&:not(:last-child)::after": {
      content: "",
      flex: 1,
      blockSize: "1px",
      background: color.accentOnInverse,
    },
  },
});

export const service = style({
  display: "grid",
  gridTemplateColumns: "1.15fr 1fr",
  gap: "clamp(2rem, 6vw, 7rem)",
  alignItems: "center",
  paddingBlock: layout.section,
  "@media": { [media.narrow]: oneColumn },
});
export const servicePhoto = style({ inlineSize: "100%", borderRadius: vars.radius.card });
export const serviceFacts = style({ display: "grid", margin: 0 });
export const serviceFact = style({
  display: "grid",
  gridTemplateColumns: "minmax(150px, .7fr) 1fr",
  gap: space["5"],
  alignItems: "baseline",
  paddingBlock: space["5"],
  borderBlockStart: `1px solid ${color.inverseLine}`,
  "@media": { [media.phone]: { ...oneColumn, gap: "2px" } },
});
export const plain = style({ margin: 0 });

export const question = style({ borderBlockStart: `1px solid ${color.line}` });
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  minBlockSize: "60px",
  cursor: "pointer",
});
export const chevron = style({
  transition: `rotate ${vars.duration.base}`,
  selectors: { [`${question}[open] &`]: { rotate: "180deg" } },
});
export const answer = style({ paddingBlockEnd: space["5"], color: color.textMuted });

export const sell = style({ background: color.studio, color: color.onStudio, overflow: "hidden" });
export const sellGrid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.1fr)",
  alignItems: "center",
  "@media": { [media.narrow]: oneColumn },
});
export const sellWords = style({ paddingBlock: space["9"] });
export const sellText = style({ fontSize: text.lg, color: color.onStudioMuted, maxInlineSize: "48ch" });
export const sellPhoto = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  maskImage: "linear-gradient(90deg, transparent, black 18%)",
  "@media": { [media.desk]: { minBlockSize: "400px" } },
});

export const counter = style({ borderBlockEnd: `1px solid ${color.line}`, background: color.sunken });
export const counterLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: space["3"],
  paddingBlock: space["6"],
  fontSize: text.lg,
});
