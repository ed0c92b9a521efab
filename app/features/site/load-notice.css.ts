import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { questionRoom } from "~/ui/analytics/question-room";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Over a corner of the page, in view wherever the page is scrolled; above the bar at the foot of a phone's page. */
export const notice = style({
  position: "fixed",
  zIndex: 70,
  insetInlineEnd: space["6"],
  insetBlockEnd: `calc(${space["6"]} + ${questionRoom})`,
  inlineSize: "min(420px, calc(100vi - 32px))",
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow["3"],
  "@media": {
    [media.phone]: {
      insetInline: space["4"],
      inlineSize: "auto",
      insetBlockEnd: `calc(88px + env(safe-area-inset-bottom) + ${questionRoom})`,
    },
    print: { display: "none" },
  },
});
