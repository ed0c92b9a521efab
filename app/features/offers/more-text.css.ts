import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, font, space, text } = vars;

export const fold = style({ display: "grid", gap: space["1"], justifyItems: "start" });
const closed = `${fold}:not(:has(> details[open]))`;
export const dots = style({ display: "none", selectors: { [`${closed} &`]: { display: "inline" } } });
export const rest = style({ selectors: { [`${closed} &`]: { display: "none" } } });
/** Above whatever link covers the box it stands in. */
export const toggle = style({ position: "relative", zIndex: 1 });
export const button = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "28px",
  cursor: "pointer",
  listStyle: "none",
  color: color.link,
  fontSize: text.sm,
  fontWeight: font.weightStrong,
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: ".2em",
});
export const whenClosed = style({ selectors: { [`${toggle}[open] &`]: { display: "none" } } });
export const whenOpen = style({ selectors: { [`${toggle}:not([open]) &`]: { display: "none" } } });
