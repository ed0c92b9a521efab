import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "./media";

/** Browsers that cannot show the contents of a closed fold have it at every width. */
export const CANNOT_UNFOLD = "not selector(::details-content)";

/** A `details` that folds on a phone; where there is room its contents stand open and its title is gone. */
export const phoneFold = style({});
globalStyle(`${phoneFold}::details-content`, {
  "@media": { [media.wide]: { contentVisibility: "visible", blockSize: "auto", overflow: "visible" } },
});

const asButton = { display: "flex" } as const;
/** Its `summary`. */
export const phoneFoldTitle = style({
  display: "none",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: "44px",
  fontWeight: 700,
  listStyle: "none",
  cursor: "pointer",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  "@media": { [media.phone]: asButton },
  "@supports": { [CANNOT_UNFOLD]: asButton },
});
/** The arrow at the end of it. */
export const phoneFoldMark = style({ selectors: { [`${phoneFold}[open] &`]: { rotate: "180deg" } } });
