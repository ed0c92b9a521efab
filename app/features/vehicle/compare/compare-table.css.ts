import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, text, font, radius, layout } = vars;

/** Words for screen readers alone stay inside it. */
export const frame = style({ position: "relative" });

const ROW_HEADS = "clamp(150px, 17vw, 230px)";

/** The page scrolls, not the table: only so can names and prices stay at the window's top, with script or without. */
export const table = style({
  tableLayout: "fixed",
  inlineSize: "100%",
  fontVariantNumeric: "tabular-nums lining-nums",
  "@media": {
    // A picture is no larger for standing alone.
    [media.wide]: {
      selectors: {
        "&[data-columns='1']": { maxInlineSize: `calc(${ROW_HEADS} + 380px)` },
        "&[data-columns='2']": { maxInlineSize: `calc(${ROW_HEADS} + 760px)` },
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
  inlineSize: ROW_HEADS,
  "@media": { [media.phone]: { inlineSize: "0", padding: 0 } },
});

const columnCell = {
  verticalAlign: "top",
  textAlign: "start",
  paddingInline: `0 ${space["5"]}`,
  "@media": { [media.phone]: { paddingInline: `0 ${space["2"]}` } },
} as const;

export const pictureCell = style([
  columnCell,
  {
    position: "relative",
    paddingBlockEnd: space["3"],
    "@media": { [media.phone]: { paddingBlock: `32px ${space["1"]}` } },
  },
]);

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
    // Above a small picture, which it would half cover.
    [media.phone]: { insetBlockStart: 0, insetInlineEnd: 0 },
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
  "@media": { [media.phone]: { blockSize: "30px", background: "none", color: color.textMuted } },
});

/** Names and prices stay in view. */
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
// Of four columns a word of a button has the whole width.
globalStyle(`${actionCell} > *`, {
  "@media": { [media.phone]: { paddingInline: space["1"], fontSize: text.xs, whiteSpace: "normal" } },
});

export const name = style([
  columnCell,
  // The border of a table cell does not move with a cell that sticks.
  {
    paddingBlock: `${space["2"]} ${space["4"]}`,
    boxShadow: `inset 0 -2px ${color.text}`,
    selectors: {
      [`${table}[data-columns='4'] &`]: { "@media": { [media.phone]: { paddingInlineEnd: "4px" } } },
    },
  },
]);
globalStyle(`${names} ${corner}`, { boxShadow: `inset 0 -2px ${color.text}` });

export const title = style({
  display: "block",
  fontSize: text.lg,
  fontWeight: font.weightStrong,
  lineHeight: 1.25,
  selectors: { "&:hover": { textDecoration: "underline" } },
  overflowWrap: "break-word",
  hyphens: "auto",
  "@media": {
    [media.phone]: {
      fontSize: text.sm,
      selectors: {
        [`${table}[data-columns='4'] &`]: {
          fontSize: text.xs,
          letterSpacing: "-.025em",
        },
      },
    },
  },
});
export const badge = style({
  display: "block",
  fontSize: text.sm,
  fontWeight: 400,
  color: color.textMuted,
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { fontSize: text.xs } },
});
export const price = style({
  display: "block",
  marginBlockStart: space["2"],
  fontFamily: font.display,
  fontWeight: font.weightDisplay,
  fontSize: text.xl,
  letterSpacing: "-.015em",
  "@media": { [media.phone]: { marginBlockStart: space["1"], fontSize: text.md } },
});
export const priceType = style({
  display: "block",
  color: color.textMuted,
  fontSize: text.sm,
  "@media": { [media.phone]: { fontSize: text.xs } },
});

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
    [media.phone]: { position: "relative", inlineSize: 0, padding: 0 },
    ...onPaper,
  },
});

/** On a phone the name of a row stands above the values. */
export const rowName = style({
  display: "block",
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

/** Four columns on a phone: the trade's longest words fit, and a line keeps values apart that have no room between them. */
const narrow = {
  position: "relative",
  fontSize: text.xs,
  paddingInline: `0 ${space["1"]}`,
  letterSpacing: "-.02em",
} as const;
const between = {
  content: '""',
  position: "absolute",
  // Beside the values alone, not through the row's name above them.
  insetBlock: "30px 10px",
  insetInlineStart: "-2px",
  borderInlineStart: `1px solid ${color.lineStrong}`,
} as const;

export const cell = style([
  columnCell,
  line,
  {
    paddingBlock: space["3"],
    fontSize: text.sm,
    lineHeight: 1.4,
    overflowWrap: "break-word",
    hyphens: "auto",
    selectors: {
      [`${table}[data-columns='4'] &`]: { "@media": { [media.phone]: narrow } },
      [`${table}[data-columns='4'] & + &::before`]: { "@media": { [media.phone]: between } },
      "[data-likeness=differs] > &": { fontWeight: font.weightStrong },
      "[data-likeness=same] > &": { color: color.textMuted },
    },
    "@media": { [media.phone]: { paddingBlock: `30px ${space["3"]}` }, ...onPaper },
  },
]);

export const group = style({
  ...line,
  textAlign: "start",
  paddingBlock: `${space["7"]} ${space["3"]}`,
  fontFamily: font.display,
  fontWeight: font.weightDisplay,
  fontSize: text.xl,
});

/** What the sign for nothing known means. */
export const legend = style({
  display: "block",
  fontFamily: font.text,
  fontSize: text.sm,
  fontWeight: 400,
  color: color.textMuted,
});

export const fitted = style({ color: color.positive });
export const unknown = style({ color: color.textMuted, fontWeight: 400, fontSize: text.xs });

export const same = style({ paddingBlock: space["6"], color: color.textMuted });

globalStyle(`${table} tr`, { breakInside: "avoid" });
globalStyle(picture, { "@media": { print: { aspectRatio: "2 / 1", objectFit: "contain" } } });
