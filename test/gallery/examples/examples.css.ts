import { style } from "@vanilla-extract/css";

/** Fills its stage. */
export const ground = style({
  margin: "-12px",
  padding: "12px",
  "@media": { "screen and (min-width: 700px)": { margin: "-20px", padding: "20px" } },
});

export const icons = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(44px, 1fr))",
  gap: "8px",
  justifyItems: "center",
});

export const box = style({ inlineSize: "100%", blockSize: "auto" });

/** Room above a bar that stays at the window's foot. */
export const bar = style({ minBlockSize: "150px" });

/** Room below a header for its menus. */
export const menus = style({ minBlockSize: "480px" });

/** What is laid over a picture. */
export const over = style({ position: "relative" });
