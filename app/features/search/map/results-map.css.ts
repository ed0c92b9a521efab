import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, space, radius } = vars;

const cover = (way: string) => `linear-gradient(${way}, ${color.ground} 30%, transparent)`;
const shade = (way: string) =>
  `linear-gradient(${way}, color-mix(in srgb, ${color.text} 22%, transparent), transparent)`;

/** From here on list and map stand side by side. */
const SIDE = "(min-width: 1200px)";

/** Around the map and the list of vehicles. */
export const beside = style({
  display: "grid",
  gap: space["5"],
  "@media": {
    [SIDE]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "start" },
  },
});
export const map = style({
  display: "grid",
  gap: space["3"],
  minInlineSize: 0,
  "@media": { [SIDE]: { order: 1, position: "sticky", insetBlockStart: space["5"] } },
});
export const title = style({ fontSize: vars.text.md, fontWeight: 700 });
/** Places on the drawing are counted from its left, in every language. */
export const picture = style({ position: "relative", direction: "ltr" });
export const image = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: radius.panel,
  border: `1px solid ${color.line}`,
  background: color.sunken,
});
export const pin = style({
  position: "absolute",
  translate: "-50% -50%",
  display: "grid",
  placeItems: "center",
  minInlineSize: "30px",
  blockSize: "30px",
  paddingInline: "7px",
  borderRadius: radius.pill,
  border: `2px solid ${color.surface}`,
  background: color.accent,
  color: color.onAccent,
  fontSize: vars.text.xs,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums lining-nums",
  textDecoration: "none",
  boxShadow: vars.shadow["2"],
  selectors: { "&:hover, &:focus-visible": { zIndex: 1, textDecoration: "underline" } },
});
export const here = style({
  position: "absolute",
  translate: "-50% -50%",
  inlineSize: "16px",
  blockSize: "16px",
  borderRadius: "50%",
  border: `3px solid ${color.surface}`,
  background: color.text,
  boxShadow: `0 0 0 2px ${color.text}`,
});
export const yards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
  gap: `0 ${space["4"]}`,
  maxBlockSize: "260px",
  overflowY: "auto",
  // A shade at the edge beyond which there are more: the two covers scroll with the list, the shades stay.
  background: `${cover("to bottom")} top / 100% 48px no-repeat local, ${cover("to top")} bottom / 100% 48px no-repeat local, ${shade("to bottom")} top / 100% 16px no-repeat scroll, ${shade("to top")} bottom / 100% 16px no-repeat scroll`,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const yard = style({ display: "inline-block", paddingBlock: "5px", fontWeight: 600 });
export const facts = style({
  display: "block",
  fontSize: vars.text.sm,
  color: color.textMuted,
});
