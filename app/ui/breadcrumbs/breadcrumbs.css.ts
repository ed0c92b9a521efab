import { globalStyle } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { onInverse } from "~/ui/theme/ground.css";
import { uiLayer } from "~/ui/theme/layers.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

export const crumbs = uiStyle({
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  selectors: { [onInverse]: { color: vars.color.onInverseMuted } },
});
export const list = uiStyle({ display: "flex", flexWrap: "wrap", gap: "2px 0" });
export const item = uiStyle({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "24px",
  // The stroke comes after a step and not before the next, so that no line begins with one.
  selectors: { "&:not(:last-child)::after": { content: '"/" / ""', marginInline: "9px", opacity: 0.6 } },
  "@media": {
    // A long trail would take three lines here, and its last step repeats the heading right below.
    [media.phone]: {
      selectors: {
        "&:nth-child(n + 4):last-child": { position: "absolute", clipPath: "inset(50%)" },
        "&:nth-child(n + 3):nth-last-child(2)::after": { content: "none" },
      },
    },
  },
});
globalStyle(`${crumbs} a`, {
  "@layer": {
    [uiLayer]: { display: "inline-flex", alignItems: "center", minBlockSize: "24px", minInlineSize: "24px" },
  },
});
globalStyle(`${crumbs} a:hover`, {
  "@layer": { [uiLayer]: { color: vars.color.text, textDecoration: "underline" } },
});
