import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inVehicle } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { color, space, radius } = vars;

export const gallery = style({
  display: "grid",
  gap: space["3"],
  minInlineSize: 0,
  gridArea: "gallery",
  alignContent: "start",
  "@media": {
    [media.desk]: {
      selectors: {
        [inVehicle.mosaic]: { gridTemplateColumns: "minmax(0, 2.15fr) minmax(0, 1fr)", gap: "10px" },
      },
    },
  },
  selectors: { [inVehicle.stage]: { marginInline: "calc(50% - 50vw)" } },
});

export const stage = style({
  position: "relative",
  overflow: "hidden",
  background: color.studio,
  borderRadius: radius.panel,
  aspectRatio: "16 / 10",
  selectors: {
    [inVehicle.stage]: {
      borderRadius: 0,
      aspectRatio: "auto",
      blockSize: "clamp(280px, 48vw, 700px)",
      // The tone a studio picture has at its sides, a little deeper than the studio itself.
      background: `color-mix(in srgb, ${color.studio} 93.5%, ${color.text})`,
    },
    [inVehicle.mosaic]: { aspectRatio: "16 / 10.4" },
  },
});

export const photo = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  objectPosition: "50% 58%",
  selectors: { [`${gallery}[data-state=sold] &`]: { filter: "grayscale(.55) opacity(.6)" } },
});

const sideFade = "linear-gradient(90deg, transparent, black 9%, black 91%, transparent)";

/** On the wide stage a picture keeps its proportions and its studio ground runs out into the stage's. */
export const slide = style({
  "@media": {
    [media.desk]: {
      selectors: {
        [inVehicle.stage]: {
          inlineSize: "auto",
          maxInlineSize: "none",
          aspectRatio: "4 / 3",
          marginInline: "auto",
          maskImage: sideFade,
        },
      },
    },
  },
});

export const thumbs = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, 1fr)",
  gap: space["2"],
  selectors: {
    [inVehicle.stage]: {
      inlineSize: "100%",
      maxInlineSize: `calc(${vars.layout.pageMax} + 2 * ${vars.layout.gutter})`,
      marginInline: "auto",
      paddingInline: vars.layout.gutter,
    },
  },
  "@media": {
    [media.phone]: { gridTemplateColumns: "repeat(4, 1fr)" },
    [media.desk]: {
      selectors: {
        [inVehicle.mosaic]: { gridTemplateColumns: "1fr 1fr", gridAutoRows: "1fr", gap: "10px" },
      },
    },
  },
});

export const thumb = style({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "3 / 2",
  borderRadius: `calc(${radius.card} * .6)`,
  background: color.studio,
  "@media": {
    [media.phone]: { selectors: { "&:nth-child(n + 5)": { display: "none" } } },
    [media.desk]: { selectors: { [inVehicle.mosaic]: { aspectRatio: "auto" } } },
  },
});

export const more = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  background: color.scrim,
  color: color.onScrim,
  fontWeight: 700,
  fontSize: vars.text.sm,
});
