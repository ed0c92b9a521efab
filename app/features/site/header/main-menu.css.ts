import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inverse, onInverse } from "~/ui/theme/ground.css";
import { inHeader } from "~/ui/theme/layout-variants";
import { moreBelow } from "~/ui/theme/more-below";
import { media } from "~/ui/theme/media";
import { setInType } from "../logo/logo.css";

const { color, space } = vars;

export const nav = style({ marginInline: "auto", "@media": { [media.menu]: { display: "none" } } });

/** The width the bar has beyond the one at which it appears; at that width a dealer's eight entries just fit. */
const SPARE = "100vw - 1180px";
/** The same of a bar whose entries fill it: beyond the page's column a wider window gives it no more room. */
const SPARE_WHEN_FULL = `min(100vw, ${vars.layout.pageMax} + 2 * ${vars.layout.gutter}) - 1180px`;

export const list = style({
  display: "flex",
  gap: `clamp(.25rem, (${SPARE}) * .03, .75rem)`,
  selectors: {
    [inHeader.line]: { gap: `clamp(.25rem, (${SPARE}) * .03, 1.25rem)` },
    [inHeader.masthead]: { gap: `clamp(.25rem, (${SPARE}) * .03, 1.5rem)` },
    "&:has(> :nth-child(8))": { gap: `clamp(0px, (${SPARE_WHEN_FULL}) * .02, .625rem)` },
  },
});

export const item = style({ position: "relative" });

/** The brand menu spans the page: it must be placed by the header and not by its entry. */
export const wideItem = style({ position: "static" });

// Fills the gap between the entry and the panel at the header's edge; without it the hover would end in the gap.
globalStyle(`[data-menu-trigger="hover"] ${wideItem}:hover::after`, {
  content: "",
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "calc(100% - 22px)",
  blockSize: "24px",
});

/** An entry of the bar: a link, or the summary of a dropdown. */
export const entry = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "4px",
  minBlockSize: "44px",
  paddingInline: `clamp(4px, 4px + (${SPARE}) * .03, 10px)`,
  fontWeight: 550,
  fontSize: `clamp(.875rem, .875rem + (${SPARE}) * .01, .9375rem)`,
  whiteSpace: "nowrap",
  selectors: {
    // Words are longer there, and the machine chooses the typeface: an entry that does not fit into the bar takes two
    // lines, so that nothing leaves the window.
    '[dir="rtl"] &': {
      whiteSpace: "normal",
      lineHeight: 1.15,
      fontSize: ".8125rem",
      paddingInline: "4px",
    },
    "&:hover": { color: color.link },
    [onInverse]: { color: color.onInverse },
    [`${onInverse}:hover`]: { boxShadow: `inset 0 -2px 0 ${color.accentOnInverse}` },
    "&[aria-current]": { boxShadow: `inset 0 -2px 0 ${color.accent}` },
    [`${onInverse}[aria-current]`]: { boxShadow: `inset 0 -2px 0 ${color.accentOnInverse}` },
  },
});

// A name gives way to the menu. A drawn logo cannot: entries that do not fit beside it, as in a wide typeface of the
// dealer's own, take two lines, so that nothing leaves the window.
globalStyle(`:not(${setInType}) ~ ${nav} ${entry}`, { whiteSpace: "normal", lineHeight: 1.15 });

globalStyle(`${list}:has(> :nth-child(8)) ${entry}`, {
  paddingInline: `clamp(4px, 4px + (${SPARE_WHEN_FULL}) * .015, 10px)`,
});

export const dropdown = style({});

export const chevron = style({
  transition: `rotate ${vars.duration.fast}`,
  selectors: { [`${dropdown}[open] > summary &`]: { rotate: "180deg" } },
});

const sheet = {
  position: "absolute",
  insetBlockStart: "100%",
  zIndex: 45,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
  boxShadow: vars.shadow["2"],
} as const;

// Below a dark masthead the sheets are dark too, so that everything in them stays on one kind of ground.
const dark = { background: color.inverse, color: color.onInverse, borderColor: color.inverseLine };

