import { style } from "@vanilla-extract/css";

/** The word of a toggle: another one while it is on. Its button's name stays, and its state is said beside it. */
export const word = style({
  display: "inline-flex",
  flexDirection: "column",
  whiteSpace: "nowrap",
  selectors: {
    // Below the other word and without a height of its own, so that the button is as wide either way.
    "&::after": { content: "attr(data-on)", blockSize: 0, visibility: "hidden" },
    '[aria-pressed="true"] > &': { visibility: "hidden" },
    '[aria-pressed="true"] > &::after': { visibility: "visible", transform: "translateY(-1lh)" },
  },
});
