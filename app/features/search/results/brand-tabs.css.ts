import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

/** One line that scrolls where it does not fit. */
export const tabs = style({
  display: "flex",
  gap: vars.space["5"],
  overflowX: "auto",
  scrollbarWidth: "none",
  marginBlockEnd: vars.space["4"],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.phone]: { marginBlockEnd: vars.space["3"] } },
});

export const tab = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space["1"],
  minBlockSize: "44px",
  fontWeight: 550,
  whiteSpace: "nowrap",
  color: vars.color.textMuted,
  borderBlockEnd: "2px solid transparent",
  selectors: {
    "&:hover": { color: vars.color.text },
    "&[aria-current]": { color: vars.color.text, borderColor: vars.color.accent },
    // Inside the line, so that the scrolling box does not cut it off.
    "&:focus-visible": { outlineOffset: "-3px" },
  },
});
