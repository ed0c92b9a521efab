import { PAINTS, type PaintName } from "../picture/paint-palette";
import type { BasicColour } from "./basic-colours";

/** The paint that shows a colour; the studio's brown is hardly told from black in a small dot. */
const PAINT_OF: Readonly<Record<BasicColour, PaintName>> = {
  white: "white",
  black: "black",
  silver: "silver",
  grey: "grey",
  blue: "blue",
  red: "red",
  green: "green",
  brown: "bronze",
  beige: "sand",
  yellow: "yellow",
  orange: "orange",
  purple: "purple",
};

/** The dot beside a basic colour's name, as `#rrggbb`. */
export function swatchOf(colour: BasicColour): string {
  return `#${PAINTS[PAINT_OF[colour]]}`;
}
