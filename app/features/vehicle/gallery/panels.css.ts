import { createVar, globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inVehicle } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";
import { gallery, sideFade, viewer } from "./gallery.css";

const { color, space, radius } = vars;

/** Width through height of the picture in a {@link box}. */
export const ratio = createVar();
const boxWidth = createVar();
/** How much of what is cut off is cut off above: vehicles stand low in their pictures. */
const above = createVar();

/**
 * The exact place of a picture of a known shape: it covers the stage, or is shown whole where the stage is wide or
 * fills the screen. Points placed on it in percent stay on the part they belong to.
 */
export const box = style({
  position: "absolute",
  insetBlockStart: `calc((100cqb - ${boxWidth} / ${ratio}) * ${above})`,
  left: `calc((100cqi - ${boxWidth}) / 2)`,
  inlineSize: boxWidth,
  aspectRatio: ratio,
  vars: { [boxWidth]: `max(100cqi, calc(100cqb * ${ratio}))`, [above]: ".58" },
  "@media": {
    [media.desk]: {
      selectors: {
        [inVehicle.stage]: { vars: { [boxWidth]: `calc(100cqb * ${ratio})` } },
      },
    },
  },
  selectors: {
    [`${viewer}[data-full] &`]: {
      vars: { [boxWidth]: `min(100cqi, calc(100cqb * ${ratio}))`, [above]: ".5" },
    },
  },
});

/** The inside loses its upper edge rather than its seats, and its points stay clear of the mode bar. */
export const insideBox = style([box, { vars: { [above]: ".8" } }]);

export const photo = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  selectors: { [`${gallery}[data-state=sold] &`]: { filter: "grayscale(.55) opacity(.6)" } },
});

export const canvas = style({ position: "absolute", inset: 0, inlineSize: "100%", blockSize: "100%" });

/** Sideways movement turns, up and down scrolls the page. */
export const spin = style({
  position: "absolute",
  inset: 0,
  touchAction: "pan-y",
  userSelect: "none",
  cursor: "grab",
  selectors: { "&:active": { cursor: "grabbing" } },
  "@media": { "(scripting: none)": { overflowX: "auto" } },
});

globalStyle(`[data-vehicle="stage"] ${spin} img, [data-vehicle="stage"] ${spin} canvas`, {
  "@media": { [media.desk]: { maskImage: sideFade } },
});

const pill = {
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  paddingInline: space["5"],
  minBlockSize: "48px",
  borderRadius: radius.pill,
  background: color.surface,
  color: color.text,
  fontWeight: vars.font.weightStrong,
  boxShadow: vars.shadow["2"],
} as const;
const centred = { position: "absolute", left: "50%", top: "50%", translate: "-50% -50%", zIndex: 2 } as const;

const edge = {
  position: "absolute",
  insetBlockStart: space["4"],
  insetInlineEnd: space["4"],
  zIndex: 2,
} as const;

/** In a corner where pictures show background rather than the vehicle. */
export const invitation = style({
  ...pill,
  ...edge,
  overflow: "hidden",
  selectors: {
    "&:hover": { background: color.text, color: color.surface },
    "&:focus-visible": { borderRadius: radius.pill },
    "&:disabled": { background: color.surface, color: color.text, cursor: "progress" },
  },
  "@media": {
    "(scripting: none)": { display: "none" },
    [media.phone]: {
      insetBlockStart: space["2"],
      insetInlineEnd: space["2"],
      minBlockSize: "44px",
      paddingInline: space["4"],
      fontSize: vars.text.sm,
    },
  },
});

export const quiet = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "clip",
  clipPath: "inset(50%)",
});

export const notice = style({
  position: "absolute",
  insetBlockStart: space["4"],
  insetInline: space["4"],
  marginInline: "auto",
  inlineSize: "fit-content",
  padding: `${space["2"]} ${space["4"]}`,
  borderRadius: radius.control,
  background: color.surface,
  fontSize: vars.text.sm,
});

