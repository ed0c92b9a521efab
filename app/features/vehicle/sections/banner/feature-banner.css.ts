import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, font } = vars;

export const banner = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 180px), 1fr))",
  borderBlock: `1px solid ${color.line}`,
  "@media": { [media.phone]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
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
  "@media": {
    [media.phone]: {
      flexDirection: "column",
      gap: space["1"],
      paddingInline: space["1"],
      fontSize: vars.text.xs,
      textAlign: "center",
      overflowWrap: "anywhere",
    },
  },
});
