import { globalStyle } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { uiLayer } from "~/ui/theme/layers.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

export const carousel = uiStyle({ position: "relative", minInlineSize: 0, borderRadius: "inherit" });

/** The row itself scrolls and snaps: it works by touch, wheel and keyboard before any script runs. */
export const track = uiStyle({
  display: "grid",
  gridAutoFlow: "column",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  scrollBehavior: "smooth",
  "@media": { [media.reducedMotion]: { scrollBehavior: "auto" } },
});

/** One slide fills the row, and no picture makes it higher. */
export const full = uiStyle({
  gridAutoColumns: "100%",
  gridTemplateRows: "minmax(0, 1fr)",
  blockSize: "100%",
  // The ring lies inside, along the frame: outside it would be cut off. The slides would cover it; it is drawn over them, too.
  selectors: { "&:focus-visible": { outlineOffset: "-3px", borderRadius: "inherit" } },
});

/** Several beside each other; on a phone one and a part of the next, so that the row shows it goes on. */
export const rail = uiStyle({
  gridAutoColumns: "minmax(270px, 23.5%)",
  gap: vars.layout.gridGap,
  paddingBlock: "4px",
  "@media": {
    // Up to the edges of the screen: a row that is cut off at the page's margin looks like a mistake.
    [media.narrow]: {
      marginInline: `calc(${vars.layout.gutter} * -1)`,
      paddingInline: vars.layout.gutter,
      scrollPaddingInline: vars.layout.gutter,
    },
    [media.phone]: { gridAutoColumns: "min(82%, 320px)" },
  },
});

/** As a rail, three beside each other. */
export const thirds = uiStyle({
  gridAutoColumns: `calc((100% - 2 * ${vars.layout.gridGap}) / 3)`,
  gap: vars.layout.gridGap,
  paddingBlock: "4px",
  "@media": {
    [media.narrow]: {
      gridAutoColumns: "min(84%, 400px)",
      marginInline: `calc(${vars.layout.gutter} * -1)`,
      paddingInline: vars.layout.gutter,
      scrollPaddingInline: vars.layout.gutter,
    },
  },
});

globalStyle(`${carousel}:has(> ${full}:focus-visible)::after`, {
  "@layer": {
    [uiLayer]: {
      content: "",
      position: "absolute",
      inset: 0,
      zIndex: 2,
      border: `3px solid ${vars.color.focus}`,
      borderRadius: "inherit",
      pointerEvents: "none",
    },
  },
});

export const slide = uiStyle({
  scrollSnapAlign: "start",
  minInlineSize: 0,
  position: "relative",
});

const arrow = {
  position: "absolute",
  insetBlockStart: "calc(50% - 24px)",
  inlineSize: "48px",
  blockSize: "48px",
  borderRadius: vars.radius.pill,
  borderColor: "transparent",
  background: vars.color.glass,
  zIndex: 3,
  // At an end there is nothing that way; over a picture a faint arrow would be a stain.
  selectors: { "&:disabled": { visibility: "hidden" } },
} as const;
const onPhone = { insetBlockStart: "calc(50% - 20px)", inlineSize: "40px", blockSize: "40px" } as const;
export const overPrevious = uiStyle({
  ...arrow,
  insetInlineStart: vars.space["4"],
  "@media": { [media.phone]: { ...onPhone, insetInlineStart: vars.space["2"] } },
});
export const overNext = uiStyle({
  ...arrow,
  insetInlineEnd: vars.space["4"],
  "@media": { [media.phone]: { ...onPhone, insetInlineEnd: vars.space["2"] } },
});
/** Over the lower corner, where slides of the full width move on by themselves. */
export const overPause = uiStyle({
  ...arrow,
  insetBlockStart: "auto",
  insetBlockEnd: vars.space["4"],
  insetInlineEnd: vars.space["4"],
  "@media": { [media.phone]: { inlineSize: "40px", blockSize: "40px", insetBlockEnd: vars.space["2"] } },
});

/** Keeps its height before the arrows appear, so that nothing moves then. */
export const below = uiStyle({
  display: "flex",
  justifyContent: "end",
  alignItems: "center",
  gap: vars.space["2"],
  minBlockSize: "44px",
  marginBlockStart: vars.space["4"],
});
