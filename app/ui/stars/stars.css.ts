import { vars } from "~/ui/theme/contract.css";
import { onInverse } from "~/ui/theme/ground.css";
import { uiStyle } from "~/ui/theme/ui-style";

export const stars = uiStyle({
  display: "inline-flex",
  gap: "1px",
  color: vars.color.accent,
  selectors: { [onInverse]: { color: vars.color.accentOnInverse } },
});
export const star = uiStyle({ fill: "currentColor", stroke: "none", inlineSize: "1rem", blockSize: "1rem" });
export const empty = uiStyle({ fill: "none", stroke: "currentColor", inlineSize: "1rem", blockSize: "1rem" });
