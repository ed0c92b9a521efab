import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

const { color, space } = vars;

export const badge = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  justifySelf: "start",
  paddingBlock: "5px",
  paddingInline: space["3"],
  borderRadius: vars.radius.pill,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
  lineHeight: 1.4,
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});
export const tones = {
  good: uiStyle({ background: color.positiveTint, color: color.positive }),
  waiting: uiStyle({ background: color.warningTint, color: color.warning }),
  ended: uiStyle({ background: color.sunken, color: color.text }),
};
