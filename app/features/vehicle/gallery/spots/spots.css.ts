import { createVar, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, radius } = vars;

/** Where the part is seen, in percent of the picture. */
export const left = createVar();
export const top = createVar();

/** A point on the picture; physical sides, because pictures are not mirrored. */
export const spot = style({
  position: "absolute",
  left,
  top,
  inlineSize: 0,
  blockSize: 0,
  zIndex: 2,
  selectors: { "&:focus-within, &:has([aria-expanded=true])": { zIndex: 3 } },
});

export const dot = style({
  position: "absolute",
  inset: "-13px auto auto -13px",
  inlineSize: "26px",
  blockSize: "26px",
  display: "grid",
  placeItems: "center",
  borderRadius: "50%",
  background: color.surface,
  color: color.text,
  boxShadow: `0 0 0 6px color-mix(in srgb, ${color.surface} 40%, transparent)`,
  selectors: {
    "&:hover, &[aria-expanded=true]": { background: color.text, color: color.surface },
    "&:focus-visible": { borderRadius: "50%" },
  },
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});

export const description = style({
  position: "absolute",
  inlineSize: "max-content",
  maxInlineSize: "min(240px, 56cqi)",
  padding: `${space["2"]} ${space["3"]}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  boxShadow: vars.shadow["2"],
  fontSize: vars.text.sm,
  fontWeight: 550,
  top: "26px",
  selectors: {
    "[data-above] > &": { top: "auto", bottom: "26px" },
    "[data-side=start] > &": { left: "-20px" },
    "[data-side=middle] > &": { left: 0, translate: "-50% 0" },
    "[data-side=end] > &": { right: "-20px" },
  },
});
