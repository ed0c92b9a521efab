import { clampChroma, converter, formatHex } from "culori";

const oklch = converter("oklch");
/** Steps of lightness in which a colour is tried; an eye hardly sees one. */
const STEPS = 200;

/**
 * The colour nearest to one that is hard to read: of the same hue, darker or lighter by as little as it takes.
 * @param colour `#rrggbb`
 * @param isReadable judges a colour written so
 * @returns `#rrggbb`; null where no lightness will do
 */
export function nearestReadable(colour: string, isReadable: (colour: string) => boolean): string | null {
  const given = oklch(colour);
  if (given === undefined) return null;
  for (let step = 1; step <= STEPS; step += 1) {
    for (const l of [given.l - step / STEPS, given.l + step / STEPS]) {
      if (l < 0 || l > 1) continue;
      const tried = formatHex(clampChroma({ ...given, l }, "oklch"));
      if (isReadable(tried)) return tried;
    }
  }
  return null;
}
