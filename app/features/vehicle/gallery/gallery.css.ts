import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { VIEWER_MODES } from "~/domain/vehicle/viewer-modes";
import { face, group, input } from "~/ui/segmented/segmented.css";
import { vars } from "~/ui/theme/contract.css";
import { inVehicle } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";
import { pageEdge } from "~/ui/theme/page-edge";

const { color, space, radius, layout } = vars;

export const gallery = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["3"],
  minInlineSize: 0,
  gridArea: "gallery",
  alignContent: "start",
  "@media": {
    [media.desk]: {
      selectors: {
        [`${inVehicle.mosaic}[data-thumbs]`]: {
          gridTemplateColumns: "minmax(0, 2.15fr) minmax(0, 1fr)",
          gap: "10px",
        },
      },
    },
  },
  selectors: { [inVehicle.stage]: { marginInline: "calc(50% - 50vw)" } },
});

// From the window's edge to the price beside it.
globalStyle(`[data-vehicle="stage"] ${gallery}`, {
  "@media": { [media.desk]: { marginInline: `calc(-1 * ${pageEdge}) 0` } },
});

/** On the drawing that stands where photographs are missing. */
export const askPhotos = style({
  position: "absolute",
  insetBlockEnd: space["4"],
  insetInline: 0,
  marginInline: "auto",
  inlineSize: "fit-content",
});

/** Height of the bar with name and price over what fills the screen. */
export const FULL_HEAD = "64px";

/** Stage and mode bar: what fills the screen together. */
export const viewer = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["2"],
  minInlineSize: 0,
  alignContent: "start",
  selectors: {
    "&[data-full]": {
      position: "fixed",
      inset: 0,
      zIndex: 1000,
      gridTemplateRows: `${FULL_HEAD} minmax(0, 1fr) auto auto`,
      gap: 0,
      background: color.studio,
    },
  },
});

/** The colour a studio picture has at its sides, a little darker than the studio itself. */
const studioSides = `color-mix(in srgb, ${color.studio} 93.5%, ${color.text})`;

export const stage = style({
  position: "relative",
  overflow: "clip",
  containerName: "stage",
  containerType: "size",
  background: studioSides,
  color: color.text,
  borderRadius: radius.panel,
  aspectRatio: "16 / 10",
  inlineSize: "100%",
  // The whole picture is within the first screen: below what stands above it, and in one column above price and repayment.
  "@media": {
    [media.desk]: { maxBlockSize: "max(300px, calc(100svh - 330px))" },
    // On a phone in the shape of the pictures, next to the name of two lines, the price and the repayment.
    [`screen and ${media.phone}`]: {
      aspectRatio: "4 / 3",
      maxBlockSize: "max(200px, calc(100svh - 624px))",
      selectors: {
        [inVehicle.stage]: { maxBlockSize: "max(200px, calc(100svh - 590px))" },
        [inVehicle.mosaic]: { maxBlockSize: "max(150px, calc(100svh - 654px))" },
        [`:root:has([data-banner]:not([hidden])) ${viewer}:not([data-full]) &`]: {
          maxBlockSize: "max(160px, calc(100svh - 674px))",
        },
      },
    },
    [media.wide]: {
      selectors: {
        [inVehicle.stage]: { aspectRatio: "auto", blockSize: "clamp(280px, 48vw, 700px)" },
        [inVehicle.mosaic]: { aspectRatio: "16 / 10.4" },
      },
    },
    [`${media.narrow} and ${media.wide}`]: {
      maxBlockSize: "max(300px, calc(100svh - 699px))",
      selectors: { [inVehicle.mosaic]: { maxBlockSize: "max(300px, calc(100svh - 724px))" } },
    },
  },
  selectors: {
    [inVehicle.stage]: { borderRadius: 0 },
    [`${viewer}[data-full] &`]: {
      borderRadius: 0,
      // Below the bar, too: the way out stands at the bar's end.
      gridArea: "1 / 1 / 3 / 2",
      paddingBlockStart: FULL_HEAD,
      backgroundImage: `linear-gradient(${color.surface} ${FULL_HEAD}, transparent 0)`,
      aspectRatio: "auto",
      blockSize: "auto",
      maxBlockSize: "none",
    },
  },
});

/** What the stage shows in one mode. */
export const panel = style({
  position: "absolute",
  inset: 0,
  borderRadius: "inherit",
  selectors: { [`${viewer}[data-full] &`]: { insetBlockStart: FULL_HEAD } },
});

/** The panel whose mode is chosen in the mode bar, with script or without. */
export const panels = styleVariants(
  Object.fromEntries(VIEWER_MODES.map((mode) => [mode, mode])),
  (mode: string) => [
    panel,
    {
      selectors: { [`${viewer}:not(:has(input[value="${mode}"]:checked)) &`]: { display: "none" } },
      "@supports": {
        "not selector(:has(a))": { selectors: { "&:not([data-current])": { display: "none" } } },
      },
    },
  ],
);

export const row = style({ blockSize: "100%" });

