import { keyframes } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { questionRoom } from "~/ui/analytics/question-room";
import { uiStyle } from "~/ui/theme/ui-style";

const { color, space } = vars;

const rise = keyframes({ from: { opacity: 0, transform: "translateY(12px)" } });

/** Above the bar at the foot of a phone's vehicle page. */
export const corner = uiStyle({
  position: "fixed",
  zIndex: 80,
  insetInlineEnd: space["6"],
  insetBlockEnd: `calc(${space["6"]} + ${questionRoom})`,
  inlineSize: "min(400px, calc(100vw - 32px))",
  pointerEvents: "none",
  "@media": {
    [media.phone]: {
      insetInline: space["4"],
      inlineSize: "auto",
      insetBlockEnd: `calc(88px + env(safe-area-inset-bottom) + ${questionRoom})`,
    },
    print: { display: "none" },
  },
});
export const toast = uiStyle({
  pointerEvents: "auto",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: `2px ${space["3"]}`,
  alignItems: "start",
  padding: `${space["4"]} ${space["4"]} ${space["4"]} ${space["5"]}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
  boxShadow: vars.shadow["3"],
  animation: `${rise} ${vars.duration.base} ${vars.ease.standard}`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
export const tones = {
  positive: uiStyle({ color: color.positive }),
  danger: uiStyle({ color: color.danger }),
};
export const body = uiStyle({ display: "grid", gap: "2px", minInlineSize: 0 });
export const title = uiStyle({ fontWeight: vars.font.weightStrong });
export const text = uiStyle({ fontSize: vars.text.sm, color: color.textMuted, overflowWrap: "anywhere" });
export const link = uiStyle({
  justifySelf: "start",
  marginBlockStart: space["1"],
  minBlockSize: "32px",
  display: "inline-flex",
  alignItems: "center",
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
  color: color.link,
  textDecoration: "underline",
  textUnderlineOffset: ".2em",
});
export const close = uiStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: "32px",
  blockSize: "32px",
  marginBlockStart: "-4px",
  borderRadius: vars.radius.control,
  selectors: { "&:hover": { background: color.sunken } },
});
