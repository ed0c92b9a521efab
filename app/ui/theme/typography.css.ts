import { styleVariants } from "@vanilla-extract/css";
import { vars } from "./contract.css";
import { onInverse } from "./ground.css";
import { heardOnly } from "../visually-hidden/heard-only";
import { uiStyle } from "./ui-style";

// The type declarations prefer `font-width`, which most browsers do not know yet.
const width = Object.fromEntries([["fontStretch", vars.font.stretchDisplay]]);

/** The display face without a size; pair with one of {@link display}. */
export const displayFace = uiStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.font.weightDisplay,
  ...width,
  letterSpacing: vars.font.trackingDisplay,
  // Tight letter spacing must not pull the words together as well.
  wordSpacing: `calc(${vars.font.trackingDisplay} * -1.6)`,
  lineHeight: vars.font.leadingDisplay,
  textWrap: "balance",
  // A longer word makes nothing around it wider than the window.
  overflowWrap: "anywhere",
});

/** Letters twice as large leave a phone room for a word of ten letters. */
const LONG_WORD = "14.5vw";
const displaySize = {
  d5: uiStyle({ fontSize: `min(${vars.text["5xl"]}, ${LONG_WORD})` }),
  d4: uiStyle({ fontSize: `min(${vars.text["4xl"]}, ${LONG_WORD})` }),
  d3: uiStyle({ fontSize: vars.text["3xl"] }),
  d2: uiStyle({ fontSize: vars.text["2xl"], lineHeight: 1.15 }),
  d1: uiStyle({ fontSize: vars.text.xl, lineHeight: 1.2, letterSpacing: "-.012em" }),
};

/** Headings in the display face: d5 home hero, d4 page title, d3 section title, d2 block title, d1 small heading. */
export const display = styleVariants(displaySize, (size) => [displayFace, size]);

/** A maker's name where no logo of its own is shown: nobody's artwork. */
export const wordmark = uiStyle({
  fontWeight: 800,
  fontSize: "clamp(.8125rem, .65rem + .75vw, 1.125rem)",
  letterSpacing: ".03em",
  lineHeight: 1.2,
  textTransform: "uppercase",
  overflowWrap: "anywhere",
});

/** Introduction under a title. */
export const lead = uiStyle({
  fontSize: vars.text.lg,
  lineHeight: 1.5,
  color: vars.color.textMuted,
  maxInlineSize: "56ch",
  textWrap: "pretty",
  selectors: { [onInverse]: { color: vars.color.onInverseMuted } },
});

/** Running text at most 68 characters wide, with space between paragraphs. */
export const prose = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space["3"],
  maxInlineSize: "68ch",
  textWrap: "pretty",
});

/** Secondary text. */
export const muted = uiStyle({
  color: vars.color.textMuted,
  selectors: { [onInverse]: { color: vars.color.onInverseMuted } },
});
export const small = uiStyle({ fontSize: vars.text.sm });
export const tiny = uiStyle({ fontSize: vars.text.xs, lineHeight: 1.45 });
export const strong = uiStyle({ fontWeight: vars.font.weightStrong });

/** Tabular figures: prices, kilometres, counts, hours. */
export const tn = uiStyle({ fontVariantNumeric: "tabular-nums lining-nums" });

/** Present for screen readers only. */
export const sr = uiStyle(heardOnly);
