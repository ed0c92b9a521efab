import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, layout, radius, space, text } = vars;

export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 300px), 1fr))",
  gap: layout.gridGap,
  "@media": {
    [media.wide]: {
      selectors: {
        // A third one would stand alone in a second row of a tablet.
        "&:has(> :nth-child(3):last-child)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
      },
    },
  },
});
export const tile = style({
  position: "relative",
  display: "grid",
  // As wide as its place, whatever its words are: so all pictures are of one height.
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  overflow: "hidden",
  borderRadius: radius.card,
});
export const tones = {
  inverse: style({}),
  accent: style({ background: color.accent, color: color.onAccent }),
  brand: style({ background: color.brandTint, color: color.text }),
};
export const photo = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "16 / 9",
  objectFit: "cover",
});
export const words = style({
  display: "grid",
  gap: space["2"],
  alignContent: "start",
  justifyItems: "start",
  padding: space["6"],
});
export const kicker = style({ margin: 0, fontSize: text.sm, fontWeight: vars.font.weightStrong });
export const action = style({
  marginBlockStart: space["3"],
  maxInlineSize: "100%",
  paddingBlock: space["2"],
  whiteSpace: "normal",
  selectors: { "&::after": { content: "", position: "absolute", inset: 0 } },
});
