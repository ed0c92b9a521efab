import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inCard } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { color } = vars;

/** Above the link that covers the card. */
export const tools = style({
  position: "absolute",
  insetBlockStart: "8px",
  insetInlineEnd: "8px",
  zIndex: 2,
  display: "grid",
  justifyItems: "end",
  gap: "6px",
  selectors: {
    [inCard.ruled]: { insetBlockStart: `calc(${vars.space["3"]} + 1px)`, insetInlineEnd: 0, gap: 0 },
  },
});

export const icon = style({ inlineSize: "18px", blockSize: "18px" });

const face = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "6px",
  minInlineSize: "36px",
  minBlockSize: "36px",
  borderRadius: "18px",
  background: color.glass,
  color: color.onStudio,
  // A finger's width of 44 px: the ring around the face belongs to it.
  position: "relative",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: "-3px" },
    "&:hover": { boxShadow: `0 0 0 1.5px ${color.text}`, background: color.surface, color: color.text },
    "&[aria-pressed=true]": { background: color.surface },
    [inCard.ruled]: { borderRadius: vars.radius.control },
  },
  "@media": {
    [media.forcedColors]: {
      border: "1px solid",
      selectors: { "&[aria-pressed=true]": { outline: "2px solid Highlight" } },
    },
  },
});

export const tool = style([
  face,
  {
    selectors: {
      "&[aria-pressed=true]": { color: color.danger },
    },
  },
]);

/** With its word, for dealers whose control is "Save". */
export const wordTool = style([
  tool,
  { paddingInline: "10px 12px", fontSize: vars.text.xs, fontWeight: 600 },
]);

export const compareTool = style([
  face,
  {
    selectors: {
      "&[aria-pressed=true]": { background: color.action, color: color.onAction },
    },
  },
]);

globalStyle(`${tool}[aria-pressed=true] ${icon}`, { fill: "currentColor" });
