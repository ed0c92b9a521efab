import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inHero } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";
import { pageEdge } from "~/ui/theme/page-edge";

const { color, space, text, layout, radius } = vars;

export const hero = style({
  position: "relative",
  "@media": {
    [media.desk]: {
      selectors: {
        // The white ground ends below the picture's middle, so that form and picture stand on both.
        [inHero.split]: {
          background: `linear-gradient(${color.surface}, ${color.surface}) no-repeat 0 0 / 100% 72%`,
        },
      },
    },
  },
  selectors: {
    [inHero.cover]: { background: color.studio },
  },
});

/** Stands after words and picture: when the browser has it, the whole opening has arrived. */
export const whole = style({ display: "none" });
export const frame = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  selectors: {
    // Words at the foot of the picture would move up visibly while more of them arrive.
    [`&:not(:has(> ${whole}))`]: { visibility: "hidden" },
    // The ground ends with the picture; the tools hang over its edge.
    [inHero.bleed]: { background: color.studio },
    [inHero.split]: {
      inlineSize: "100%",
      maxInlineSize: `calc(${layout.pageMax} + 2 * ${layout.gutter})`,
      marginInline: "auto",
      paddingInline: layout.gutter,
      paddingBlock: "0 clamp(1.25rem, 2.5vw, 2.25rem)",
      gap: space["5"],
    },
  },
  "@media": {
    [media.phone]: { selectors: { [inHero.split]: { gap: space["4"] } } },
    [media.desk]: {
      selectors: {
        [inHero.split]: {
          gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.1fr)",
          alignItems: "end",
          gap: "clamp(1.5rem, 3.4vw, 3.5rem)",
          paddingBlock: "clamp(1.25rem, 2.5vw, 2.25rem)",
        },
        [inHero.bleed]: { minBlockSize: "clamp(560px, 46.5vw, 780px)", alignItems: "center" },
        [inHero.cover]: { minBlockSize: "clamp(600px, 52vw, 860px)" },
      },
    },
  },
});

/** Without a picture nothing needs its height, and nothing stands above the words in one column. */
export const frameOfWords = style({
  "@media": {
    [media.narrow]: {
      selectors: {
        [inHero.split]: { paddingBlockStart: space["6"] },
        [inHero.bleed]: { paddingBlockEnd: space["6"] },
      },
    },
    [media.desk]: {
      selectors: { [inHero.bleed]: { minBlockSize: 0 }, [inHero.cover]: { minBlockSize: 0 } },
    },
  },
});

/** What stands above a cover on a desk: its search stays on the first screen, above the question about statistics. */
const HEADER = "88px";
export const words = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space["4"],
  minInlineSize: 0,
  zIndex: 1,
  selectors: {
    // What is suggested lies on whatever stands below.
    "&:has([role=listbox])": { zIndex: 3 },
    [inHero.split]: { gap: space["5"] },
    [inHero.bleed]: { padding: `96px ${pageEdge} ${space["5"]}` },
    [inHero.cover]: { padding: `${space["6"]} ${pageEdge} ${space["5"]}`, gap: space["5"] },
  },
  "@media": {
    [media.phone]: { selectors: { [inHero.split]: { gap: space["4"] } } },
    [media.desk]: {
      selectors: {
        [inHero.split]: { gridArea: "1 / 1" },
        [inHero.bleed]: { gridArea: "1 / 1", paddingBlock: "96px 112px", maxInlineSize: "none" },
        [inHero.cover]: {
          gridArea: "1 / 1",
          display: "flex",
          flexDirection: "column",
          alignItems: "start",
          paddingBlock: "clamp(24px, 2.8vw, 44px) clamp(24px, 2.6vw, 40px)",
          alignSelf: "start",
          minBlockSize: `min(100%, 100svh - ${HEADER})`,
        },
      },
    },
  },
});

export const kicker = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  fontSize: text.sm,
  fontWeight: 600,
  color: color.link,
  selectors: { [inHero.bleed]: { fontSize: text.lg, color: color.brand } },
  // Below the picture the title and the search come first: the search's button is on a phone's first screen.
  "@media": { [media.phone]: { selectors: { [inHero.split]: { order: 1 } } } },
});
export const kickerIcon = style({ selectors: { [inHero.bleed]: { display: "none" } } });

// In em: the width of a zero (ch) differs between typefaces, and lines would break anew when the web font is there.
export const title = style({
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  selectors: {
    [inHero.split]: { maxInlineSize: "9.25em" },
    [inHero.bleed]: { maxInlineSize: "5.5em" },
    [inHero.cover]: {
      fontSize: "clamp(min(2.9rem, 14.5vw), 7.4vw, 7.25rem)",
      lineHeight: 0.94,
      letterSpacing: "-.045em",
      fontWeight: 380,
      maxInlineSize: "9em",
    },
  },
  "@media": {
    [media.narrow]: { selectors: { [inHero.bleed]: { maxInlineSize: "7.2em" } } },
    // Titles stay on the side where the car is not.
    [media.desk]: {
      selectors: {
        [inHero.cover]: { marginBlockEnd: "auto" },
        [inHero.bleed]: { fontSize: `min(${text["5xl"]}, 5.8vw)` },
      },
    },
  },
});

