import { createVar, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, layout, space } = vars;

export const box = style({ background: color.studio });
export const slide = style({ position: "relative", blockSize: "100%" });
/** Width by height of the dealer's banners, as `1920 / 540`. */
export const shape = createVar();
/** In the banners' proportions; taller on a phone, where words need the room. */
export const photo = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: shape,
  objectFit: "cover",
  "@media": { [media.narrow]: { aspectRatio: "16 / 9" }, [media.phone]: { aspectRatio: "4 / 5" } },
});
/** Words stay readable on any picture: a dark ground grows behind them. */
export const words = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  display: "grid",
  gap: space["2"],
  justifyItems: "start",
  paddingBlock: `${space["9"]} ${space["6"]}`,
  paddingInline: `${layout.gutter} 22vw`,
  background: `linear-gradient(transparent, ${color.scrim} 45%)`,
  color: color.onScrim,
  "@media": { [media.phone]: { paddingInlineEnd: "72px" } },
});
export const name = style({ color: "inherit" });
export const link = style({
  color: "inherit",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textUnderlineOffset: ".14em" },
  },
});
export const text = style({ margin: 0, fontSize: vars.text.lg, maxInlineSize: "52ch" });
