import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, layout, radius } = vars;

export const covering = style({
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textDecorationThickness: "1px", textUnderlineOffset: ".14em" },
  },
});

export const model = style({ display: "grid", gap: space["2"], alignContent: "start" });
export const modelPicture = style({
  display: "block",
  overflow: "hidden",
  aspectRatio: "4 / 3.1",
  borderRadius: radius.card,
  background: color.studio,
  marginBlockEnd: space["3"],
});
export const zoom = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  transition: `scale ${vars.duration.slow} ${vars.ease.standard}`,
  selectors: { [`${model}:hover &`]: { scale: "1.03" } },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const from = style({ fontWeight: vars.font.weightStrong, marginBlockStart: space["1"] });

export const offers = style({ background: color.sunken });
export const offerGrid = style({
  display: "grid",
  gridTemplateColumns: "1.55fr 1fr",
  gap: layout.gridGap,
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const offer = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "43% 1fr",
  gap: space["5"],
  alignItems: "center",
  background: color.surface,
  borderRadius: radius.card,
  overflow: "hidden",
  "@media": { [media.phone]: { gridTemplateColumns: "128px 1fr", gap: space["4"] } },
});
export const bigOffer = style({
  gridRow: "span 2",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const offerPhoto = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
export const bigOfferPhoto = style({ inlineSize: "100%", aspectRatio: "16 / 8.6", objectFit: "cover" });
export const offerWords = style({
  display: "grid",
  gap: space["2"],
  padding: `${space["5"]} ${space["5"]} ${space["5"]} 0`,
  selectors: {
    [`${bigOffer} &`]: {
      padding: `${space["2"]} clamp(${space["5"]}, 2.4vw, ${space["7"]}) clamp(${space["5"]}, 2.4vw, ${space["7"]})`,
    },
  },
});

export const journal = style({ borderBlockStart: `1px solid ${color.line}` });
export const storyGrid = style({
  display: "grid",
  gridTemplateColumns: "1.35fr 1fr",
  gap: "clamp(2rem, 4vw, 4.5rem)",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const bigStory = style({
  position: "relative",
  display: "grid",
  gap: space["3"],
  alignContent: "start",
});
export const bigStoryPicture = style({
  aspectRatio: "16 / 9",
  overflow: "hidden",
  background: color.studio,
  borderRadius: radius.card,
});
export const storyList = style({});
export const story = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "168px 1fr",
  gap: space["5"],
  paddingBlock: space["5"],
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { "&:first-child": { paddingBlockStart: 0, border: 0 } },
  "@media": { [media.phone]: { gridTemplateColumns: "112px 1fr", gap: space["4"] } },
});
export const storyPicture = style({
  aspectRatio: "4 / 3",
  overflow: "hidden",
  background: color.studio,
  borderRadius: radius.card,
});
export const storyWords = style({ display: "grid", alignContent: "space-between", gap: space["2"] });
