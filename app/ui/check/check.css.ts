import { globalStyle } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { uiLayer } from "~/ui/theme/layers.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

const { color } = vars;

export const check = uiStyle({
  display: "flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: "34px",
  fontSize: vars.text.sm,
  cursor: "pointer",
});

export const box = uiStyle({
  appearance: "none",
  flex: "none",
  inlineSize: "20px",
  blockSize: "20px",
  margin: 0,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: `min(${vars.radius.tag}, 5px)`,
  background: color.surface,
  display: "grid",
  placeItems: "center",
  cursor: "pointer",
  selectors: {
    "&[type=radio]": { borderRadius: "50%" },
    [`${check}:hover &`]: { borderColor: color.text },
    "&:checked": { background: color.brand, borderColor: color.brand },
    "&[aria-invalid=true]": { borderColor: color.danger, borderWidth: "2px" },
    "&:checked::after": {
      content: '""',
      inlineSize: "10px",
      blockSize: "5px",
      border: `solid ${color.onBrand}`,
      borderWidth: "0 0 2px 2px",
      transform: "rotate(-45deg) translate(1px, -1px)",
    },
    "&[type=radio]:checked::after": {
      inlineSize: "8px",
      blockSize: "8px",
      border: 0,
      borderRadius: "50%",
      background: color.onBrand,
      transform: "none",
    },
  },
  // With forced colours the drawn tick disappears, but the browser's own does not.
  "@media": { [media.forcedColors]: { appearance: "auto" } },
});

/** A colour beside its name; a pale or dark one keeps an edge on any ground. */
export const dot = uiStyle({
  flex: "none",
  inlineSize: "16px",
  blockSize: "16px",
  stroke: color.lineStrong,
  strokeWidth: "1.5px",
});

export const count = uiStyle({
  marginInlineStart: "auto",
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontVariantNumeric: "tabular-nums",
});

globalStyle(`${check}:has(input:disabled)`, {
  "@layer": { [uiLayer]: { color: color.textMuted, cursor: "not-allowed" } },
});
