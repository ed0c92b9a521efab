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
});
