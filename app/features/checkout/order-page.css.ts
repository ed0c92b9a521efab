import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { space, color } = vars;

export const next = style({ marginBlockStart: space["5"] });

const badge = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  justifySelf: "start",
  paddingBlock: "5px",
  paddingInline: space["3"],
  borderRadius: vars.radius.pill,
  fontSize: vars.text.sm,
  fontWeight: vars.font.weightStrong,
  lineHeight: 1.4,
});
export const status = styleVariants({
  good: [badge, { background: color.positiveTint, color: color.positive }],
  waiting: [badge, { background: color.warningTint, color: color.warning }],
  ended: [badge, { background: color.sunken, color: color.text }],
});

/** The longest labels of a button here are wider than a phone. */
export const pay = style({ whiteSpace: "normal" });

/** What helps when the payment page cannot be reached: lines tall enough to be touched. */
export const helps = style({ listStyle: "none", padding: 0, marginBlockStart: space["2"], lineHeight: 2 });
