import { globalStyle } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { uiLayer } from "~/ui/theme/layers.css";
import { uiStyle } from "~/ui/theme/ui-style";

const { color } = vars;

export const alert = uiStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: "4px 12px",
  padding: vars.space["5"],
  border: "2px solid",
  borderRadius: vars.radius.card,
});
export const tones = {
  danger: uiStyle({ borderColor: color.danger, background: color.dangerTint }),
  warning: uiStyle({ borderColor: color.warning, background: color.warningTint }),
  positive: uiStyle({ borderColor: color.positive, background: color.positiveTint }),
};
export const icons = {
  danger: uiStyle({ color: color.danger, inlineSize: "24px", blockSize: "24px" }),
  warning: uiStyle({ color: color.warning, inlineSize: "24px", blockSize: "24px" }),
  positive: uiStyle({ color: color.positive, inlineSize: "24px", blockSize: "24px" }),
};
export const content = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "4px",
  minInlineSize: 0,
});
export const title = uiStyle({
  fontSize: vars.text.lg,
  lineHeight: 1.35,
  fontWeight: vars.font.weightStrong,
});

globalStyle(`${alert} a`, {
  "@layer": {
    [uiLayer]: {
      textDecoration: "underline",
      textUnderlineOffset: ".2em",
      fontWeight: 600,
      display: "inline-block",
      minBlockSize: "24px",
    },
  },
});
