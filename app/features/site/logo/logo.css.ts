import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { onInverse } from "~/ui/theme/ground.css";
import { inHeader } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

/** Large text makes no name larger than there is room for beside a phone's three buttons. */
const WORDS = "min(1.1875rem, 5.6vw)";
const suffixSize = (size: string) => `min(${size}, 3.4vw)`;

export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: "44px",
  whiteSpace: "nowrap",
  flex: "none",
  color: vars.color.text,
  selectors: {
    [onInverse]: { color: vars.color.onInverse },
    [inHeader.line]: { gap: "12px", fontSize: WORDS, letterSpacing: "-.02em" },
    [inHeader.masthead]: {
      fontFamily: vars.font.display,
      fontSize: "2rem",
      letterSpacing: "-.035em",
      fontWeight: 450,
      gap: ".3em",
      alignItems: "baseline",
      // The serif's letters stand high in their line; this brings their middle to the middle of the bar.
      minBlockSize: 0,
      paddingBlockStart: ".26em",
    },
  },
  "@media": { [media.phone]: { selectors: { [inHeader.masthead]: { fontSize: "min(1.625rem, 7vw)" } } } },
});

/** A name gives way to the menu and the buttons beside it: a long one takes several lines. */
export const setInType = style({
  flex: "0 1 auto",
  // As narrow as its longest word: only one that no phone has room for is broken.
  minInlineSize: "auto",
  maxInlineSize: "min(60vw, 22rem)",
  whiteSpace: "normal",
  overflowWrap: "break-word",
  textWrap: "balance",
  lineHeight: 1.05,
});

/** A name that the largest type would break into many lines. */
export const longName = style({
  selectors: { [inHeader.masthead]: { fontSize: "1.5rem" } },
  "@media": { [media.phone]: { selectors: { [inHeader.masthead]: { fontSize: "min(1.25rem, 5.6vw)" } } } },
});

export const mark = style({
  inlineSize: "40px",
  blockSize: "40px",
  flex: "none",
  selectors: { [inHeader.masthead]: { alignSelf: "center", marginBlockStart: "-.26em" } },
});

export const markField = style({ fill: vars.color.brand });
const stroke = { fill: "none", strokeWidth: 3, strokeLinecap: "round", strokeLinejoin: "round" } as const;
export const markStroke = styleVariants({
  ink: { ...stroke, stroke: vars.color.onBrand },
  accent: { ...stroke, stroke: vars.color.accentOnInverse },
});

/** How wide a logo of the dealer's own is shown where there is room, with its unit. */
export const ownLogoWidth = createVar();

export const ownLogo = style({
  boxSizing: "content-box",
  inlineSize: ownLogoWidth,
  blockSize: "auto",
  selectors: { [inHeader.masthead]: { alignSelf: "center", marginBlockStart: "-.26em" } },
  "@media": {
    // Lower than the bar of a phone, and beside its three buttons.
    [media.phone]: { inlineSize: `min(${ownLogoWidth} * .8, 46vw)` },
  },
});

/** A light ground for a logo that is made for one. */
export const field = style({
  background: vars.color.surface,
  // Smaller by the room that the field takes.
  inlineSize: `calc(${ownLogoWidth} * .85)`,
  padding: `${vars.space["1"]} ${vars.space["2"]}`,
  borderRadius: vars.radius.control,
  "@media": { [media.phone]: { inlineSize: `min(${ownLogoWidth} * .65, 42vw)` } },
});

/** Name and its quieter second part: below each other, beside a hairline, or in display type. */
export const words = style({
  display: "grid",
  fontFamily: vars.font.display,
  fontWeight: 750,
  fontSize: WORDS,
  letterSpacing: "-.02em",
  // Tight letter spacing must not pull the words together as well.
  wordSpacing: ".032em",
  lineHeight: 1,
  selectors: {
    [inHeader.line]: {
      display: "inline-flex",
      alignItems: "center",
      gap: "12px",
      fontFamily: "inherit",
      fontWeight: 450,
      letterSpacing: "inherit",
    },
    [inHeader.masthead]: { display: "contents", font: "inherit", letterSpacing: "inherit" },
  },
});

export const suffix = style({
  fontFamily: vars.font.text,
  fontSize: suffixSize(vars.text["2xs"]),
  fontWeight: 550,
  letterSpacing: ".01em",
  opacity: 0.75,
  marginBlockStart: "3px",
  selectors: {
    [inHeader.line]: {
      fontSize: "inherit",
      fontWeight: 700,
      letterSpacing: "inherit",
      opacity: 1,
      margin: 0,
      paddingInlineStart: "12px",
      borderInlineStart: "1px solid color-mix(in srgb, currentColor 35%, transparent)",
    },
    [inHeader.masthead]: {
      fontSize: suffixSize(vars.text.xs),
      letterSpacing: 0,
      fontWeight: 500,
      opacity: 1,
      margin: 0,
      color: vars.color.onInverseMuted,
    },
  },
});
