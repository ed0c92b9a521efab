import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inVehicle } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { color, space, text, radius } = vars;

export const wideOnly = style({ "@media": { [media.phone]: { display: "none" } } });
export const phoneOnly = style({ "@media": { [media.wide]: { display: "none" } } });

export const panel = style({ containerType: "inline-size", display: "grid", gap: space["6"] });
const TWO_COLUMNS = "(min-width: 620px)";
export const calculator = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(1.5rem, 3vw, 2.5rem)",
  "@container": { [TWO_COLUMNS]: { gridTemplateColumns: "minmax(0, 1.2fr) minmax(0, 1fr)" } },
});

/** Where the result stands below the numbers, it stays in view while the numbers are changed. */
export const following = style({
  position: "sticky",
  insetBlockStart: "var(--sticky-block, 0px)",
  zIndex: 3,
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space["4"],
  marginBlockEnd: `calc(${space["2"]} * -1)`,
  paddingBlock: space["3"],
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  "@container": { [TWO_COLUMNS]: { display: "none" } },
  "@media": { "(scripting: none)": { display: "none" } },
});

/** "$145 /wk" stays in one line, and the words beside it take two. */
globalStyle(`${following} > :last-child`, {
  flex: "none",
  maxInlineSize: "65%",
  textAlign: "end",
});

export const form = style({ display: "grid", gap: space["5"], alignContent: "start", minInlineSize: 0 });
/** A field that gets the focus stays clear of the sticky bars above it. */
globalStyle(`${form} :is(input, select, button)`, {
  scrollMarginBlockStart: `calc(var(--sticky-block, 0px) + ${space["12"]})`,
});
/** The button is hidden with script, which answers every change at once. */
export const submit = style({
  justifySelf: "start",
  "@media": { "(scripting: enabled)": { display: "none" } },
});

export const answer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  alignContent: "start",
  padding: space["6"],
  borderRadius: `calc(${radius.panel} * .75)`,
});
export const big = style({ fontSize: "clamp(3rem, 2rem + 3vw, 4.25rem)", lineHeight: 1 });
export const week = style({ fontSize: text["2xl"], lineHeight: 1.15 });
export const per = style({
  fontFamily: vars.font.text,
  fontSize: "max(.36em, .875rem)",
  fontWeight: 500,
  letterSpacing: 0,
});
/** "Enquire for Finance": words need less size than figures to be as loud. */
export const inWords = style({ fontSize: text["2xl"], lineHeight: 1.15 });
globalStyle(`${following} ${inWords}`, { fontSize: text.lg });

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  rowGap: space["2"],
  margin: 0,
  paddingBlockStart: space["3"],
});
export const figure = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space["4"]}`,
  minInlineSize: 0,
});
globalStyle(`${figures} > ${figure}`, { gridColumn: "1 / -1" });
export const figureValue = style({ margin: 0, fontWeight: 600, textAlign: "end" });
/** Interest and comparison rate beside each other: one is never larger than the other. */
export const rate = style({
  paddingBlockStart: space["3"],
  borderBlockStart: "1px solid color-mix(in srgb, currentColor 20%, transparent)",
});
export const rateValue = style({ margin: 0, fontSize: text.lg, fontWeight: 600 });
export const figureNote = style({ display: "block", fontWeight: 400 });

export const disclaimer = style({ display: "grid", gap: space["1"] });
export const fold = style({ order: 1, justifySelf: "start" });
export const basis = style({ order: 2 });
export const foldButton = style({
  cursor: "pointer",
  selectors: { "&::marker": { content: '""' }, "&::-webkit-details-marker": { display: "none" } },
});
export const whenFolded = style({ selectors: { [`${fold}[open] &`]: { display: "none" } } });
export const whenUnfolded = style({ selectors: { [`${fold}:not([open]) &`]: { display: "none" } } });
export const fullText = style({ selectors: { [`${fold}:not([open]) ~ &`]: { display: "none" } } });
export const shortText = style({ selectors: { [`${fold}[open] ~ &`]: { display: "none" } } });

export const notes = style({
  display: "grid",
  gap: space["4"],
  paddingBlockStart: space["5"],
  borderBlockStart: `1px solid ${color.line}`,
});
export const notesFold = style({ display: "grid", justifyItems: "start" });
export const foldedText = style({ display: "grid", gap: space["3"], paddingBlockStart: space["3"] });
export const fees = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
  columnGap: space["8"],
  rowGap: space["2"],
  margin: 0,
  paddingBlockStart: space["2"],
});

export const refused = style({ display: "flex", gap: space["4"], alignItems: "start" });
export const refusedIcon = style({ flexShrink: 0, color: color.textMuted, marginBlockStart: "2px" });

export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["2"],
  padding: `${space["3"]} ${space["4"]}`,
  background: color.sunken,
  borderRadius: `calc(${radius.panel} * .66)`,
  scrollMarginBlockStart: space["6"],
  selectors: {
    [inVehicle.stage]: {
      background: "none",
      borderBlock: `1px solid ${color.line}`,
      borderRadius: 0,
      paddingInline: 0,
    },
  },
});
export const sideHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `0 ${space["3"]}`,
});
/** In one column the title and the way to the small print share a line: the repayment stands on the first screen. */
export const sideTitle = style({
  alignItems: "baseline",
  "@media": {
    [media.narrow]: { flexWrap: "nowrap", columnGap: space["1"], marginBlockEnd: `calc(${space["2"]} * -1)` },
  },
});
globalStyle(`${sideTitle} > a`, { flex: "none", maxInlineSize: "55%", textAlign: "end" });
/** As wide as its words: the rate begins where the comparison rate below it does. */
export const sideRates = style({ inlineSize: "max-content", maxInlineSize: "100%" });
/** As tall as a finger needs. */
export const sideLink = style({ justifySelf: "start", paddingBlock: "3px" });
export const sideOpened = style({
  display: "grid",
  gap: space["5"],
  paddingBlock: `${space["5"]} ${space["1"]}`,
});
