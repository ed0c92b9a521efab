import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inCard } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { color, space, text, font } = vars;

const grid = (areas: string, rows: string, gap: string) => ({
  gridTemplateColumns: "1fr auto",
  gridTemplateRows: rows,
  gridTemplateAreas: areas,
  gap,
});

/** Too narrow for price and estimate beside each other: in rem, as a card is with large text. */
const NARROW = "(max-width: 15.9375rem)";
/** The same of cards with a smaller price. */
const TIGHT = "(max-width: 11rem)";
/** An estimate below the price. */
const BELOW = grid(
  `"head head" "facts facts" "price price" "week week" "act act"`,
  "auto auto auto auto 1fr",
  "8px",
);

export const card = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  background: color.surface,
  borderRadius: vars.radius.card,
  minInlineSize: 0,
  containerType: "inline-size",
  selectors: {
    [inCard.boxed]: {
      border: `1px solid ${color.line}`,
      boxShadow: vars.shadow["1"],
      transition: `box-shadow ${vars.duration.base}`,
    },
    [`${inCard.boxed}:hover`]: { boxShadow: vars.shadow["2"] },
    // Open cards stand on the section's own ground.
    [inCard.open]: { background: "none" },
    // A rule stays a straight line, whatever corners the dealer gives to pictures.
    [inCard.ruled]: {
      background: "none",
      borderBlockStart: `1px solid ${color.text}`,
      borderRadius: 0,
      paddingBlockStart: space["3"],
    },
  },
});

export const photo = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  transition: `scale ${vars.duration.slow} ${vars.ease.standard}`,
  selectors: {
    [`${card}:hover &`]: { scale: "1.025" },
    [`${card}[data-state=sold] &`]: { filter: "grayscale(.6) opacity(.55)" },
  },
  "@media": { [media.reducedMotion]: { selectors: { [`${card}:hover &`]: { scale: "1" } } } },
});

export const body = style({
  display: "grid",
  alignContent: "start",
  minInlineSize: 0,
  selectors: {
    [inCard.boxed]: {
      ...grid(`"price week" "head head" "facts facts" "act act"`, "auto auto auto 1fr", "10px"),
      padding: `${space["4"]} ${space["4"]} ${space["3"]}`,
    },
    [inCard.open]: {
      ...grid(`"head head" "facts facts" "price week" "act act"`, "auto auto auto 1fr", `10px ${space["3"]}`),
      paddingBlockStart: space["4"],
    },
    [inCard.ruled]: {
      ...grid(`"head head" "facts facts" "price week" "act act"`, "auto auto 1fr auto", `8px ${space["3"]}`),
      paddingBlockStart: "14px",
    },
  },
  "@container": {
    // With four cards in a row, a six-figure price and its estimate no longer fit side by side.
    [NARROW]: {
      selectors: {
        [inCard.boxed]: {
          ...grid(
            `"price price" "week week" "head head" "facts facts" "act act"`,
            "auto auto auto auto 1fr",
            "10px",
          ),
          padding: space["3"],
        },
      },
    },
    [TIGHT]: { selectors: { [inCard.open]: BELOW, [inCard.ruled]: BELOW } },
  },
});

export const head = style({
  gridArea: "head",
  minInlineSize: 0,
  selectors: { [inCard.ruled]: { display: "grid", gap: "3px" } },
});

export const title = style({
  fontSize: text.lg,
  fontWeight: font.weightStrong,
  lineHeight: 1.25,
  letterSpacing: "-.01em",
  selectors: {
    [inCard.boxed]: { fontSize: "1.0625rem" },
    [inCard.open]: { fontSize: "1.1875rem", fontWeight: 600, letterSpacing: "-.018em" },
    [inCard.ruled]: {
      fontFamily: font.display,
      fontWeight: 440,
      fontSize: "1.4375rem",
      letterSpacing: "-.022em",
      lineHeight: 1.08,
    },
  },
});

/** The link grows over the card, so that all of it can be pressed while the name alone is read out. */
export const titleLink = style({
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0, zIndex: 1, borderRadius: vars.radius.card },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
    [`${card}:hover &`]: {
      textDecoration: "underline",
      textDecorationThickness: "1px",
      textUnderlineOffset: ".2em",
    },
  },
});

