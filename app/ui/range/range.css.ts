import { createVar } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

const { color } = vars;

/** Where the handles stand, as percentages of the track. */
export const lowAt = createVar();
export const highAt = createVar();

const line = { content: '""', position: "absolute", insetBlockStart: "12px", blockSize: "4px" } as const;

export const track = uiStyle({
  position: "relative",
  blockSize: "28px",
  selectors: {
    "&::before": { ...line, insetInline: 0, borderRadius: "2px", background: color.line },
    "&::after": {
      ...line,
      insetInline: `${lowAt} calc(100% - ${highAt})`,
      borderRadius: "2px",
      background: color.brand,
    },
  },
  "@media": {
    // Without script the handles would do nothing.
    "(scripting: none)": { display: "none" },
    [media.forcedColors]: {
      selectors: {
        "&::before": { background: "CanvasText" },
        "&::after": { blockSize: "8px", insetBlockStart: "10px", background: "Highlight" },
      },
    },
  },
});

const thumb = {
  appearance: "none",
  pointerEvents: "auto",
  boxSizing: "border-box",
  inlineSize: "24px",
  blockSize: "24px",
  borderRadius: vars.radius.pill,
  border: `2px solid ${color.brand}`,
  background: color.surface,
  boxShadow: vars.shadow["1"],
  cursor: "grab",
} as const;
const thumbForced = { borderColor: "ButtonText", background: "ButtonFace" } as const;
const thumbFocus = { outline: `3px solid ${color.focus}`, outlineOffset: "2px" } as const;

export const handle = uiStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "28px",
  margin: 0,
  appearance: "none",
  background: "none",
  // Two inputs lie on one track: only their thumbs take the pointer.
  pointerEvents: "none",
  zIndex: 1,
  selectors: {
    "&::-webkit-slider-thumb": thumb,
    "&::-moz-range-thumb": thumb,
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::-webkit-slider-thumb": thumbFocus,
    "&:focus-visible::-moz-range-thumb": thumbFocus,
  },
  "@media": {
    [media.forcedColors]: {
      // A forced ground of the inputs would cover the track below them.
      forcedColorAdjust: "none",
      selectors: { "&::-webkit-slider-thumb": thumbForced, "&::-moz-range-thumb": thumbForced },
    },
  },
});

/** Raises the low handle when both are at the upper end, where it could otherwise not be reached. */
export const lifted = uiStyle({ zIndex: 2 });
