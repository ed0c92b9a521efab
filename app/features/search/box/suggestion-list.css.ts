import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, space } = vars;

export const popup = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "calc(100% + 4px)",
  zIndex: 20,
  paddingBlock: space["2"],
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: `min(${vars.radius.panel}, 14px)`,
  boxShadow: vars.shadow["2"],
  maxBlockSize: "min(60dvh, 420px)",
  overflowY: "auto",
});
export const groupLabel = style({
  padding: `${space["1"]} ${space["3"]}`,
  fontSize: vars.text.xs,
  fontWeight: 600,
  color: color.textMuted,
});
export const option = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "36px",
  paddingInline: space["3"],
  fontSize: vars.text.sm,
  cursor: "pointer",
  selectors: { "&[aria-selected=true], &:hover": { background: color.sunken } },
});
export const optionIcon = style({ color: color.textMuted });
export const note = style({
  marginInlineStart: "auto",
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: "tabular-nums",
});
