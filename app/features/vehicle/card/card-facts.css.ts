import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, text } = vars;

export const facts = style({
  gridArea: "facts",
  display: "flex",
  flexWrap: "wrap",
  gap: "2px 0",
  fontSize: text.xs,
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
  overflow: "clip",
});

/** The dot stands before every fact but is clipped away at the start of a line. */
export const fact = style({
  position: "relative",
  paddingInlineEnd: "17px",
  selectors: {
    "&:last-child": { paddingInlineEnd: 0 },
    // Drawn and not typed: typefaces draw this dot in very different sizes and heights.
    "& + &::before": {
      content: "",
      position: "absolute",
      insetInlineStart: "-9.5px",
      insetBlockStart: "calc(50% - 1px)",
      inlineSize: "2px",
      blockSize: "2px",
      borderRadius: "50%",
      background: "currentColor",
    },
  },
});
