import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

/** A link led to it where no script could open it. */
const LED_TO = ":target:not(:popover-open)";
const WITHOUT_SCRIPT = `(scripting: none) and ${media.narrow}`;

export const drawer = uiStyle({
  minInlineSize: 0,
  color: "inherit",
  "@media": {
    // On tablets and phones a sheet over the page, hidden until its button opens it (the browser's own rule for
    // popovers).
    [media.narrow]: {
      position: "fixed",
      inset: 0,
      insetInlineStart: "auto",
      inlineSize: "min(100%, 420px)",
      blockSize: "100dvh",
      maxBlockSize: "none",
      margin: 0,
      padding: 0,
      border: 0,
      overflowY: "auto",
      overscrollBehavior: "contain",
      background: vars.color.ground,
      boxShadow: vars.shadow["3"],
      selectors: { "&::backdrop": { background: vars.color.scrim } },
    },
    [WITHOUT_SCRIPT]: {
      selectors: {
        [`&${LED_TO}`]: {
          display: "block",
          position: "static",
          inlineSize: "auto",
          blockSize: "auto",
          overflow: "visible",
          background: "none",
          boxShadow: "none",
        },
      },
    },
    // On a desk a part of the page like any other.
    [media.desk]: {
      display: "block",
      position: "static",
      inset: "auto",
      inlineSize: "auto",
      blockSize: "auto",
      margin: 0,
      padding: 0,
      border: 0,
      overflow: "visible",
      background: "none",
    },
  },
});

export const closing = uiStyle({
  position: "absolute",
  insetBlockStart: vars.space["2"],
  insetInlineEnd: vars.space["3"],
  borderColor: "transparent",
  zIndex: 2,
  "@media": {
    [media.desk]: { display: "none" },
    [WITHOUT_SCRIPT]: { selectors: { [`${drawer}${LED_TO} > &`]: { display: "none" } } },
  },
});

/** What counts on it may stand on its corner. */
export const opening = uiStyle({ position: "relative", "@media": { [media.desk]: { display: "none" } } });
