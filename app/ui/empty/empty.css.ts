import { vars } from "~/ui/theme/contract.css";
import { display } from "~/ui/theme/typography.css";
import { uiStyle } from "~/ui/theme/ui-style";

export const empty = uiStyle({
  display: "grid",
  justifyItems: "center",
  textAlign: "center",
  gap: vars.space["4"],
  paddingBlock: vars.space["9"],
});
export const ghost = uiStyle({
  inlineSize: "min(100%, 340px)",
  mixBlendMode: "multiply",
  opacity: 0.62,
  filter: "grayscale(1) brightness(1.24)",
  overflow: "hidden",
  borderRadius: vars.radius.card,
});
export const title = display.d2;
export const text = uiStyle({ maxInlineSize: "44ch", color: vars.color.textMuted });
export const actions = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: vars.space["3"],
  marginBlockStart: vars.space["2"],
});
