import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { evenRows, SIXTHS, spanOn } from "~/ui/theme/even-rows";
import { media } from "~/ui/theme/media";

const { color, layout, radius, space } = vars;

/** Categories of one or two models stand beside each other, so that none leaves most of a row empty. */
export const groups = style({
  display: "grid",
  gridTemplateColumns: SIXTHS,
  gap: `clamp(2.5rem, 1.5rem + 4vw, 5rem) ${layout.gridGap}`,
});
/** Headings beside each other share a row, so that a heading of two lines pushes all pictures down. */
export const group = style({
  display: "grid",
  gridColumn: "1 / -1",
  gridRow: "span 2",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "subgrid",
  gap: "clamp(1.25rem, 1rem + 1vw, 2rem)",
});
export const one = style({
  "@media": {
    [media.desk]: { selectors: { "&:not(:only-child)": { gridColumn: "span 2" } } },
    [media.tablet]: { selectors: { "&:not(:only-child)": { gridColumn: "span 3" } } },
  },
});
export const two = style({
  "@media": { [media.desk]: { selectors: { "&:not(:only-child)": { gridColumn: "span 4" } } } },
});
/** So many groups of one model, in their order, that begin a row and are followed by no other such group. */
const runOf = (count: number, after: string) => {
  const next = (others: number) => ` + ${one}`.repeat(others);
  const start = `${one}:has(${next(count - 1)}):not(:has(${next(count)}))`;
  return Array.from({ length: count }, (_, at) => `${after} + ${start}${next(at)}`);
};
const wholeRow = `${group}:not(${one}, ${two})`;
spanOn("desk", [...runOf(2, wholeRow), ...runOf(4, wholeRow)].join(", "), 3);
const onTablet = [3, 5, 7].flatMap((count) => runOf(count, `${group}:not(${one})`).slice(-3));
spanOn("tablet", onTablet.join(", "), 2);
export const groupTitle = style({
  display: "grid",
  alignContent: "end",
  paddingBlockEnd: space["4"],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const grid = style({
  display: "grid",
  gridTemplateColumns: SIXTHS,
  gap: `clamp(1.75rem, 1rem + 2vw, 3rem) ${layout.gridGap}`,
  alignContent: "start",
  margin: 0,
  padding: 0,
  listStyle: "none",
  selectors: {
    [`${two} > &`]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [`${one} > &`]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      selectors: { [`${two} > &`]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});
evenRows(`${group}:not(${one}, ${two}) > ${grid}`);
export const card = style({ position: "relative", display: "grid", gap: space["4"], alignContent: "start" });
/** The only model of a page has its words beside its picture: below it most of the page would be empty. */
export const lone = style({
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gap: layout.gridGap,
      alignItems: "center",
    },
  },
});
export const picture = style({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "4 / 3",
  borderRadius: radius.card,
  background: color.studio,
});
export const photo = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  transition: `scale ${vars.duration.slow} ${vars.ease.standard}`,
  selectors: { [`${card}:hover &`]: { scale: "1.03" } },
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const soon = style({
  position: "absolute",
  insetBlockStart: space["3"],
  insetInlineStart: space["3"],
});
export const words = style({ display: "grid", gap: space["2"] });
export const link = style({
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline", textDecorationThickness: "1px", textUnderlineOffset: ".14em" },
  },
});
