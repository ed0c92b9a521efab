import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, font } = vars;

/** Not there on a screen. */
export const head = style({
  display: "none",
  "@media": {
    print: {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "end",
      gap: "6mm",
      paddingBlockEnd: "2mm",
      marginBlockEnd: "4mm",
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
});
export const dealer = style({ fontSize: "1.8rem", fontWeight: font.weightStrong });
export const contact = style({ textAlign: "end", fontVariantNumeric: "tabular-nums" });
export const foot = style({
  display: "none",
  "@media": {
    print: { display: "grid", gap: "1mm", marginBlockStart: "3mm", fontSize: "1rem", breakInside: "avoid" },
  },
});
