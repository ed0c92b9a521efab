import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { questionRoom } from "~/ui/analytics/question-room";

const { color, space } = vars;

export const banner = style({
  position: "fixed",
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 60,
  maxBlockSize: "60vh",
  overflowY: "auto",
  background: color.surface,
  color: color.text,
  borderBlockStart: `1px solid ${color.line}`,
  boxShadow: vars.shadow["3"],
  fontSize: vars.text.sm,
  lineHeight: 1.4,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  "@media": { print: { display: "none" } },
});
// The end of the page stays above the question, and so does what gets the focus.
globalStyle(`html:has(${banner}:not([hidden]))`, { scrollPaddingBlockEnd: `calc(96px + ${questionRoom})` });
globalStyle(`body:has(${banner}:not([hidden]))`, {
  paddingBlockEnd: questionRoom,
  "@media": { print: { paddingBlockEnd: 0 } },
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: `${space["2"]} ${space["6"]}`,
  paddingBlock: "10px",
  "@media": { [media.phone]: { display: "grid" } },
});
export const words = style({ flex: 1, display: "grid", gap: space["1"], maxInlineSize: "100ch" });
export const more = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space["4"]}` });
/** Its words stand below the link beside it. */
export const kept = style({ selectors: { "&[open]": { flex: "1 0 100%" } } });
export const answers = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space["2"],
  marginInlineStart: "auto",
  "@media": { [media.phone]: { marginInlineStart: 0 } },
});
