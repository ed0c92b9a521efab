import { keyframes } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

const sweep = keyframes({ to: { translate: "100% 0" } });
const shine = `color-mix(in srgb, ${vars.color.surface} 70%, transparent)`;

export const skeleton = uiStyle({
  display: "block",
  background: vars.color.sunken,
  borderRadius: `max(4px, ${vars.radius.tag})`,
  position: "relative",
  overflow: "hidden",
  selectors: {
    "&::after": {
      content: '""',
      position: "absolute",
      inset: 0,
      background: `linear-gradient(100deg, transparent 30%, ${shine} 50%, transparent 70%)`,
      translate: "-100% 0",
      animation: `${sweep} 1.6s infinite ${vars.ease.standard}`,
    },
  },
  "@media": {
    [media.reducedMotion]: { selectors: { "&::after": { animation: "none" } } },
    [media.forcedColors]: { border: "1px solid" },
  },
});
