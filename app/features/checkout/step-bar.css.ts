import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { heardOnly } from "~/ui/visually-hidden/heard-only";
import { media } from "~/ui/theme/media";

const { space, color } = vars;

export const steps = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["2"]} ${space["6"]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
  marginBlockEnd: space["2"],
  "@media": { [media.phone]: { columnGap: space["4"] } },
});

export const step = style({ fontSize: vars.text.sm, position: "relative" });
export const inner = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "32px",
});

const round = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "26px",
  blockSize: "26px",
  borderRadius: "50%",
  border: `1.5px solid ${color.lineStrong}`,
  fontSize: vars.text.xs,
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: "tabular-nums",
});
export const mark = styleVariants({
  current: [round, { background: color.brand, borderColor: color.brand, color: color.onBrand }],
  done: [round, { background: color.positiveTint, borderColor: color.positive, color: color.positive }],
  open: [round, { color: color.textMuted }],
});

export const label = style({
  // On a phone the numbers say how far it is, in one line, with the names of the step one is on and of the one after it.
  "@media": {
    [media.phone]: { selectors: { "li:not([aria-current] + li) &": heardOnly } },
  },
});
export const current = style({ fontWeight: vars.font.weightStrong });
export const linked = style({
  color: color.text,
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: "4px",
});
