import { vars } from "~/ui/theme/contract.css";

const { color, radius } = vars;

/** A small picture that leads to its large one, and how the shown one is told from the others. */
export const thumbLook = {
  overflow: "hidden",
  aspectRatio: "3 / 2",
  borderRadius: `calc(${radius.card} * .6)`,
  background: color.studio,
} as const;
export const shownThumb = {
  "&[aria-current]": { boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.text}` },
} as const;
