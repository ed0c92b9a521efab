import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

export const panel = style({
  boxShadow: vars.shadow["2"],
  inlineSize: "100%",
  "@media": { [media.phone]: { paddingBlock: vars.space["4"] } },
});
export const form = style({ minInlineSize: 0 });
/** Make has the whole first line of three: its names are the longest. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space["3"],
});

globalStyle(`${fields} > :first-child:nth-last-child(odd)`, {
  gridColumn: "1 / -1",
  "@media": { [media.phone]: { gridColumn: "auto" } },
});
// Make and price stand in one line, so that the button is on a phone's first screen; all filters are one press away.
globalStyle(`${fields} > :nth-child(2):nth-last-child(2)`, {
  "@media": { [media.phone]: { display: "none" } },
});

export const submit = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space["3"]} ${vars.space["5"]}`,
});
export const button = style({
  flex: "1 1 200px",
  minInlineSize: 0,
  paddingBlock: vars.space["2"],
  whiteSpace: "normal",
  "@media": { [media.phone]: { paddingInline: vars.space["3"] } },
});
