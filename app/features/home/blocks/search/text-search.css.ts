import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, radius } = vars;

export const form = style({
  display: "flex",
  alignItems: "center",
  inlineSize: "min(100%, 560px)",
  minInlineSize: 0,
  paddingInlineStart: "18px",
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  // What is suggested hangs below it.
  position: "relative",
  "@media": { [media.phone]: { paddingInlineStart: "12px" } },
  selectors: { "&:focus-within": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" } },
});
export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: "60px",
  paddingInline: "14px",
  border: 0,
  background: "none",
  fontSize: vars.text.lg,
  "@media": { [media.phone]: { paddingInline: "8px", fontSize: vars.text.md } },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&::placeholder": { color: color.textMuted, opacity: 1 },
  },
});
export const button = style({
  minBlockSize: "60px",
  paddingInline: "30px",
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  "@media": { [media.phone]: { paddingInline: "16px", fontSize: vars.text.sm } },
});
