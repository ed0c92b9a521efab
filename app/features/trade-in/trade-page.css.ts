import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { heardOnly } from "~/ui/visually-hidden/heard-only";
import { media } from "~/ui/theme/media";

const { color, space, text, font } = vars;

export const page = style({ paddingBlock: `${space["5"]} ${space["9"]}` });
export const crumbs = style({ marginBlockEnd: space["5"] });
export const head = style({ display: "grid", gap: space["3"], maxInlineSize: "46rem" });
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 360px)",
  gap: `${space["7"]} clamp(2rem, 5vw, 5rem)`,
  alignItems: "start",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const main = style({ display: "grid", gap: space["6"], maxInlineSize: "57rem", minInlineSize: 0 });
export const headingGroup = style({ display: "grid", gap: space["2"] });
export const heading = style({
  scrollMarginBlockStart: "112px",
  // It takes the focus when a step comes without a page load; only keyboard users need to see that.
  selectors: { "&:focus:not(:focus-visible)": { outline: "none" } },
});
export const side = style({ display: "grid", gap: space["5"], minInlineSize: 0 });

export const steps = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space["3"],
  margin: 0,
  marginBlock: `${space["6"]} ${space["7"]}`,
  padding: 0,
  listStyle: "none",
  counterReset: "step",
  "@media": { [media.phone]: { gap: space["2"], marginBlock: `${space["5"]} ${space["6"]}` } },
});
export const step = style({
  counterIncrement: "step",
  borderBlockStart: `4px solid ${color.line}`,
  color: color.textMuted,
  fontSize: text.sm,
  minInlineSize: 0,
  selectors: {
    "&[data-state=done]": { borderColor: color.brand },
    "&[data-state=current]": { borderColor: color.action, color: color.text, fontWeight: font.weightStrong },
  },
});
export const stepInner = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "44px",
  color: "inherit",
  textDecoration: "none",
  selectors: { "a&": { color: color.text }, "a&:hover": { textDecoration: "underline" } },
  "@media": { [media.phone]: { justifyContent: "center" } },
});
export const stepNumber = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: "24px",
  blockSize: "24px",
  borderRadius: "50%",
  border: `1px solid ${color.lineStrong}`,
  fontSize: text.xs,
  fontVariantNumeric: "tabular-nums",
  selectors: {
    "&:empty::before": { content: "counter(step)" },
    "[data-state=current] &": { borderColor: color.action, background: color.action, color: color.onAction },
    "[data-state=done] &": { borderColor: color.brand, background: color.brand, color: color.onBrand },
  },
});
/** On a phone only the present step is named. */
export const stepLabel = style({
  overflowWrap: "anywhere",
  "@media": {
    [media.phone]: heardOnly,
  },
});

export const offer = style({
  display: "grid",
  gap: space["5"],
  padding: `clamp(${space["5"]}, 4vw, ${space["8"]})`,
  borderRadius: vars.radius.panel,
  background: color.inverse,
  color: color.onInverse,
});
export const amount = style({
  fontSize: text["4xl"],
  lineHeight: 1.15,
  fontVariantNumeric: "tabular-nums lining-nums",
  color: color.onInverse,
});
export const offerWords = style({ display: "grid", gap: space["2"] });
export const soft = style({ color: color.onInverseMuted });
export const range = style({ display: "grid", gap: space["3"] });
export const bar = style({
  position: "relative",
  blockSize: "8px",
  borderRadius: vars.radius.pill,
  background: color.inverseLine,
});
export const marker = style({
  position: "absolute",
  insetBlockStart: "50%",
  inlineSize: "20px",
  blockSize: "20px",
  borderRadius: "50%",
  border: `4px solid ${color.inverse}`,
  background: color.accentOnInverse,
  translate: "-50% -50%",
  selectors: { "[dir=rtl] &": { translate: "50% -50%" } },
});
export const ends = style({ display: "flex", justifyContent: "space-between", gap: space["4"], margin: 0 });

export const none = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space["4"],
  padding: space["6"],
  borderRadius: vars.radius.panel,
  background: color.brandTint,
});
export const noneWords = style({ display: "grid", gap: space["3"], maxInlineSize: "60ch" });

export const own = style({ display: "grid", gap: space["4"] });
export const ownHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space["4"],
});
export const rows = style({ display: "grid", margin: 0 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
  gap: space["4"],
  paddingBlock: space["2"],
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: text.sm,
});
export const value = style({
  margin: 0,
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
export const notes = style({ display: "grid", gap: space["4"], margin: 0, padding: 0, listStyle: "none" });
export const note = style({
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 1fr)",
  gap: space["3"],
  fontSize: text.sm,
});
export const noteIcon = style({ color: color.brand, marginBlockStart: "2px" });

export const kinds = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space["3"] });
export const kind = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  paddingInline: space["4"],
  borderRadius: vars.radius.pill,
  border: `1px solid ${color.lineStrong}`,
  color: color.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { borderColor: color.action },
    "&[aria-current]": { background: color.action, borderColor: color.action, color: color.onAction },
  },
});

/** The step's heading says what its first questions are about: their own would be a second one in a row. */
globalStyle(`${main} form > fieldset:first-of-type > legend`, {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
