import { vars } from "./contract.css";

/** Makes a grid a row to swipe, as wide as the window: for a phone, where things below each other would be too long. */
export const snapRow = {
  gridTemplateColumns: "none",
  gridAutoFlow: "column",
  gridAutoColumns: "min(82%, 320px)",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  marginInline: `calc(${vars.layout.gutter} * -1)`,
  paddingInline: vars.layout.gutter,
  scrollPaddingInline: vars.layout.gutter,
  scrollbarWidth: "none",
  // Room for the ring of the focus inside what scrolls.
  paddingBlock: "4px 10px",
} as const;
