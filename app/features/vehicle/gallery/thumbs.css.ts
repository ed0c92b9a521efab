import { style } from "@vanilla-extract/css";
import { shownThumb, thumbLook } from "./thumb-look";
import { vars } from "~/ui/theme/contract.css";
import { inVehicle } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";
import { pageEdge } from "~/ui/theme/page-edge";

const { color, space } = vars;

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
    [media.phone]: { gridTemplateColumns: "repeat(5, 1fr)" },
    [media.desk]: {
      selectors: {
        [inVehicle.mosaic]: { gridTemplateColumns: "1fr 1fr", gridAutoRows: "1fr", gap: "10px" },
        [inVehicle.stage]: { maxInlineSize: "none", paddingInline: `${pageEdge} 0` },
      },
    },
  },
});

export const thumb = style({
  ...thumbLook,
  position: "relative",
  selectors: shownThumb,
  "@media": {
    [media.phone]: { selectors: { "&:nth-child(n + 6)": { display: "none" } } },
    [media.desk]: {
      selectors: {
        [inVehicle.mosaic]: { aspectRatio: "auto" },
        [`${inVehicle.mosaic}[aria-current]`]: { boxShadow: "none" },
        [`${inVehicle.mosaic}[aria-current]::after`]: {
          content: '""',
          position: "absolute",
          inset: 0,
          border: `3px solid ${color.accent}`,
        },
      },
    },
  },
});

export const photo = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  objectPosition: "50% 58%",
  selectors: { "[data-state=sold] &": { filter: "grayscale(.55) opacity(.6)" } },
});

export const over = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  // "+4" is written so in every script.
  direction: "ltr",
  background: color.scrim,
  color: color.onScrim,
  fontWeight: 700,
  fontSize: vars.text.sm,
});

/** The film's sign: its picture stays to be seen. */
export const play = style({
  position: "absolute",
  inset: 0,
  margin: "auto",
  inlineSize: "44px",
  blockSize: "44px",
  display: "grid",
  placeItems: "center",
  borderRadius: "50%",
  background: color.text,
  color: color.surface,
  "@media": { [media.phone]: { inlineSize: "36px", blockSize: "36px" } },
});

/** Where a phone's row ends; on a desk there are more. */
export const onPhone = style({ "@media": { [media.wide]: { display: "none" } } });
