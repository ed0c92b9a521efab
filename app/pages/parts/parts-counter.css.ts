import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, radius, space } = vars;

export const counter = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
  marginBlockEnd: "clamp(2.25rem, 1.5rem + 3vw, 4rem)",
});
export const words = style({ display: "grid", gap: space["1"] });
export const kinds = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: space["3"],
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const kind = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  blockSize: "100%",
  minBlockSize: "64px",
  padding: space["3"],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  color: color.text,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: color.lineStrong, color: color.link } },
});
export const drawing = style({ flex: "none", color: color.link });
export const kindWords = style({ display: "grid", minInlineSize: 0 });
