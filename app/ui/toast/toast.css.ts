import { globalStyle } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inverse } from "~/ui/theme/ground.css";
import { uiLayer } from "~/ui/theme/layers.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

export const toast = `${inverse} ${uiStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space["4"],
  padding: `${vars.space["3"]} ${vars.space["4"]}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow["3"],
  maxInlineSize: "460px",
  "@media": { [media.forcedColors]: { border: "1px solid" } },
})}`;

/** Where toasts appear: above the sticky bars, at the end of the page. */
export const dock = uiStyle({
  position: "fixed",
  zIndex: 80,
  insetBlockEnd: "84px",
  insetInlineEnd: vars.space["4"],
  insetInlineStart: vars.space["4"],
  display: "grid",
  justifyItems: "end",
  pointerEvents: "none",
});
export const inDock = uiStyle({ pointerEvents: "auto" });
export const body = uiStyle({ flex: 1, minInlineSize: 0 });
export const title = uiStyle({ fontWeight: vars.font.weightStrong, fontSize: vars.text.sm });
export const text = uiStyle({ fontSize: vars.text.xs, lineHeight: 1.45, color: vars.color.onInverseMuted });
export const action = uiStyle({ fontSize: vars.text.sm });
globalStyle(`${action} :is(a, button)`, { "@layer": { [uiLayer]: { color: vars.color.accentOnInverse } } });
