import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { space, color } = vars;

export const page = style({
  display: "grid",
  justifyItems: "center",
  paddingBlock: `${space["7"]} ${space["9"]}`,
});
export const sheet = style({ display: "grid", gap: space["5"], inlineSize: "100%", maxInlineSize: "30rem" });
export const banner = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  padding: space["3"],
  borderRadius: vars.radius.card,
  background: color.warningTint,
  color: color.text,
  fontSize: vars.text.sm,
  lineHeight: 1.4,
});
export const head = style({ display: "grid", gap: space["1"] });
export const amount = style({
  fontSize: vars.text["4xl"],
  fontWeight: vars.font.weightStrong,
  lineHeight: 1.1,
});
export const form = style({ display: "grid", gap: space["4"] });
export const cards = style({
  display: "grid",
  gap: space["2"],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const legend = style({ padding: 0, marginBlockEnd: space["2"] });
export const card = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space["3"],
  padding: space["3"],
  border: `1.5px solid ${color.line}`,
  borderRadius: vars.radius.card,
  cursor: "pointer",
  selectors: {
    "&:hover": { borderColor: color.lineStrong },
    "&:has(input:checked)": { borderColor: color.brand, background: color.brandTint },
  },
});
export const cardIcon = style({ color: color.textMuted });
export const answers = style({ display: "flex", flexWrap: "wrap", gap: space["3"] });
