import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { button, variants } from "~/ui/button/button.css";
import { iconBefore, iconForced } from "~/ui/icon/icon-mask";
import { vars } from "~/ui/theme/contract.css";
import { inPanel } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { color, space } = vars;

/** The panel's height, set by script. Until then it is so large that the panel never sticks. */
export const panelHeight = createVar();

export const panel = style({
  vars: { [panelHeight]: "100000px" },
  "@media": {
    [media.desk]: {
      position: "sticky",
      // A panel higher than the window sticks by its lower edge, a lower one by its upper edge.
      insetBlockStart: `min(${space["6"]}, calc(100dvh - ${panelHeight} - ${space["6"]}))`,
    },
  },
});

/** In the sheet (on phones) the fields scroll and the button below them stays, so that it never covers a field. */
export const sizer = style({ "@media": { [media.narrow]: { blockSize: "100%" } } });

export const form = style({
  selectors: {
    [inPanel.boxed]: {
      background: color.surface,
      border: `1px solid ${color.line}`,
      borderRadius: vars.radius.panel,
      padding: `${space["3"]} ${space["5"]} ${space["2"]}`,
    },
  },
  "@media": {
    [media.narrow]: {
      display: "flex",
      flexDirection: "column",
      blockSize: "100%",
      selectors: { [inPanel.boxed]: { border: 0, borderRadius: 0, padding: 0 } },
    },
  },
});

export const fields = style({
  "@media": {
    [media.narrow]: {
      flex: "1 1 auto",
      minBlockSize: 0,
      overflowY: "auto",
      overscrollBehavior: "contain",
      padding: `${space["3"]} ${space["5"]} 0`,
    },
  },
});

export const top = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  minBlockSize: "40px",
  marginBlockEnd: space["2"],
  "@media": { [media.narrow]: { justifyContent: "start", paddingInlineEnd: "52px", minBlockSize: "44px" } },
});
export const heading = style({ fontSize: vars.text.lg, fontWeight: vars.font.weightStrong });

export const searchBox = style({ marginBlockEnd: space["4"] });

/** A make and, laid over its row's end, the toggle of its models. */
export const makeRow = style({ position: "relative", paddingInlineEnd: "32px" });
export const models = style({ display: "grid", paddingInlineStart: "30px" });
export const modelsToggle = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: "28px",
  blockSize: "34px",
  color: color.textMuted,
  "::before": { ...iconBefore("chevron-down", "1rem"), transition: `rotate ${vars.duration.base}` },
  "@media": iconForced,
  selectors: {
    "&:hover": { color: color.text },
    "details[open] > &::before": { rotate: "180deg" },
    "a&::before": { rotate: "-90deg" },
    "[dir=rtl] a&::before": { rotate: "90deg" },
  },
});

export const more = style({
  display: "inline-flex",
  alignItems: "center",
  justifySelf: "start",
  minBlockSize: "28px",
  fontSize: vars.text.xs,
  fontWeight: 600,
  color: color.link,
  textDecoration: "underline",
  textUnderlineOffset: ".2em",
});
export const extra = style({ display: "flex", flexDirection: "column", gap: "2px" });
/** The button stands below the list that it opens. */
export const extraSummary = style([more, { order: 1 }]);
export const whenOpen = style({
  display: "none",
  selectors: { "details[open] > summary > &": { display: "inline" } },
});
export const whenClosed = style({ selectors: { "details[open] > summary > &": { display: "none" } } });

/** The heading of some of a filter's choices. */
export const group = style({
  color: color.textMuted,
  fontSize: vars.text.sm,
  marginBlock: `${space["2"]} ${space["1"]}`,
});
export const numbers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["2"],
  alignItems: "center",
  fontSize: vars.text.xs,
  color: color.textMuted,
  marginBlockStart: space["2"],
});
// As wide as six digits and a sign: with large text the second field stands below the first.
globalStyle(`${numbers} > div`, { flex: "1 1 6rem" });
export const numberInput = style({
  fontVariantNumeric: "tabular-nums lining-nums",
  paddingInlineEnd: "10px",
  // Six digits and a unit stand side by side in half the panel.
  selectors: { "&:not(:last-child)": { paddingInlineStart: "10px" } },
});
globalStyle(`${numberInput} + span`, { insetInlineEnd: "8px", fontSize: vars.text.xs });
export const resets = style({ display: "flex", justifyContent: "space-between", gap: space["2"] });
export const reset = style([
  more,
  { selectors: { "&:last-child:not(:first-child)": { marginInlineStart: "auto" } } },
]);

/** Sends the form where there is no script; hidden with script, which applies every change at once. */
export const apply = style({ paddingBlock: space["4"] });

/** In the sheet the button back to the list stays in reach. */
export const done = style({
  display: "none",
  "@media": {
    [media.narrow]: {
      display: "block",
      flex: "none",
      padding: `${space["3"]} ${space["5"]} calc(${space["3"]} + env(safe-area-inset-bottom))`,
      background: color.surface,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});
export const applyButton = style([button, variants.primary, { inlineSize: "100%" }]);
export const clear = style({ fontSize: vars.text.sm });
