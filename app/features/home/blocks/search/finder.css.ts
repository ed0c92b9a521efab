import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

export const panel = style({ boxShadow: vars.shadow["2"], inlineSize: "100%" });
export const form = style({ minInlineSize: 0 });
/** Make has the whole first line: its names are the longest. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space["3"],
});

globalStyle(`${fields} > :first-child:nth-last-child(odd)`, { gridColumn: "1 / -1" });

export const submit = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space["3"]} ${vars.space["5"]}`,
});
export const button = style({
  flex: "1 1 200px",
  "@media": { [media.phone]: { paddingInline: vars.space["3"] } },
});
