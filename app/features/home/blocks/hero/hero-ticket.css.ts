import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, text, layout, font } = vars;

export const ticket = style({
  position: "absolute",
  insetBlockEnd: "clamp(14px, 2.4vw, 32px)",
  insetInlineStart: "clamp(14px, 2.4vw, 32px)",
  display: "grid",
  gap: "5px",
  maxInlineSize: "calc(100% - 28px)",
  padding: "16px 22px 15px",
  borderRadius: "12px",
  background: color.accent,
  color: color.onAccent,
  boxShadow: vars.shadow["3"],
  selectors: {
    // The hole of a windscreen ticket.
    "&::before": {
      content: "",
      position: "absolute",
      insetBlockStart: "12px",
      insetInlineEnd: "14px",
      inlineSize: "11px",
      blockSize: "11px",
      borderRadius: "50%",
      background: color.studio,
    },
  },
  "@media": {
    // Below the vehicle, on the ground in front of it: at this size it would hide a third of it.
    [media.phone]: {
      position: "relative",
      inset: "auto",
      // Beside each other where they fit.
      display: "flex",
      flexWrap: "wrap",
      alignItems: "end",
      gap: "5px 14px",
      marginInline: layout.gutter,
      marginBlockStart: "-22px",
      maxInlineSize: "none",
      padding: "12px 16px",
    },
  },
});
export const title = style({
  flexBasis: "100%",
  fontSize: text.sm,
  fontWeight: 600,
  paddingInlineEnd: "28px",
});
export const price = style({
  fontFamily: font.display,
  fontWeight: 800,
  fontSize: "clamp(2.125rem, 1.6rem + 2.6vw, 3.75rem)",
  letterSpacing: "-.035em",
  lineHeight: 0.92,
});
export const foot = style({
  display: "flex",
  justifyContent: "space-between",
  gap: "18px",
  fontSize: text.sm,
  "@media": {
    [media.phone]: {
      flexDirection: "column",
      alignItems: "end",
      gap: 0,
      lineHeight: 1.3,
      marginInlineStart: "auto",
    },
  },
});
