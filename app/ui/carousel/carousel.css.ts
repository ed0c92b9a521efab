import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

export const carousel = uiStyle({ position: "relative", minInlineSize: 0 });

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

/** As a rail, the current slide in the middle. */
export const centred = uiStyle({
  gridAutoColumns: `calc((100% - 2 * ${vars.layout.gridGap}) / 3)`,
  gap: vars.layout.gridGap,
  paddingBlock: "4px",
  "@media": {
    [media.narrow]: {
      gridAutoColumns: "min(84%, 400px)",
      marginInline: `calc(${vars.layout.gutter} * -1)`,
      paddingInline: vars.layout.gutter,
    },
  },
});

export const slide = uiStyle({
  scrollSnapAlign: "start",
  minInlineSize: 0,
  position: "relative",
  selectors: { [`${centred} > &`]: { scrollSnapAlign: "center" } },
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
