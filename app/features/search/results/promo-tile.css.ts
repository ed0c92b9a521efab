import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inCard } from "~/ui/theme/layout-variants";

const { color, space } = vars;

export const tile = style({
  display: "grid",
  alignContent: "space-between",
  justifyItems: "start",
  gap: space["6"],
  borderRadius: vars.radius.card,
  padding: space["6"],
  position: "relative",
  overflow: "hidden",
  minBlockSize: "300px",
  selectors: {
    [inCard.open]: { padding: space["7"] },
    [inCard.ruled]: { padding: space["5"], minBlockSize: "340px" },
  },
});
export const tones = {
  inverse: style({}),
  accent: style({ background: color.accent, color: color.onAccent }),
  brand: style({ background: color.brandTint, color: color.text }),
};
export const words = style({ display: "grid", gap: space["2"], justifyItems: "start" });
export const kicker = style({ fontSize: vars.text.sm, fontWeight: vars.font.weightStrong });
export const title = style({ selectors: { [inCard.ruled]: { fontSize: "2.125rem", lineHeight: 1 } } });
export const titleOnInverse = style({ selectors: { [inCard.boxed]: { color: color.accentOnInverse } } });
export const text = style({ textWrap: "pretty" });
export const picture = style({
  inlineSize: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: `calc(${vars.radius.card} * .7)`,
});
export const action = style({
  selectors: { [inCard.ruled]: { whiteSpace: "normal", paddingInline: space["4"] } },
});
