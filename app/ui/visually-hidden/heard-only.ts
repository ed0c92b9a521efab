/** Rules of what screen readers say and nobody sees: of a whole style, or below one width. */
export const heardOnly = {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
