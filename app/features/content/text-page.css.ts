import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, layout, radius, space, text } = vars;

export const actions = style({ marginBlockStart: space["2"] });
export const photo = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "2 / 1",
  objectFit: "cover",
  objectPosition: "50% 65%",
  borderRadius: radius.panel,
  marginBlockStart: "clamp(1.75rem, 1rem + 3vw, 3.25rem)",
  "@media": { [media.phone]: { aspectRatio: "4 / 3" } },
});

/** Below a form, whose page has its own space above: no more space than between two sections. */
export const below = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(2rem, 1rem + 3vw, 4rem)",
  paddingBlockEnd: layout.section,
});

export const body = style({
  marginBlockStart: "clamp(2rem, 1rem + 4vw, 4rem)",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(2.5rem, 1.5rem + 4vw, 5rem)",
});
export const updated = style({ marginBlockStart: space["7"], fontSize: text.sm, color: color.textMuted });

export const related = style({
  display: "grid",
  gap: space["5"],
  paddingBlockStart: space["7"],
  borderBlockStart: `1px solid ${color.line}`,
});
export const relatedList = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 250px), 1fr))",
  gap: layout.gridGap,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const relatedLink = style({
  display: "grid",
  alignContent: "start",
  gap: space["1"],
  blockSize: "100%",
  padding: space["5"],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  transition: `border-color ${vars.duration.fast}`,
  ":hover": { borderColor: color.lineStrong },
});
export const relatedName = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
});

export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2.2fr)",
  gap: `${space["4"]} clamp(2rem, 5vw, 5rem)`,
  alignItems: "start",
  scrollMarginBlockStart: "112px",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const groups = style({ display: "grid", gap: "clamp(2.5rem, 1.5rem + 3vw, 4rem)" });
export const questions = style({ borderBlockEnd: `1px solid ${color.line}`, maxInlineSize: "48rem" });
export const question = style({ borderBlockStart: `1px solid ${color.line}` });
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["4"],
  minBlockSize: "60px",
  paddingBlock: space["3"],
  cursor: "pointer",
  listStyle: "none",
  lineHeight: 1.35,
});
export const chevron = style({
  flexShrink: 0,
  transition: `rotate ${vars.duration.base}`,
  selectors: { [`${question}[open] &`]: { rotate: "180deg" } },
});
export const answer = style({ paddingBlockEnd: space["6"], fontSize: text.md });
