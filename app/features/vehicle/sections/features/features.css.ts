import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, space, text } = vars;

export const ticks = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
  gap: `10px ${space["6"]}`,
  fontSize: text.sm,
});
export const tick = style({ display: "flex", gap: "10px" });
export const tickIcon = style({
  color: color.positive,
  inlineSize: "18px",
  blockSize: "18px",
  marginBlockStart: "1px",
});
