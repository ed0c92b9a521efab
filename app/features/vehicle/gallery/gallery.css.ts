import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { VIEWER_MODES } from "~/domain/vehicle/viewer-modes";
import { face, group, input } from "~/ui/segmented/segmented.css";
import { vars } from "~/ui/theme/contract.css";
import { inVehicle } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { color, space, radius, layout } = vars;
const pageEdge = `max(${layout.gutter}, calc(50vw - ${layout.pageMax} / 2))`;

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
      gridTemplateRows: "minmax(0, 1fr) auto",
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
  background: color.studio,
  color: color.text,
  borderRadius: radius.panel,
  aspectRatio: "16 / 10",
  selectors: {
    [inVehicle.stage]: {
      borderRadius: 0,
      aspectRatio: "auto",
      blockSize: "clamp(280px, 48vw, 700px)",
      background: studioSides,
    },
    [inVehicle.mosaic]: { aspectRatio: "16 / 10.4" },
    [`${viewer}[data-full] &`]: {
      borderRadius: 0,
      aspectRatio: "auto",
      blockSize: "auto",
      background: studioSides,
    },
  },
});

/** What the stage shows in one mode. */
export const panel = style({ position: "absolute", inset: 0 });

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

export const photo = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  objectPosition: "50% 58%",
  selectors: {
    [`${gallery}[data-state=sold] &`]: { filter: "grayscale(.55) opacity(.6)" },
    // Next to a picture that is shown whole, the colours of its placeholder would be visible.
    [`${viewer}[data-full] &`]: { objectFit: "contain", objectPosition: "50% 50%", background: "none" },
  },
});

/** Fades a picture's studio background into the stage's. */
export const sideFade = "linear-gradient(90deg, transparent, black 9%, black 91%, transparent)";

/** On the wide stage a picture keeps its proportions. */
export const slide = style({
  "@media": {
    [media.desk]: {
      selectors: {
        [`${inVehicle.stage}:not([data-full] *)`]: {
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

const glass = { background: color.glass, borderColor: "transparent" } as const;
const onWideStage = { insetInlineEnd: pageEdge, insetBlockEnd: "28px" } as const;

export const fullscreen = style({
  ...glass,
  position: "absolute",
  insetInlineEnd: space["4"],
  insetBlockEnd: space["4"],
  zIndex: 4,
  "@media": {
    "(scripting: none)": { display: "none" },
    [media.phone]: { insetInlineEnd: space["2"], insetBlockEnd: space["2"] },
    [media.desk]: { selectors: { [inVehicle.stage]: onWideStage } },
  },
});

/** Which picture of how many: beside the full-screen button. */
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
    "(scripting: none)": { display: "none" },
    [media.phone]: { insetInlineEnd: `calc(${space["2"]} + 44px + 6px)`, insetBlockEnd: space["2"] },
    [media.desk]: {
      selectors: {
        [inVehicle.stage]: {
          insetInlineEnd: `calc(${pageEdge} + 44px + ${space["2"]})`,
          insetBlockEnd: "28px",
        },
      },
    },
  },
});

/** Over the stage's lower edge; on a phone below the stage. */
export const modes = style({
  minInlineSize: 0,
  "@media": {
    [media.wide]: {
      position: "absolute",
      insetInlineStart: space["4"],
      insetBlockEnd: space["4"],
      zIndex: 4,
    },
    [media.desk]: {
      selectors: { [inVehicle.stage]: { insetInlineStart: pageEdge, insetBlockEnd: "28px" } },
    },
    [media.phone]: {
      selectors: {
        [inVehicle.stage]: { marginInline: layout.gutter },
        [`${viewer}[data-full] &`]: { margin: space["2"] },
      },
    },
  },
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
