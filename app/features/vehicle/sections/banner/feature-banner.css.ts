import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, space, font } = vars;

export const banner = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
  borderBlock: `1px solid ${color.line}`,
});
export const link = style({
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  padding: `${space["4"]} ${space["3"]}`,
  minBlockSize: "56px",
  fontWeight: font.weightStrong,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
