import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { display } from "~/ui/theme/typography.css";
import { uiStyle } from "~/ui/theme/ui-style";

export const empty = uiStyle({
  display: "grid",
  justifyItems: "center",
  textAlign: "center",
  gap: vars.space["4"],
  paddingBlock: vars.space["7"],
  // What leads on stands on the first screen of a phone, instead of the picture.
  "@media": { [media.phone]: { paddingBlock: vars.space["5"], gap: vars.space["3"] } },
});
export const ghost = uiStyle({
  inlineSize: "min(100%, 220px)",
  mixBlendMode: "multiply",
  opacity: 0.62,
  filter: "grayscale(1) brightness(1.24)",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  "@media": { [media.phone]: { display: "none" } },
});
export const title = display.d2;
export const text = uiStyle({ maxInlineSize: "44ch", color: vars.color.textMuted });
export const actions = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  alignItems: "center",
  gap: vars.space["3"],
  marginBlockStart: vars.space["2"],
});
