import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { onInverse } from "~/ui/theme/ground.css";
import { media } from "~/ui/theme/media";
import { moreBelow } from "~/ui/theme/more-below";

const { color, space } = vars;

export const menu = style({ marginInlineEnd: "-10px", "@media": { [media.bar]: { display: "none" } } });

export const opener = style({ display: "grid", placeItems: "center", inlineSize: "44px", blockSize: "44px" });
globalStyle(`${opener} > svg`, { maxInlineSize: "32px", maxBlockSize: "32px" });
export const whenOpen = style({
  display: "none",
  selectors: { [`${menu}[open] > summary &`]: { display: "block" } },
});
export const whenClosed = style({ selectors: { [`${menu}[open] > summary &`]: { display: "none" } } });

/** Fills the page below the bar; scrolls by itself. */
export const sheet = style({
  position: "absolute",
  insetBlockStart: "100%",
  insetInline: 0,
  zIndex: 45,
  maxBlockSize: "calc(100dvh - 64px)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  ...moreBelow(color.surface),
  color: color.text,
  borderBlock: `1px solid ${color.line}`,
  boxShadow: vars.shadow["2"],
  selectors: {
    [onInverse]: {
      ...moreBelow(color.inverse),
      color: color.onInverse,
      borderColor: color.inverseLine,
    },
  },
  paddingBlock: `${space["2"]} ${space["6"]}`,
});

export const entry = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["3"],
  minBlockSize: "52px",
  borderBlockEnd: `1px solid ${color.line}`,
  fontSize: vars.text.lg,
  fontWeight: 550,
  selectors: { [onInverse]: { borderBlockEndColor: color.inverseLine } },
});
export const sub = style({
  display: "flex",
  alignItems: "center",
  minBlockSize: "44px",
  paddingInlineStart: space["4"],
  fontSize: vars.text.md,
});
export const subFeatured = style({ fontWeight: 750 });
export const subHeading = style({
  display: "block",
  paddingBlock: `${space["3"]} ${space["1"]}`,
  paddingInlineStart: space["4"],
  fontSize: vars.text.sm,
  fontWeight: 650,
});
export const subList = style({
  borderBlockEnd: `1px solid ${color.line}`,
  paddingBlock: space["2"],
  selectors: { [onInverse]: { borderBlockEndColor: color.inverseLine } },
});
export const chevron = style({
  transition: `rotate ${vars.duration.base}`,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});
export const foot = style({ display: "grid", gap: space["3"], paddingBlockStart: space["5"] });
export const address = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "24px",
  fontSize: vars.text.sm,
  color: color.textMuted,
  selectors: { [onInverse]: { color: color.onInverseMuted } },
});
