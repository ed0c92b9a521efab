import { vars } from "~/ui/theme/contract.css";
import { uiStyle } from "~/ui/theme/ui-style";

export const slide = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `4px ${vars.space["3"]}`,
  minInlineSize: 0,
});
export const label = uiStyle({ fontSize: vars.text.sm, fontWeight: vars.font.weightStrong, lineHeight: 1.3 });
export const hint = uiStyle({
  display: "block",
  fontSize: vars.text.xs,
  fontWeight: 400,
  color: vars.color.textMuted,
});
export const box = uiStyle({ inlineSize: "136px" });
export const input = uiStyle({ fontVariantNumeric: "tabular-nums lining-nums" });
/** A unit of some letters needs more room than a sign. */
export const wideUnit = uiStyle({ paddingInlineEnd: "66px" });
export const whole = uiStyle({ gridColumn: "1 / -1", minInlineSize: 0 });
/** There is one thumb, so the track can be pressed anywhere. */
export const single = uiStyle({ pointerEvents: "auto", cursor: "pointer" });
