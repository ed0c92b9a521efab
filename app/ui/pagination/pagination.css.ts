import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

const { color } = vars;

export const pages = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: "6px",
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.phone]: { gap: "2px" } },
});

export const slot = uiStyle({
  display: "grid",
  placeItems: "center",
  minInlineSize: "44px",
  blockSize: "44px",
  paddingInline: "6px",
  borderRadius: vars.radius.control,
  fontWeight: 600,
  fontSize: vars.text.sm,
  selectors: {
    "a&:hover": { background: color.sunken },
    "&[aria-current]": { background: color.text, color: color.surface },
  },
  "@media": { [media.forcedColors]: { selectors: { "&[aria-current]": { border: "2px solid Highlight" } } } },
});

/** Stands for pages that are left out; narrow on a phone, so that the row stays one row. */
export const gapSlot = uiStyle({ "@media": { [media.phone]: { minInlineSize: "20px", paddingInline: 0 } } });

/** The word of the link to the page before; on a phone only screen readers get it. */
export const stepBackLabel = uiStyle({
  "@media": {
    [media.phone]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});

/** Neighbour pages, left out on a phone. */
export const neighbour = uiStyle({ "@media": { [media.phone]: { display: "none" } } });

export const step = uiStyle({
  display: "flex",
  alignItems: "center",
  gap: "6px",
  minInlineSize: "44px",
  blockSize: "44px",
  paddingInline: "16px",
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontWeight: 600,
  fontSize: vars.text.sm,
  selectors: { "&:hover": { borderColor: color.text, background: color.sunken } },
  "@media": { [media.phone]: { paddingInline: "13px" } },
});
