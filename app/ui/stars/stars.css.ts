import { vars } from "~/ui/theme/contract.css";
import { onInverse } from "~/ui/theme/ground.css";
import { uiStyle } from "~/ui/theme/ui-style";

export const stars = uiStyle({
  display: "inline-flex",
  gap: "1px",
  color: vars.color.accent,
  selectors: { [onInverse]: { color: vars.color.accentOnInverse } },
});
const size = { inlineSize: "1rem", blockSize: "1rem" } as const;
export const star = uiStyle({
  ...size,
  display: "block",
  flex: "none",
  fill: "currentColor",
  stroke: "none",
});
export const empty = uiStyle({
  ...size,
  display: "block",
  flex: "none",
  fill: "none",
  stroke: "currentColor",
});
export const part = uiStyle({ ...size, position: "relative", flex: "none" });
/** What is filled lies over the outline, from where the reading begins. */
export const share = uiStyle({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 0,
  overflow: "hidden",
});