/** Over a panorama all words keep to its sky; elsewhere the cover's search stands at the foot. */
export const titleOverPanorama = style({
  "@media": { [media.desk]: { selectors: { [inHero.cover]: { marginBlockEnd: 0 } } } },
});

export const lead = style({ maxInlineSize: "38ch", fontSize: text.lg, lineHeight: 1.45, textWrap: "pretty" });
export const priceLine = style({
  fontSize: text.lg,
  color: color.onStudioMuted,
  selectors: { [inHero.split]: { color: color.textMuted } },
});

export const picture = style({
  position: "relative",
  minInlineSize: 0,
  selectors: {
    [inHero.split]: {
      overflow: "hidden",
      background: color.studio,
      aspectRatio: "1.28",
      borderRadius: `calc(${radius.panel} * 1.3)`,
    },
    [inHero.bleed]: { overflow: "hidden", paddingBlockEnd: "62px" },
    [inHero.cover]: { overflow: "hidden" },
  },
  "@media": {
    [media.narrow]: {
      selectors: {
        [inHero.split]: {
          aspectRatio: "3 / 2",
          marginInline: `calc(${layout.gutter} * -1)`,
          borderRadius: 0,
        },
      },
    },
    // The whole picture, and room for the ticket to hang out below it.
    [media.phone]: {
      selectors: { [inHero.split]: { aspectRatio: "auto", background: "none", overflow: "visible" } },
    },
    [media.desk]: {
      selectors: {
        // As high as the words beside it, but high enough that a long vehicle is not cut off at its ends.
        [inHero.split]: {
          gridArea: "1 / 2",
          alignSelf: "stretch",
          aspectRatio: "auto",
          minBlockSize: "clamp(380px, 36vw, 520px)",
        },
        [inHero.bleed]: { gridArea: "1 / 1", blockSize: "100%", paddingBlockEnd: 0 },
        [inHero.cover]: { gridArea: "1 / 1", alignSelf: "end" },
      },
    },
  },
});

/** The studio background of the picture continues into the page's: the edges fade into it. */
const fade = "linear-gradient(90deg, transparent, black 26%)";
const fadeUp = "linear-gradient(transparent, black 22%)";

export const photo = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  selectors: {
    [inHero.bleed]: { maskImage: fadeUp },
    [inHero.cover]: { maskImage: fadeUp, blockSize: "auto" },
  },
  "@media": {
    // A little of the ground in front of the vehicle is left out for what stands below.
    [media.phone]: {
      selectors: {
        [inHero.split]: {
          blockSize: "auto",
          maxBlockSize: "calc(100vw / 1.45)",
          objectPosition: "50% 20%",
        },
      },
    },
    [media.desk]: {
      selectors: {
        [inHero.bleed]: {
          position: "absolute",
          insetInlineEnd: 0,
          insetBlock: 0,
          inlineSize: "72%",
          maskImage: fade,
        },
        [inHero.cover]: {
          inlineSize: "64%",
          marginInlineStart: "auto",
          aspectRatio: "1.42",
          maskImage: `${fade}, ${fadeUp}`,
          maskComposite: "intersect",
        },
      },
    },
  },
});

/**
 * Words stand at the start side of a wide scene. There the picture fades into the page's background, so that they stay
 * readable.
 */
const fadeWords = "linear-gradient(90deg, transparent 6%, black 58%)";

/** A panorama is wide enough for the whole hero. */
export const panorama = style({
  objectPosition: "88% 50%",
  "@media": {
    [media.desk]: {
      selectors: {
        [inHero.bleed]: {
          inlineSize: "100%",
          maskImage: `${fadeWords}, ${fadeUp}`,
          maskComposite: "intersect",
          objectPosition: "100% 50%",
        },
        [inHero.cover]: { inlineSize: "100%", aspectRatio: "2.6", maskImage: fadeUp },
      },
    },
    [media.narrow]: {
      selectors: { [inHero.bleed]: { aspectRatio: "1.7" }, [inHero.cover]: { aspectRatio: "1.5" } },
    },
  },
});

/** From end to end, on narrow windows too: its own shape. */
export const wholePanorama = style({
  "@media": {
    [media.narrow]: {
      selectors: { [inHero.bleed]: { aspectRatio: "auto" }, [inHero.cover]: { aspectRatio: "auto" } },
    },
  },
});
