import { hexColour } from "~/domain/colour/css-colour";
import { contrastRatio } from "~/domain/tenant/contrast";
import type { ThemeTokens } from "~/domain/tenant/theme-tokens";

/** What stands between two colours, not within the brackets of one. */
const BETWEEN = /[\s,]+(?![^(]*\))/;
const [WHITE, BLACK] = ["#ffffff", "#000000"];
/** How far a button's colour moves away from its words while it is pointed at and pressed. */
const [HOVER, ACTIVE] = [0.12, 0.24];

/**
 * Theme tokens of a dealer's one or two colours, in any notation of CSS: that of the brand and that of buttons. Words on them are black or
 * white, whichever is read more easily. Null for anything but colours.
 */
export function readColours(text: string): ThemeTokens | null {
  const colours = text.split(BETWEEN).filter((part) => part !== "");
  const known = colours.flatMap((colour) => hexColour(colour) ?? []);
  const [brand, action = brand] = known;
  if (brand === undefined || action === undefined || colours.length > 2 || known.length < colours.length)
    return null;
  const words = wordsOn(action);
  const away = words === WHITE ? BLACK : WHITE;
  return {
    "color-brand": brand,
    "color-on-brand": wordsOn(brand),
    "color-action": action,
    "color-action-hover": mixed(action, away, HOVER),
    "color-action-active": mixed(action, away, ACTIVE),
    "color-on-action": words,
  };
}

function wordsOn(colour: string): string {
  return contrastRatio(WHITE, colour) >= contrastRatio(BLACK, colour) ? WHITE : BLACK;
}

function mixed(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [colour, other].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - share) + (to ?? 0) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