/** Along the lower edge of the stage, wherever the stage is. */
export const progress = style({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 2,
  inlineSize: "100%",
  blockSize: "4px",
  border: 0,
  background: color.line,
  appearance: "none",
  selectors: {
    "&::-webkit-progress-bar": { background: color.line },
    "&::-webkit-progress-value": { background: color.brand },
    "&::-moz-progress-bar": { background: color.brand },
  },
});

export const hint = style({
  ...edge,
  padding: `${space["1"]} ${space["3"]}`,
  borderRadius: radius.control,
  background: color.glass,
  fontSize: vars.text.sm,
  fontWeight: 550,
  pointerEvents: "none",
  "@media": {
    [media.phone]: { display: "none" },
  },
});

const arrow = {
  position: "absolute",
  insetBlockStart: "calc(50% - 24px)",
  inlineSize: "48px",
  blockSize: "48px",
  borderRadius: radius.pill,
  borderColor: "transparent",
  background: color.glass,
  zIndex: 3,
} as const;
const onPhone = { insetBlockStart: "calc(50% - 20px)", inlineSize: "40px", blockSize: "40px" } as const;
export const previous = style({
  ...arrow,
  insetInlineStart: space["4"],
  "@media": { [media.phone]: { ...onPhone, insetInlineStart: space["2"] } },
});
export const next = style({
  ...arrow,
  insetInlineEnd: space["4"],
  "@media": { [media.phone]: { ...onPhone, insetInlineEnd: space["2"] } },
});

/** Beside the full-screen button. */
export const controls = style({
  position: "absolute",
  insetInlineEnd: `calc(${space["4"]} + 44px + ${space["2"]})`,
  insetBlockEnd: space["4"],
  display: "flex",
  gap: space["2"],
  zIndex: 3,
  "@media": {
    [media.phone]: { insetInlineEnd: `calc(${space["2"]} + 44px + 6px)`, insetBlockEnd: space["2"] },
  },
});

const small = "stage (max-width: 700px)";

export const slider = style({
  display: "flex",
  alignItems: "center",
  blockSize: "44px",
  paddingInline: space["4"],
  borderRadius: radius.control,
  background: color.glass,
  "@container": {
    [small]: {
      position: "absolute",
      inlineSize: "1px",
      padding: 0,
      overflow: "clip",
      clipPath: "inset(50%)",
    },
  },
});
export const sliderTrack = style({ inlineSize: "clamp(90px, 11vw, 170px)" });
export const sliderHandle = style({ pointerEvents: "auto" });

/** Where the slider itself is not seen, the stage shows that it has the focus. */
globalStyle(`${spin}:has(input:focus-visible)::after`, {
  "@container": {
    [small]: {
      content: '""',
      position: "absolute",
      inset: "3px",
      outline: `3px solid ${color.focus}`,
      borderRadius: radius.panel,
      pointerEvents: "none",
      zIndex: 5,
    },
  },
});

export const call = style({ ...pill, ...centred, paddingBlock: space["3"], lineHeight: 1.25 });
/** Shown only without script. */
export const strip = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  gridAutoFlow: "column",
  // A part of the next picture is visible, which shows that the row can be scrolled.
  gridAutoColumns: "88%",
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  background: color.studio,
});
export const stripFrame = style({ scrollSnapAlign: "start", minInlineSize: 0, blockSize: "100cqb" });

/** One row that scrolls: wrapped, the list would cover the vehicle on a phone. */
export const spotList = style({
  position: "absolute",
  insetBlockStart: space["3"],
  insetInline: 0,
  paddingInline: space["3"],
  display: "flex",
  gap: space["2"],
  overflowX: "auto",
  scrollbarWidth: "none",
  fontSize: vars.text.xs,
});
globalStyle(`${spotList} > li`, {
  flex: "none",
  padding: `${space["1"]} ${space["3"]}`,
  borderRadius: radius.control,
  background: color.surface,
});
