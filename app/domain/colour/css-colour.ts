import { clampChroma, formatHex, parse } from "culori";

/**
 * A colour in any notation of CSS (`#A01`, `rgb(10 80 90)`, `hsl(…)`, `oklch(…)`, `teal`) as `#rrggbb`; one that no
 * screen of the usual kind shows becomes the nearest that it does. Null for what is no colour, and for one that lets
 * what is behind it through, because its contrast cannot be told.
 */
export function hexColour(text: string): string | null {
  const colour = parse(text.trim());
  if (colour === undefined || (colour.alpha ?? 1) !== 1) return null;
  return formatHex(clampChroma(colour, "oklch"));
}
