import { style } from "@vanilla-extract/css";
import { iconBefore, iconForced } from "~/ui/icon/icon-mask";
import { vars } from "~/ui/theme/contract.css";
import { inCard } from "~/ui/theme/layout-variants";
import { media as query } from "~/ui/theme/media";

const { color, text } = vars;

export const media = style({
  position: "relative",
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: color.studio,
  aspectRatio: vars.layout.photoRatio,
  selectors: {
    [inCard.boxed]: { margin: "-1px -1px 0", borderEndStartRadius: 0, borderEndEndRadius: 0 },
  },
});

const NARROW = "(max-width: 255px)";
/** As vehicles seen before stand on a phone. */
const SMALL = "(max-width: 199px)";

/** Above the other photos, which lie above the link that covers the card. */
const above = { position: "absolute", zIndex: 3, pointerEvents: "none" } as const;

/** Tags and the control that keeps the vehicle share the upper edge: neither can lie on the other. */
export const top = style({
  ...above,
  insetBlockStart: 0,
  insetInline: 0,
  display: "flex",
  alignItems: "flex-start",
  justifyContent: "flex-end",
});

/** One line: what has no room in it goes to the next, which is out of sight. */
export const tags = style({
  flex: "1 1 0",
  minInlineSize: 0,
  display: "flex",
  flexWrap: "wrap",
  gap: "5px",
  blockSize: "24px",
  overflow: "hidden",
  margin: "10px",
  selectors: {
    [inCard.open]: { margin: "14px" },
    [inCard.ruled]: { margin: 0 },
  },
  "@container": {
    // The picture of a very small card is covered by its state at most.
    [SMALL]: { margin: "6px" },
  },
});

export const certified = style({
  inlineSize: "auto",
  blockSize: "24px",
  "@container": { [SMALL]: { display: "none" } },
});

const overlay = {
  display: "inline-flex",
  alignItems: "center",
  gap: "5px",
  minBlockSize: "24px",
  paddingInline: "8px",
  borderRadius: vars.radius.tag,
  background: color.scrim,
  color: color.onScrim,
  fontSize: text["2xs"],
  fontWeight: 600,
} as const;

/** Words laid over the picture: on a scrim, bare on the studio ground, or on glass in the corner. */
const overlayLooks = {
  [inCard.open]: { background: "none", color: color.onStudioMuted, paddingInline: 0, fontWeight: 500 },
  [inCard.ruled]: { background: color.glass, color: color.text, paddingInline: "7px", fontWeight: 500 },
} as const;

const plain = { background: "Canvas", color: "CanvasText", paddingInline: "8px" } as const;
/** In forced colours words and icon stand on a plain ground in every look: a picture has any colour. */
const overlayForced = {
  [query.forcedColors]: {
    ...plain,
    border: "1px solid",
    selectors: {
      ...iconForced[query.forcedColors].selectors,
      [inCard.open]: plain,
      [inCard.ruled]: plain,
    },
  },
} as const;

const count = style({
  ...overlay,
  "@media": overlayForced,
  fontVariantNumeric: "tabular-nums",
  selectors: overlayLooks,
});

export const views = style([count, { "::before": iconBefore("eye", "13px") }]);
/** On a narrow card the place and the views alone stand on the picture (CARD-07). */
export const photos = style([
  count,
  { "::before": iconBefore("camera", "13px"), "@container": { [NARROW]: { display: "none" } } },
]);

/** Place, views and number of pictures in one row: the place gives way. */
export const foot = style({
  ...above,
  insetBlockEnd: "10px",
  insetInline: "10px",
  display: "flex",
  gap: "5px",
  selectors: {
    [inCard.open]: { insetInline: "14px", gap: "10px" },
    [inCard.ruled]: { insetBlockEnd: 0, insetInline: 0 },
  },
});
export const place = style({
  ...overlay,
  minInlineSize: 0,
  "@container": { [SMALL]: { display: "none" } },
  "::before": iconBefore("map-pin", "13px"),
  "@media": overlayForced,
  selectors: overlayLooks,
});

/** Above the place, for who was here before: script marks the card, and nothing moves. */
export const fresh = style({
  ...above,
  display: "none",
  insetBlockEnd: "40px",
  insetInlineStart: "10px",
  minBlockSize: "24px",
  alignItems: "center",
  paddingInline: "8px",
  borderRadius: vars.radius.tag,
  background: color.tagGround,
  color: color.tagText,
  fontSize: text["2xs"],
  fontWeight: 600,
  selectors: {
    "[data-new] &": { display: "inline-flex" },
    [inCard.open]: { insetInlineStart: "14px" },
    [inCard.ruled]: { insetBlockEnd: "28px", insetInlineStart: 0 },
  },
});

export const placeName = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const end = style({
  display: "flex",
  flex: "none",
  gap: "5px",
  marginInlineStart: "auto",
  selectors: { [inCard.open]: { gap: "10px" }, [inCard.ruled]: { gap: 0 } },
});