export const badge = style({
  fontSize: text.sm,
  color: color.textMuted,
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
});

export const price = style({
  gridArea: "price",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: "2px 8px",
  minInlineSize: 0,
  selectors: {
    [inCard.boxed]: { gap: "0 8px" },
    [inCard.open]: {
      gridColumn: "1 / -1",
      paddingBlockStart: space["3"],
      paddingInlineEnd: "6rem",
      marginBlockStart: "4px",
      borderBlockStart: `1px solid ${color.line}`,
    },
    [inCard.ruled]: {
      alignContent: "end",
      alignSelf: "end",
      marginBlockStart: "4px",
    },
  },
  "@container": { [TIGHT]: { selectors: { [inCard.open]: { paddingInlineEnd: 0 } } } },
});

export const amount = style({
  fontVariantNumeric: "tabular-nums lining-nums",
  fontWeight: font.weightStrong,
  letterSpacing: "-.02em",
  lineHeight: 1.1,
  selectors: {
    [inCard.boxed]: { flexBasis: "100%", fontFamily: font.display, fontWeight: 750, fontSize: "1.625rem" },
    [inCard.open]: { fontSize: "1.3125rem", fontWeight: 600 },
    [inCard.ruled]: { flexBasis: "100%", fontSize: "1.1875rem" },
    [`${card}[data-state=sold] &`]: { color: color.textMuted },
    [`[data-card="boxed"] ${card}[data-state=sold] &`]: { fontSize: "1.375rem" },
  },
});

export const priceType = style({
  fontSize: text.xs,
  color: color.textMuted,
  whiteSpace: "nowrap",
});

/** After the words beside the price, which are of the price and not of this one. */
export const was = style({
  fontSize: text.sm,
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    [inCard.boxed]: { fontSize: text.xs, lineHeight: 1.6 },
    [inCard.open]: { fontSize: text.xs, flexBasis: "100%" },
    [inCard.ruled]: { fontSize: text.xs },
  },
});

/** In a line of its own below the price. */
export const deal = style({
  flexBasis: "100%",
  fontSize: text.xs,
  fontWeight: 600,
  color: color.positive,
});

export const week = style({
  gridArea: "week",
  fontSize: text.sm,
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  selectors: {
    [inCard.boxed]: {
      alignSelf: "start",
      marginInlineStart: space["2"],
      background: color.brandTint,
      color: color.link,
      padding: "3px 9px",
      borderRadius: "7px",
      fontSize: text.xs,
    },
    [inCard.open]: { alignSelf: "start", paddingBlockStart: `calc(${space["3"]} + 7px)` },
    [inCard.ruled]: { alignSelf: "end" },
  },
  "@container": {
    [NARROW]: { selectors: { [inCard.boxed]: { justifySelf: "start", marginInlineStart: 0 } } },
    [TIGHT]: { selectors: { [inCard.open]: { paddingBlockStart: 0 } } },
  },
});

export const weekAmount = style({
  color: color.text,
  fontWeight: font.weightStrong,
  selectors: { [inCard.boxed]: { color: "inherit", fontSize: text.sm } },
});

export const actions = style({
  gridArea: "act",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["2"],
  position: "relative",
  zIndex: 2,
  selectors: {
    [inCard.boxed]: {
      alignSelf: "end",
      marginBlockStart: "2px",
      paddingBlockStart: "10px",
      borderBlockStart: `1px solid ${color.line}`,
    },
    [inCard.open]: { alignSelf: "end" },
  },
});

const linkLike = {
  borderColor: "transparent",
  background: "none",
  paddingInline: 0,
  color: color.link,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: ".25em",
} as const;

/** Outlined buttons on boxed cards, quiet links on the open ones. */
export const action = style({
  selectors: {
    [inCard.boxed]: { flex: "1 1 auto", paddingInline: space["3"] },
    [inCard.open]: { ...linkLike, justifyContent: "start", inlineSize: "auto" },
    [inCard.ruled]: { ...linkLike, justifyContent: "start", inlineSize: "auto" },
  },
  "@media": {
    // A frame that cannot be seen would be drawn there, with no room between it and the words.
    [media.forcedColors]: { selectors: { [inCard.open]: { border: 0 }, [inCard.ruled]: { border: 0 } } },
  },
});
