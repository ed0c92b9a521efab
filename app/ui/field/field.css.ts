import { globalStyle } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { uiLayer } from "~/ui/theme/layers.css";
import { uiStyle } from "~/ui/theme/ui-style";

export const field = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "6px",
  alignContent: "start",
  minInlineSize: 0,
});
export const label = uiStyle({ fontSize: vars.text.sm, fontWeight: vars.font.weightStrong, lineHeight: 1.3 });
export const hint = uiStyle({ fontSize: vars.text.xs, color: vars.color.textMuted });
export const error = uiStyle({
  display: "flex",
  gap: "6px",
  alignItems: "flex-start",
  color: vars.color.danger,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
  lineHeight: 1.35,
});
export const errorIcon = uiStyle({ marginBlockStart: "1px" });

/** A box to type or choose in; shared by text input, text area and select. */
export const control = uiStyle({
  inlineSize: "100%",
  minBlockSize: vars.control.height,
  paddingInline: vars.space["4"],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: `min(${vars.radius.control}, 14px)`,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: {
    "&:hover": { borderColor: vars.color.text },
    "&:focus-visible": {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: 0,
      borderColor: vars.color.focus,
      borderRadius: `min(${vars.radius.control}, 14px)`,
    },
    "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
    "&[aria-invalid=true]": { borderColor: vars.color.danger, borderWidth: "2px" },
    "&:disabled": {
      background: vars.color.sunken,
      color: vars.color.textMuted,
      borderColor: vars.color.line,
    },
  },
});
export const controlSmall = uiStyle({
  minBlockSize: vars.control.heightSm,
  paddingInline: vars.space["3"],
  fontSize: vars.text.sm,
});
globalStyle(`textarea.${control}`, {
  "@layer": { [uiLayer]: { paddingBlock: vars.space["3"], minBlockSize: "112px", resize: "vertical" } },
});
