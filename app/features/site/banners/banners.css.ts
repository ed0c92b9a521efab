import { createVar, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, space } = vars;

export const banner = style({
  background: color.brandTint,
  color: color.text,
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: vars.text.sm,
  // A ticked close box hides its notice without any script.
  selectors: { "&:has([data-close]:checked)": { display: "none" } },
});

export const row = style({ display: "flex", alignItems: "start", gap: space["3"], minBlockSize: "48px" });
export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: "grid",
  gap: space["2"],
  paddingBlock: "12px",
});
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `2px ${space["4"]}`,
});
export const summary = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minBlockSize: "24px",
});
export const chevron = style({
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
  transition: `rotate ${vars.duration.base}`,
});
export const details = style({
  maxInlineSize: "80ch",
  whiteSpace: "pre-line",
  paddingBlock: space["2"],
  color: color.textMuted,
});
/** Width by height of a banner's picture, as `1920 / 540`. */
export const shape = createVar();
export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: shape,
  objectFit: "cover",
});

/** The close box: a native checkbox drawn as a cross. */
export const close = style({
  position: "relative",
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  marginBlockStart: "2px",
  // The cross, not its target, ends where the page's column ends.
  marginInlineEnd: "-12px",
});
export const closeBox = style({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" });
export const closeFace = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "32px",
  blockSize: "32px",
  borderRadius: vars.radius.control,
  selectors: {
    [`${closeBox}:hover + &`]: { background: color.surface },
    [`${closeBox}:focus-visible + &`]: { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
