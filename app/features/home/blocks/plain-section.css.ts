import { style } from "@vanilla-extract/css";

/** A band on the page's own ground: two of them below each other share the space between them. */
export const plain = style({ selectors: { "& + &": { paddingBlockStart: 0 } } });
