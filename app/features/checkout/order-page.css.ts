import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { space, color } = vars;

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

export const next = style({
  display: "grid",
  gap: space["3"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  counterReset: "step",
});
export const nextStep = style({
  display: "grid",
  gridTemplateColumns: "32px minmax(0, 1fr)",
  gap: space["3"],
  counterIncrement: "step",
  selectors: {
    "&::before": {
      content: "counter(step)",
      display: "grid",
      placeItems: "center",
      inlineSize: "32px",
      blockSize: "32px",
      borderRadius: "50%",
      background: color.brandTint,
      color: color.text,
      fontWeight: vars.font.weightStrong,
    },
  },
});
export const nextText = style({ paddingBlockStart: "4px" });
