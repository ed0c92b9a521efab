import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, space, text, radius, shadow } = vars;

export const notes = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space["3"]}`, fontSize: text.xs });
export const fold = style({});
/** Close to the price, and tall enough to be met by a finger. */
export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["1"],
  minBlockSize: "24px",
  cursor: "pointer",
  listStyle: "none",
  textDecoration: "underline",
  textUnderlineOffset: ".25em",
});
globalStyle(`${summary}::-webkit-details-marker`, { display: "none" });
export const chevron = style({
  flex: "none",
  selectors: { [`${fold}[open] &`]: { rotate: "180deg" } },
});
/** Over what stands below the price, so that nothing moves. */
export const body = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "100%",
  zIndex: 5,
  display: "grid",
  gap: space["2"],
  padding: space["4"],
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
  borderRadius: `calc(${radius.panel} * .66)`,
  boxShadow: shadow["2"],
  fontSize: text.sm,
  lineHeight: 1.4,
});
export const rows = style({ display: "grid", gap: space["2"], margin: 0 });
export const value = style({ margin: 0 });
export const table = style({ inlineSize: "100%", borderCollapse: "collapse" });
export const cell = style({
  paddingBlock: "6px",
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: "start",
  fontWeight: 400,
  selectors: { "&:last-child": { textAlign: "end" } },
});
