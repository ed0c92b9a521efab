import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { snapRow } from "~/ui/theme/snap-row";

const { color, layout, radius, space } = vars;

export const hero = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  gap: "clamp(1.5rem, 4vw, 4rem)",
  alignItems: "center",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const words = style({
  display: "grid",
  gap: space["5"],
  justifyItems: "start",
  // On a phone the picture comes first in the page, so that nothing moves while it loads.
  "@media": { [media.desk]: { gridArea: "1 / 1" } },
});
export const names = style({ display: "grid", gap: space["2"], justifyItems: "start" });
export const tagline = style({ fontSize: vars.text.lg });
export const price = style({ display: "grid", gap: space["1"], maxInlineSize: "34rem" });

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["3"],
  // Four that do not fit one row stand two and two.
  selectors: {
    "&:has(> :nth-child(4):last-child)": {
      display: "grid",
      gridTemplateColumns: "repeat(2, auto)",
    },
  },
  "@media": {
    [media.phone]: {
      display: "grid",
      inlineSize: "100%",
      selectors: { "&:has(> :nth-child(4):last-child)": { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});

export const body = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "clamp(2.75rem, 1.75rem + 4vw, 5.5rem)",
  marginBlockStart: "clamp(2.25rem, 1.5rem + 3vw, 4.5rem)",
});
export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["6"] });
export const anchored = style({ scrollMarginBlockStart: "112px" });

export const highlights = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 17rem), 1fr))",
  gap: `${space["6"]} ${layout.gridGap}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const highlight = style({
  display: "grid",
  gap: space["2"],
  alignContent: "start",
  paddingBlockStart: space["4"],
  borderBlockStart: `2px solid ${color.accent}`,
});

export const gallery = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: layout.gridGap,
  "@media": {
    [media.phone]: snapRow,
  },
});
export const galleryPhoto = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: radius.card,
  background: color.studio,
  scrollSnapAlign: "start",
});

/** The text, and a picture where there is room beside it. */
export const text = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 7fr) minmax(0, 6fr)",
  gap: "clamp(2rem, 5vw, 5rem)",
  alignItems: "center",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const offers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
  gap: layout.gridGap,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
/** Its picture beside the words, as high as these. */
export const offer = style({
  display: "flex",
  blockSize: "100%",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  ":hover": { borderColor: color.lineStrong },
});

export const offerPhoto = style({
  flex: "0 0 clamp(104px, 34%, 200px)",
  minBlockSize: "132px",
  minInlineSize: 0,
  objectFit: "cover",
  background: color.studio,
});
export const offerWords = style({
  display: "grid",
  alignContent: "center",
  gap: space["2"],
  minInlineSize: 0,
  padding: space["5"],
});

export const closing = style({
  display: "grid",
  gap: space["4"],
  justifyItems: "start",
  padding: "clamp(1.5rem, 1rem + 3vw, 3.5rem)",
  borderRadius: radius.panel,
  background: color.sunken,
});
