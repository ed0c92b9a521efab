import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, space } = vars;

export const ways = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space["4"],
  marginBlockEnd: space["4"],
  fontSize: vars.text.sm,
});
export const centred = style([
  ways,
  {
    flexDirection: "column",
    alignItems: "center",
    marginBlockStart: space["4"],
    rowGap: space["1"],
    justifyContent: "center",
  },
]);
export const heading = style({ color: color.textMuted });
export const list = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space["4"],
  justifyContent: "inherit",
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["1"],
  minBlockSize: "32px",
});
export const count = style({ color: color.textMuted, fontVariantNumeric: "tabular-nums" });
