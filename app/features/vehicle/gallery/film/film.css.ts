import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color } = vars;

/** Fills the stage. */
export const fill = style({ blockSize: "100%" });

export const film = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  border: 0,
  objectFit: "contain",
  selectors: { "iframe&": { background: color.inverse } },
});
export const played = style({ background: color.inverse });

export const poster = style({
  position: "absolute",
  inset: 0,
  display: "block",
  selectors: { "&:focus-visible": { outlineOffset: "-6px" } },
});

export const source = style({
  display: "block",
  fontWeight: 400,
  fontSize: vars.text.xs,
  color: color.textMuted,
});
