import { colourOf } from "../colour/colour-of";
import { PAINTS, type PaintName } from "./paint-palette";

/** An unnamed or unknown colour is shown in a silver that suits any body. */
const FALLBACK: PaintName = "silver";

/** The paint of a colour's name as `rrggbb`, for tinting the studio's pictures. */
export function paintOf(colour: string | null): string {
  return PAINTS[paintNamed(colour) ?? FALLBACK];
}

/** The paint a colour's name means; null when the name names no colour. */
export function paintNamed(colour: string | null): PaintName | null {
  return colourOf(colour)?.paint ?? null;
}
