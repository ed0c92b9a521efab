import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, text, font, radius, layout } = vars;

/** Room of the page's own gutter, so that columns run off the edge of a phone. */
export const scroller = style({
  // Words for screen readers alone stay inside it.
  position: "relative",
  "@media": {
    [media.phone]: {
      // It scrolls both ways by itself, so that names stay above their columns and rows keep theirs.
      overflow: "auto",
      maxBlockSize: "calc(100svh - 72px)",
      scrollSnapType: "x mandatory",
      scrollPaddingInlineStart: layout.gutter,
      marginInline: `calc(${layout.gutter} * -1)`,
      paddingInline: layout.gutter,
      scrollbarWidth: "thin",
    },
  },
});

export const table = style({
  tableLayout: "fixed",
  inlineSize: "100%",
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": {
    [media.phone]: {
      inlineSize: "auto",
      minInlineSize: "100%",
      selectors: {
        "&[data-columns='3']": { inlineSize: "132vw" },
        "&[data-columns='4']": { inlineSize: "176vw" },
      },
    },
  },
});

export const caption = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});

/** On a phone as narrow as possible: there a row's heading stands above its values. */
export const corner = style({
  inlineSize: "clamp(150px, 17vw, 230px)",
  "@media": { [media.phone]: { inlineSize: "0", padding: 0 } },
});

const columnCell = {
  verticalAlign: "top",
  textAlign: "start",
  paddingInline: `0 ${space["5"]}`,
  "@media": { [media.phone]: { scrollSnapAlign: "start", paddingInline: `0 ${space["3"]}` } },
} as const;

export const pictureCell = style([columnCell, { position: "relative", paddingBlockEnd: space["3"] }]);

export const picture = style({
  inlineSize: "100%",
  aspectRatio: layout.photoRatio,
  objectFit: "cover",
  borderRadius: radius.card,
  background: color.studio,
});

export const removeForm = style({
  position: "absolute",
  insetBlockStart: "8px",
  insetInlineEnd: `calc(${space["5"]} + 8px)`,
  "@media": {
    [media.phone]: { insetInlineEnd: `calc(${space["3"]} + 6px)` },
    print: { display: "none" },
  },
});
export const remove = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "36px",
  blockSize: "36px",
  borderRadius: "50%",
  background: color.glass,
  color: color.onStudio,
  selectors: {
    "&:hover": { background: color.surface, color: color.text, boxShadow: `0 0 0 1.5px ${color.text}` },
  },
});

/** Names and prices stay in view, on a phone at the top of the table that scrolls by itself. */
export const names = style({});
globalStyle(`${names} th`, {
  background: color.ground,
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 2,
  "@media": { print: { position: "static" } },
});

export const actions = style({ "@media": { print: { display: "none" } } });
export const actionCell = style([columnCell, { paddingBlock: `${space["4"]} ${space["2"]}` }]);
globalStyle(`${actionCell} > * + *`, { marginBlockStart: space["2"] });

export const name = style([
  columnCell,
  // The border of a table cell does not move with a cell that sticks.
  { paddingBlock: `${space["2"]} ${space["4"]}`, boxShadow: `inset 0 -2px ${color.text}` },
]);
globalStyle(`${names} ${corner}`, { boxShadow: `inset 0 -2px ${color.text}` });

export const title = style({
  display: "block",
  fontSize: text.lg,
  fontWeight: font.weightStrong,
  lineHeight: 1.25,
  selectors: { "&:hover": { textDecoration: "underline" } },
  "@media": { [media.phone]: { fontSize: text.md } },
});
export const badge = style({
  display: "block",
  fontSize: text.sm,
  fontWeight: 400,
  color: color.textMuted,
});
export const price = style({
  display: "block",
  marginBlockStart: space["2"],
  fontFamily: font.display,
  fontWeight: font.weightDisplay,
  fontSize: text.xl,
  letterSpacing: "-.015em",
});
export const priceType = style({ display: "block", color: color.textMuted, fontSize: text.sm });

/** A sheet of paper holds three times as much. */
const onPaper = { print: { paddingBlock: "3px" } } as const;

const line = { borderBlockEnd: `1px solid ${color.line}` } as const;

export const rowHead = style({
  ...line,
  verticalAlign: "top",
  textAlign: "start",
  padding: `${space["3"]} ${space["4"]} ${space["3"]} 0`,
  fontSize: text.sm,
  fontWeight: 500,
  color: color.textMuted,
  "@media": {
    [media.phone]: { position: "sticky", insetInlineStart: 0, zIndex: 1, inlineSize: 0, padding: 0 },
    ...onPaper,
  },
});

const MARK_ROOM = "15px";

/** On a phone the name of a row stands above the values, and stays while they scroll. */
export const rowName = style({
  display: "block",
  // Where the mark stands that takes no room itself.
  paddingInlineEnd: MARK_ROOM,
  "@media": {
    [media.phone]: {
      position: "absolute",
      insetBlockStart: space["2"],
      insetInlineStart: 0,
      whiteSpace: "nowrap",
      fontSize: text.xs,
    },
  },
});

export const dot = style({
  display: "inline-block",
  inlineSize: "7px",
  blockSize: "7px",
  marginInlineStart: space["2"],
  // So that it never falls to a line of its own.
  marginInlineEnd: `calc(${MARK_ROOM} * -1)`,
  verticalAlign: "1px",
  borderRadius: "50%",
  background: color.accent,
  printColorAdjust: "exact",
});

export const cell = style([
  columnCell,
  line,
  {
    paddingBlock: space["3"],
    fontSize: text.sm,
    lineHeight: 1.4,
    overflowWrap: "anywhere",
    selectors: {
      "[data-differs=true] > &": { fontWeight: font.weightStrong },
      "[data-differs=false] > &": { color: color.textMuted },
    },
    "@media": { [media.phone]: { paddingBlock: `30px ${space["3"]}` }, ...onPaper },
  },
]);

export const group = style({ textAlign: "start", paddingBlock: `${space["7"]} ${space["3"]}`, ...line });
export const groupTitle = style({
  position: "sticky",
  insetInlineStart: 0,
  fontFamily: font.display,
  fontWeight: font.weightDisplay,
  fontSize: text.xl,
});

export const fitted = style({ color: color.positive });
export const unknown = style({ color: color.textMuted });

/** The column in which another vehicle can be added; not printed on paper. */
export const spare = style({
  verticalAlign: "top",
  paddingInline: `0 ${space["5"]}`,
  "@media": {
    print: { display: "none" },
    // No wider than its words: the room is for the vehicles.
    [media.phone]: { inlineSize: "96px", paddingInlineEnd: space["3"], scrollSnapAlign: "start" },
  },
});
export const add = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: space["1"],
  aspectRatio: layout.photoRatio,
  padding: space["3"],
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: radius.card,
  color: color.textMuted,
  textAlign: "center",
  selectors: { "&:hover": { color: color.link, borderColor: color.link } },
  "@media": { [media.phone]: { padding: space["1"], fontSize: text.xs } },
});
export const addText = style({
  fontSize: text.xs,
  lineHeight: 1.35,
  "@media": { [media.phone]: { display: "none" } },
});
export const same = style({ paddingBlock: space["6"], color: color.textMuted });

globalStyle(`${table} tr`, { breakInside: "avoid" });
globalStyle(picture, { "@media": { print: { aspectRatio: "2 / 1", objectFit: "contain" } } });
