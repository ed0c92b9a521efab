import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const pulse = keyframes({ "50%": { opacity: 0.45 } });

export const question = style({ display: "grid", gap: vars.space["4"], alignContent: "start" });
export const loading = style({
  animation: `${pulse} 1.4s ease-in-out infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
