import { globalStyle, style } from "@vanilla-extract/css";
import { cardPhoto } from "~/features/locations/locations.css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space } = vars;

/** A state's places behind one line. */
export const group = style({
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: {
    "&:first-of-type": { marginBlockStart: space["7"], borderBlockStart: `1px solid ${color.line}` },
  },
});
export const summary = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, auto) auto minmax(24px, 1fr)",
  alignItems: "baseline",
  gap: `${space["1"]} ${space["3"]}`,
  paddingBlock: space["4"],
});
export const title = style({ minInlineSize: 0 });
export const towns = style({
  gridColumn: "1 / -1",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
});
export const chevron = style({
  justifySelf: "end",
  alignSelf: "center",
  selectors: { [`${group}[open] &`]: { rotate: "180deg" } },
});
export const places = style({ paddingBlock: `${space["3"]} ${space["6"]}` });
/** On a phone dozens of pictures stand between a town and the next. */
globalStyle(`${places} ${cardPhoto}`, { "@media": { [media.phone]: { display: "none" } } });