// On a phone a finger and the small pictures turn the row; arrows would lie on the vehicle.
globalStyle(`${gallery}[data-thumbs] ${viewer}:not([data-full]) ${row} > button`, {
  "@media": { [media.phone]: { display: "none" } },
});

export const photo = style({
  cursor: "zoom-in",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  objectPosition: "50% 58%",
  selectors: {
    [`${gallery}[data-state=sold] &`]: { filter: "grayscale(.55) opacity(.6)" },
    // Next to a picture that is shown whole, the colours of its placeholder would be visible.
    [`${viewer}[data-full] &`]: {
      objectFit: "contain",
      objectPosition: "50% 50%",
      background: "none",
      touchAction: "pan-x",
    },
  },
});

/** Fades a picture's studio background into the stage's. */
export const sideFade = "linear-gradient(90deg, transparent, black 9%, black 91%, transparent)";

const whole = {
  inlineSize: "auto",
  maxInlineSize: "none",
  aspectRatio: "4 / 3",
  marginInline: "auto",
  maskImage: sideFade,
} as const;

/** On a stage that is much wider than high a picture keeps its proportions; on a phone, where every part is small, always. */
export const slide = style({
  "@container": { "stage (min-aspect-ratio: 19 / 10)": { selectors: { "&:not([data-full] *)": whole } } },
  "@media": {
    [media.desk]: { selectors: { [`${inVehicle.stage}:not([data-full] *)`]: whole } },
    [media.phone]: {
      "@container": { "stage (min-aspect-ratio: 7 / 5)": { selectors: { "&:not([data-full] *)": whole } } },
    },
  },
});

const glass = { background: color.glass, borderColor: "transparent" } as const;

export const fullscreen = style({
  ...glass,
  position: "absolute",
  insetInlineEnd: space["4"],
  insetBlockEnd: space["4"],
  zIndex: 4,
  // The way out stands where windows are closed.
  selectors: { [`${viewer}[data-full] &`]: { insetBlock: "10px auto" } },
  "@media": {
    "(scripting: none)": { display: "none" },
    [media.phone]: {
      insetInlineEnd: space["2"],
      insetBlockEnd: space["2"],
      inlineSize: "36px",
      blockSize: "36px",
      selectors: {
        [`${viewer}[data-full] &`]: { insetBlock: "14px auto", insetInlineEnd: space["3"] },
        // A finger's width of 44 px: the ring around the face belongs to it.
        "&::after": { content: "", position: "absolute", inset: "-4px" },
      },
    },
  },
});

/** Which picture of how many: beside the full-screen button, on a phone small in the other corner. */
export const count = style({
  ...glass,
  position: "absolute",
  insetInlineEnd: `calc(${space["4"]} + 44px + ${space["2"]})`,
  insetBlockEnd: space["4"],
  display: "grid",
  placeItems: "center",
  minBlockSize: "44px",
  paddingInline: space["4"],
  borderRadius: radius.control,
  fontSize: vars.text.sm,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  pointerEvents: "none",
  zIndex: 3,
  "@media": {
    // The button beside it stands above the picture then.
    [media.wide]: { selectors: { [`${viewer}[data-full] &`]: { insetInlineEnd: space["4"] } } },
    "(scripting: none)": { display: "none" },
    [media.phone]: {
      insetInline: `${space["2"]} auto`,
      insetBlockEnd: space["2"],
      minBlockSize: "24px",
      paddingInline: space["2"],
      fontSize: vars.text.xs,
    },
  },
});

/** Over the stage's lower edge; on a phone below the stage. */
export const modes = style({
  minInlineSize: 0,
  selectors: { [`${viewer}[data-full] &`]: { gridRow: 3 } },
  "@media": {
    [media.wide]: {
      position: "absolute",
      insetInlineStart: space["4"],
      insetBlockEnd: space["4"],
      zIndex: 4,
    },
    [media.desk]: {
      selectors: { [inVehicle.stage]: { insetInlineStart: pageEdge } },
    },
    [media.phone]: {
      selectors: {
        [inVehicle.stage]: { marginInline: layout.gutter },
        [`${viewer}[data-full] &`]: { margin: space["2"] },
      },
    },
  },
});

// On a short phone the bar above them leads to the pictures as well, and the price stands higher.
globalStyle(`${viewer}:has(> ${modes}) + *`, {
  "@media": { [`screen and ${media.phone} and (max-height: 760px)`]: { display: "none" } },
});

globalStyle(`${modes} ${input}:checked + ${face}`, {
  background: color.text,
  color: color.surface,
  boxShadow: "none",
});
globalStyle(`${modes} ${group}`, {
  "@media": {
    [media.wide]: { ...glass, display: "inline-flex" },
    [media.phone]: { display: "grid", inlineSize: "100%", gridAutoColumns: "auto" },
  },
});
globalStyle(`${modes} ${face}`, { "@media": { [media.phone]: { paddingInline: space["1"] } } });
globalStyle(`${modes} ${face} svg`, { "@media": { [media.narrow]: { display: "none" } } });
