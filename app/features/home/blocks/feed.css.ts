import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, radius, space } = vars;

export const band = style({ background: color.sunken });
export const post = style({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr auto",
  gap: space["3"],
  blockSize: "100%",
  paddingBlockEnd: space["4"],
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});
export const photo = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "4 / 3",
  objectFit: "cover",
});
export const text = style({ margin: 0, paddingInline: space["4"], textWrap: "pretty" });
/** The whole card leads to the post. */
export const when = style({
  paddingInline: space["4"],
  selectors: { "&::after": { content: "", position: "absolute", inset: 0 } },
});
