import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { evenRows, SIXTHS } from "~/ui/theme/even-rows";
import { media } from "~/ui/theme/media";

const { color, duration, layout, radius, space, text } = vars;

export const grid = style({
  display: "grid",
  gridTemplateColumns: SIXTHS,
  gap: `clamp(2rem, 1.5rem + 2vw, 3.25rem) ${layout.gridGap}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const cell = style({
  gridColumn: "span 2",
  "@media": { [media.phone]: { gridColumn: "1 / -1" } },
});
/** The newest post of a page: twice as wide, its words beside the picture. */
export const first = style({ gridColumn: "1 / -1" });
evenRows(`${grid}:not(:has(> ${first}))`);
evenRows(`${grid}:has(> ${first})`, 1);
export const card = style({
  position: "relative",
  display: "grid",
  gap: space["4"],
  alignContent: "start",
});
export const wide = style({
  "@media": {
    [media.desk]: {
      gridTemplateColumns: "minmax(0, 1.55fr) minmax(0, 1fr)",
      gap: "clamp(2rem, 4vw, 4rem)",
      alignItems: "center",
    },
  },
});
export const photo = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  borderRadius: radius.card,
});
export const words = style({ display: "grid", gap: space["2"], justifyItems: "start" });
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space["3"]}`,
  fontSize: text.sm,
  color: color.textMuted,
});
export const topic = style({ color: color.link, fontWeight: vars.font.weightStrong });
/** The card's one link covers the card. */
export const cardLink = style({
  color: "inherit",
  textDecorationLine: "underline",
  textDecorationColor: "transparent",
  textDecorationThickness: "2px",
  textUnderlineOffset: "0.12em",
  transition: `text-decoration-color ${duration.fast}`,
  "::after": { content: "", position: "absolute", inset: 0 },
  ":hover": { textDecorationColor: color.accent },
});
export const cardText = style({ color: color.textMuted, textWrap: "pretty" });