export const panel = style({
  ...sheet,
  selectors: { [onInverse]: dark },
  insetInlineStart: "-8px",
  minInlineSize: "248px",
  padding: space["2"],
  borderRadius: `min(${vars.radius.card}, 14px)`,
});

export const panelLink = style({
  display: "grid",
  alignContent: "center",
  minBlockSize: "40px",
  padding: `6px ${space["3"]}`,
  borderRadius: `min(${vars.radius.control}, 10px)`,
  fontSize: vars.text.sm,
  fontWeight: 550,
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { background: color.sunken, color: color.link },
    [`${onInverse}:hover`]: { background: color.inverseRaised, color: color.onInverse },
  },
});
export const panelFeatured = style({
  fontWeight: 750,
  background: color.sunken,
  selectors: { [onInverse]: { background: color.inverseRaised } },
});
export const panelNote = style({
  fontSize: vars.text.xs,
  fontWeight: 400,
  color: color.textMuted,
  whiteSpace: "normal",
  selectors: { [onInverse]: { color: color.onInverseMuted } },
});

export const group = style({ display: "grid", paddingBlockStart: space["2"] });
export const groupTitle = style({
  paddingInline: space["3"],
  paddingBlock: "4px",
  fontSize: vars.text.xs,
  fontWeight: vars.font.weightStrong,
  color: color.textMuted,
  selectors: { [onInverse]: { color: color.onInverseMuted } },
});

export const brandPanel = style({
  ...sheet,
  ...moreBelow(color.surface),
  selectors: { [onInverse]: { ...dark, ...moreBelow(color.inverse) } },
  insetInline: 0,
  borderInline: 0,
  // The height of the window below the bar and what is above the bar.
  maxBlockSize: "calc(100dvh - 150px)",
  overflowY: "auto",
  paddingBlock: space["5"],
});
export const brandGrid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
  gap: `${space["1"]} ${space["4"]}`,
});
/**
 * Columns of models by category; an entry's picture stands before its name and note (NAV-04). Short categories share a
 * column, so that the end is in sight in a low window too.
 */
export const modelGrid = style({ columns: "210px", columnGap: space["6"] });
globalStyle(`${modelGrid} > *`, { breakInside: "avoid", paddingBlockStart: space["5"] });
// Links that are not models stand in a row above the columns; their heading repeats the entry that opened them.
globalStyle(`${modelGrid} > :first-child`, {
  columnSpan: "all",
  paddingBlock: `0 ${space["3"]}`,
  borderBlockEnd: `1px solid ${color.line}`,
});
globalStyle(`${inverse} ${modelGrid} > :first-child`, { borderColor: color.inverseLine });
globalStyle(`${modelGrid} > :first-child > span`, { display: "none" });
globalStyle(`${modelGrid} > :first-child > ul`, { display: "flex", flexWrap: "wrap" });
globalStyle(`${modelGrid} :has(> img)`, {
  gridTemplate: "min-content 1fr / 72px 1fr",
  columnGap: space["3"],
  paddingBlock: "4px",
});
globalStyle(`${modelGrid} img`, {
  gridRow: "span 2",
  blockSize: "54px",
  objectFit: "cover",
  borderRadius: `min(${vars.radius.control}, 6px)`,
  background: color.studio,
});
export const brandLink = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "44px",
  // The words line up with the page's edge, not the box around them.
  marginInlineStart: `calc(${space["3"]} * -1)`,
  paddingInline: space["3"],
  borderRadius: `min(${vars.radius.control}, 10px)`,
  fontWeight: 550,
  selectors: {
    "&:hover": { background: color.sunken, color: color.link },
    [`${onInverse}:hover`]: { background: color.inverseRaised, color: color.onInverse },
  },
});

// Hover opens without script where the browser can show the content of a closed <details>; a click always does.
const hovered = `header:not([data-scripted]) [data-menu-trigger="hover"] ${item}:hover > ${dropdown}:not([open])`;
globalStyle(`${hovered}::details-content`, {
  "@supports": {
    "selector(::details-content)": {
      "@media": { "(hover: hover)": { contentVisibility: "visible", blockSize: "auto" } },
    },
  },
});
