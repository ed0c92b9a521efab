import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { onInverse } from "~/ui/theme/ground.css";
import { inHeader } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { color, space } = vars;

export const skip = style({
  position: "absolute",
  insetInlineStart: space["4"],
  insetBlockStart: "-80px",
  background: color.text,
  color: color.surface,
  padding: `${space["3"]} ${space["4"]}`,
  zIndex: 90,
  selectors: { "&:focus": { insetBlockStart: space["3"] } },
});

export const header = style({
  position: "relative",
  zIndex: 40,
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { [inHeader.masthead]: { background: color.inverse, borderBlockEndColor: color.inverse } },
});

/** Lies over the picture below it, on the home page of templates whose hero runs to the top. */
export const overlay = style({
  selectors: {
    [inHeader.line]: {
      position: "absolute",
      insetInline: 0,
      background: "transparent",
      borderBlockEndColor: "transparent",
    },
  },
});

export const utility = style({
  fontSize: vars.text.xs,
  "@media": { [media.phone]: { display: "none" } },
});
export const utilityRow = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${space["3"]}`,
  minBlockSize: "36px",
});
export const utilityItem = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "24px",
});
export const score = style({ fontWeight: 700 });

export const bar = style({
  display: "flex",
  alignItems: "center",
  // From the width at which the menu's entries stand in the bar.
  gap: `clamp(${space["3"]}, (100vw - 1180px) * .08, ${space["6"]})`,
  minBlockSize: "76px",
  selectors: { [inHeader.line]: { minBlockSize: "88px" }, [inHeader.masthead]: { minBlockSize: "84px" } },
  "@media": {
    [media.menu]: { minBlockSize: "64px", gap: space["3"] },
    [media.phone]: {
      selectors: { [inHeader.line]: { minBlockSize: "64px" }, [inHeader.masthead]: { minBlockSize: "64px" } },
    },
  },
});

export const actions = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  // Icons of 44 px each stand apart by themselves.
  "@media": { [media.menu]: { marginInlineStart: "auto", gap: 0 } },
});

/** An action at the end of the bar, without a filled button: icon, or icon and words. */
export const action = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "7px",
  minBlockSize: "44px",
  minInlineSize: "24px",
  fontSize: ".9375rem",
  fontWeight: 550,
  whiteSpace: "nowrap",
  selectors: { "&:hover": { color: color.link }, [`${onInverse}:hover`]: { color: color.accentOnInverse } },
  "@media": { [media.menu]: { minInlineSize: "44px" } },
});

/** Shown only where the whole menu is in the bar, or only where the menu is a button. */
export const inBar = style({ "@media": { [media.menu]: { display: "none" } } });
export const inMenu = style({ "@media": { [media.bar]: { display: "none" } } });

/** Shown only where the bar has room to spare. */
export const withRoom = style({ "@media": { "(max-width: 1560px)": { display: "none" } } });

/** Hidden on the narrowest phones: the menu has the number as well. */
export const roomy = style({ "@media": { "(max-width: 350px)": { display: "none" } } });

/** The person, with a dot when somebody is signed in. */
export const account = style({ position: "relative", minInlineSize: "32px" });
export const accountMark = style({
  position: "absolute",
  insetBlockStart: "9px",
  insetInlineStart: "calc(50% + 4px)",
  inlineSize: "10px",
  blockSize: "10px",
  borderRadius: "50%",
  background: color.positive,
  boxShadow: `0 0 0 2px ${color.surface}`,
  selectors: { [onInverse]: { boxShadow: `0 0 0 2px ${color.inverse}` } },
});

/** The heart, with how many are saved in its corner. */
export const favourites = style({ position: "relative", minInlineSize: "32px" });
export const favouritesCount = style({
  position: "absolute",
  insetBlockStart: "3px",
  insetInlineStart: "calc(50% + 3px)",
  minInlineSize: "17px",
  paddingInline: "4px",
  borderRadius: "9px",
  background: color.action,
  color: color.onAction,
  fontSize: "11px",
  lineHeight: "17px",
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
});
