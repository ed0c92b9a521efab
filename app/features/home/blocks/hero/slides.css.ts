import { createVar, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, layout, space } = vars;

export const box = style({ background: color.studio });
export const slide = style({ position: "relative", display: "grid", blockSize: "100%" });
/** One cell: the words lie on the picture, and their link reaches over all of it. */
const inCell = { gridArea: "1 / 1" } as const;
/** The words stand beside a picture that is no banner, on a narrow window below it. */
export const split = style({
  gridTemplateRows: "auto minmax(0, 1fr)",
  background: color.inverse,
  "@media": {
    [media.desk]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      gridTemplateRows: "minmax(0, 1fr)",
    },
  },
});
/** Width by height of the dealer's banners, as `1920 / 540`. */
export const shape = createVar();
/** In the banners' proportions; taller on a phone, where words need the room. */
export const photo = style({
  ...inCell,
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: shape,
  objectFit: "cover",
  "@media": {
    [media.narrow]: { aspectRatio: "16 / 9" },
    [media.phone]: {
      aspectRatio: "4 / 5",
      selectors: { [`${split} > &`]: { aspectRatio: "3 / 2" } },
    },
    [media.desk]: {
      selectors: {
        // The whole slide keeps the banners' height, the picture the rest of its width: 3 of 5 parts.
        [`${split} > &`]: { gridArea: "1 / 2", aspectRatio: `calc(${shape} * 3 / 5)` },
      },
    },
  },
});
/** Words stay readable on any picture: a dark ground grows behind them. */
export const words = style({
  ...inCell,
  // Above the picture, and yet no box that the link would end at.
  zIndex: 0,
  alignSelf: "end",
  display: "grid",
  gap: space["2"],
  justifyItems: "start",
  paddingBlock: `${space["9"]} ${space["6"]}`,
  paddingInline: `${layout.gutter} 22vw`,
  background: `linear-gradient(transparent, ${color.scrim} 45%)`,
  color: color.onScrim,
  selectors: {
    [`${split} > &`]: {
      gridArea: "2 / 1",
      alignSelf: "start",
      paddingBlock: space["6"],
      background: "none",
      color: color.onInverse,
    },
  },
  "@media": {
    [media.phone]: { paddingInlineEnd: "72px" },
    [media.desk]: {
      selectors: {
        [`${split} > &`]: { gridArea: "1 / 1", alignSelf: "center", paddingInlineEnd: space["8"] },
      },
    },
  },
});
/** The picture says it all: its words are for who cannot see it, and its link for everybody. */
export const wordless = style({ ...inCell, alignSelf: "end" });
export const name = style({ color: "inherit" });
export const link = style({
  color: "inherit",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:focus-visible::after": { outline: `3px solid ${color.onScrim}`, outlineOffset: "-6px" },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: ".14em" },
  },
});
export const text = style({ margin: 0, fontSize: vars.text.lg, maxInlineSize: "52ch" });
