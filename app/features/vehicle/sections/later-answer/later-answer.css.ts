import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const pulse = keyframes({ "50%": { opacity: 0.45 } });
export const bone = style({
  display: "block",
  borderRadius: `min(${vars.radius.control}, 6px)`,
  background: vars.color.sunken,
  animation: `${pulse} 1.4s ease-in-out infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
export const boneTitle = style({ blockSize: "1.9rem", inlineSize: "9.5rem" });
export const boneText = style({ blockSize: "1rem", inlineSize: "100%" });

/** Only script can fill it: without script it is hidden. */
export const needsScript = style({ "@media": { "(scripting: none)": { display: "none" } } });
/** No answer came while it was in sight: its place stays, so that nothing on the screen moves. */
export const givenUp = style({ visibility: "hidden" });
