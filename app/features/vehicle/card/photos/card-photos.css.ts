import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

/** Over the card's one picture; it takes no press away from the card but on its own parts. */
export const box = style({ position: "absolute", inset: 0, pointerEvents: "none", borderRadius: "inherit" });
globalStyle(`${box} > *`, { pointerEvents: "auto" });

/** Above the link that covers the card, so that it scrolls by finger. */
export const row = style({
  position: "absolute",
  inset: 0,
  zIndex: 2,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "100%",
  overflowX: "auto",
  overflowY: "hidden",
  scrollSnapType: "x mandatory",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  scrollBehavior: "smooth",
  borderRadius: "inherit",
  "@media": { [media.reducedMotion]: { scrollBehavior: "auto" } },
});

export const slide = style({ display: "block", scrollSnapAlign: "start", overflow: "hidden" });

const arrow = style({
  position: "absolute",
  zIndex: 3,
  insetBlockStart: "calc(50% - 20px)",
  inlineSize: "40px",
  blockSize: "40px",
  minInlineSize: "40px",
  minBlockSize: "40px",
  padding: 0,
  borderRadius: vars.radius.pill,
  borderColor: "transparent",
  background: vars.color.glass,
  color: vars.color.onStudio,
  selectors: { "&[disabled]": { opacity: 0, pointerEvents: "none" } },
});
export const previous = style([arrow, { insetInlineStart: "8px" }]);
export const next = style([arrow, { insetInlineEnd: "8px" }]);
