import { uiStyle } from "~/ui/theme/ui-style";

/** A digit takes as much room before it is told as after: nothing moves then. */
export const number = uiStyle({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums lining-nums" });
export const digit = uiStyle({
  position: "relative",
  display: "inline-block",
  visibility: "hidden",
  selectors: {
    "&::before": { content: "'0'" },
    "&::after": {
      content: "''",
      visibility: "visible",
      position: "absolute",
      inset: 0,
      margin: "auto",
      inlineSize: 0,
      blockSize: 0,
      // A border, which high contrast keeps.
      border: ".17em solid currentColor",
      borderRadius: "50%",
    },
  },
});

export const sign = uiStyle({ position: "absolute" });

/** Number and words in one line; where that is narrow, the words below. */
export const face = uiStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "center",
  columnGap: ".7em",
  minInlineSize: 0,
});
/** The words always below. */
export const stacked = uiStyle({
  display: "inline-grid",
  justifyItems: "start",
  lineHeight: 1.15,
  textAlign: "start",
});
/** As wide as the wider of what it says before and after. */
export const words = uiStyle({
  // Paper is not pressed.
  "@media": { print: { display: "none" } },
  display: "inline-grid",
  fontSize: ".8125em",
  lineHeight: 1.15,
  fontWeight: "inherit",
  whiteSpace: "nowrap",
  textDecoration: "underline",
  textUnderlineOffset: ".2em",
  selectors: {
    "&::after": { content: "attr(data-other)", visibility: "hidden", blockSize: 0, overflow: "hidden" },
  },
});
