import { globalStyle, style } from "@vanilla-extract/css";
import { word as toggleWord } from "~/ui/list-toggle/toggle-word.css";
import { vars } from "~/ui/theme/contract.css";
import { inCard } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { color } = vars;

/** Where the heart would take the room of the vehicle's state: its page has the control. */
const SMALL = "(max-width: 199px)";
/** Where a word beside the heart would take the tags' room. */
const NARROW = "(max-width: 319px)";

export const icon = style({ inlineSize: "18px", blockSize: "18px" });

/** In the corner of the picture, above the link that covers the card. */
export const tool = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "6px",
  minInlineSize: "36px",
  minBlockSize: "36px",
  borderRadius: "18px",
  background: color.glass,
  color: color.onStudio,
  position: "relative",
  flex: "none",
  margin: "8px",
  // Of the edge it shares with the tags, only it can be pressed.
  pointerEvents: "auto",
  "@container": { [SMALL]: { display: "none" } },
  selectors: {
    // A finger's width of 44 px: the ring around the face belongs to it.
    "&::after": { content: "", position: "absolute", inset: "-3px" },
    "&:hover": { boxShadow: `0 0 0 1.5px ${color.text}`, background: color.surface, color: color.text },
    "&[aria-pressed=true]": { background: color.surface, color: color.danger },
    [inCard.ruled]: { borderRadius: vars.radius.control, margin: 0 },
  },
  "@media": {
    [media.forcedColors]: {
      border: "1px solid",
      selectors: { "&[aria-pressed=true]": { outline: "2px solid Highlight" } },
    },
  },
});

/** With its word, for dealers whose control is "Save". */
export const wordTool = style([
  tool,
  {
    paddingInline: "10px 12px",
    fontSize: vars.text.xs,
    fontWeight: 600,
    "@container": { [NARROW]: { paddingInline: 0 } },
  },
]);

/** On a narrow card the heart alone: the control's label says the word. */
export const word = style([toggleWord, { "@container": { [NARROW]: { display: "none" } } }]);

/** A box to tick, with its word. */
export const check = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "8px",
  minBlockSize: "40px",
  fontSize: vars.text.sm,
  color: color.textMuted,
  selectors: {
    "&::before": {
      content: "",
      flex: "none",
      inlineSize: "18px",
      blockSize: "18px",
      border: `1.5px solid ${color.lineStrong}`,
      borderRadius: "min(4px, " + vars.radius.control + ")",
      background: color.surface,
    },
    "&:hover, &[aria-pressed=true]": { color: color.text },
    "&[aria-pressed=true]::before": {
      borderColor: color.link,
      boxShadow: `inset 0 0 0 3px ${color.surface}`,
      background: color.link,
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-pressed=true]::before": { background: "Highlight" } } },
  },
});

globalStyle(`${tool}[aria-pressed=true] ${icon}`, { fill: "currentColor" });
