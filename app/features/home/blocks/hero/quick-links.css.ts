import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, text, radius } = vars;

export const tools = style({
  position: "relative",
  zIndex: 2,
  marginBlockStart: "-52px",
  marginBlockEnd: "0",
});
export const toolList = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  background: color.surface,
  borderRadius: radius.panel,
  boxShadow: vars.shadow["2"],
  overflow: "hidden",
  "@media": {
    [media.narrow]: { gridAutoFlow: "row", gridTemplateColumns: "1fr 1fr" },
    [media.phone]: { gridTemplateColumns: "1fr" },
  },
});
/** Hairlines between the tools whatever their arrangement: each draws its own start and top, the box hides the outer ones. */
export const toolItem = style({
  marginInlineStart: "-1px",
  marginBlockStart: "-1px",
  borderInlineStart: `1px solid ${color.line}`,
  borderBlockStart: `1px solid ${color.line}`,
});
export const tool = style({
  display: "flex",
  alignItems: "center",
  gap: "16px",
  blockSize: "100%",
  padding: "26px 28px",
  selectors: { "&:hover": { background: color.sunken }, "&:focus-visible": { outlineOffset: "-3px" } },
  "@media": { [media.phone]: { padding: "16px 20px" } },
});
export const toolIcon = style({ color: color.link });
export const toolWords = style({ display: "grid", lineHeight: 1.35 });
export const toolLabel = style({ fontWeight: 600 });
export const toolNote = style({ color: color.textMuted, fontSize: text.xs });
