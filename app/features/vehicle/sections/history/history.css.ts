import { createVar, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, radius } = vars;

/** The score as a share of the bar, in percent. */
export const scoreAt = createVar();

/** Two columns where both fit; whatever is alone takes the width. */
export const panel = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
  gap: `${space["5"]} clamp(1.5rem, 3vw, 3rem)`,
  alignItems: "center",
});

export const gauge = style({
  display: "grid",
  gap: space["3"],
  // As high as the answer will be, so that nothing moves when it comes.
  minBlockSize: "7rem",
  alignContent: "center",
  overflowWrap: "anywhere",
});
export const score = style({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: space["2"] });

const BAR = "10px";
export const bar = style({
  blockSize: BAR,
  overflow: "hidden",
  borderRadius: `min(${radius.pill}, 5px)`,
  background: color.line,
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});
export const fill = style({
  display: "block",
  blockSize: "100%",
  inlineSize: scoreAt,
  background: color.accent,
  "@media": { [media.forcedColors]: { background: "Highlight", forcedColorAdjust: "none" } },
});
export const boneBar = style({ blockSize: BAR, inlineSize: "100%" });

export const downloads = style({
  display: "grid",
  gap: space["3"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
