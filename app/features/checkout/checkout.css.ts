import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { space, color } = vars;

export const page = style({ paddingBlock: `${space["5"]} ${space["9"]}` });
export const crumbs = style({ marginBlockEnd: space["5"] });
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 380px)",
  gridTemplateAreas: '"head side" "form side"',
  gridTemplateRows: "auto 1fr",
  gap: `${space["7"]} clamp(2rem, 5vw, 5rem)`,
  alignItems: "start",
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "none",
      gridTemplateAreas: "none",
      rowGap: space["6"],
    },
  },
});
/**
 * A place in the one column of a narrow page, by order and not by name: a name that nothing has would be an empty row.
 * What it is about and what it costs come first, then what is to be done; promises after it.
 */
const narrowPlace = (order: number) => ({ "@media": { [media.narrow]: { gridArea: "auto", order } } });
const [VEHICLE, AMOUNTS, FORM, PROMISES] = [1, 2, 3, 4];

/** Past the first step, and where a form came back, everybody knows what it is about: narrow pages ask at once. */
export const further = style({});

export const head = style({
  gridArea: "head",
  display: "grid",
  gap: space["3"],
  maxInlineSize: "46rem",
  ...narrowPlace(0),
});
export const main = style({
  gridArea: "form",
  display: "grid",
  gap: space["5"],
  maxInlineSize: "57rem",
  minInlineSize: 0,
  ...narrowPlace(FORM),
  selectors: { [`${further} &`]: narrowPlace(0) },
});
export const side = style({
  gridArea: "side",
  display: "grid",
  gap: space["4"],
  minInlineSize: 0,
  "@media": { [media.narrow]: { display: "contents" } },
});
export const vehicle = style({
  minInlineSize: 0,
  ...narrowPlace(VEHICLE),
});
/** What is paid stands over the button that leads to paying it. */
export const extras = style({
  display: "grid",
  gap: space["4"],
  minInlineSize: 0,
  "@media": { [media.narrow]: { display: "contents" } },
});
/** What stands in an order is read after what is to be done next. */
export const record = style({
  display: "grid",
  gap: space["4"],
  minInlineSize: 0,
  ...narrowPlace(PROMISES),
});
globalStyle(`${extras} > :first-child`, narrowPlace(AMOUNTS));
globalStyle(`${extras} > :last-child:not(:first-child)`, narrowPlace(PROMISES));

export const panel = style({ display: "grid", gap: space["3"] });
export const panelHead = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space["4"],
});

export const facts = style({ display: "grid", margin: 0 });
export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: `${space["1"]} ${space["4"]}`,
  paddingBlock: space["2"],
  selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${color.line}` } },
});
export const factValue = style({
  margin: 0,
  // Also on a line of its own it stands under the other values.
  marginInlineStart: "auto",
  flex: "0 0 auto",
  maxInlineSize: "66%",
  textAlign: "end",
  overflowWrap: "break-word",
  whiteSpace: "pre-line",
});
/** On a line of its own under name and value. */
export const factNote = style({ margin: 0, flex: "1 0 100%" });
export const firstValue = style({
  fontSize: vars.text["2xl"],
  fontWeight: vars.font.weightStrong,
  lineHeight: 1.15,
});

export const promises = style({ display: "grid", gap: space["3"], paddingInline: space["1"] });
export const promiseList = style({
  display: "grid",
  gap: space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const promise = style({
  display: "flex",
  alignItems: "start",
  gap: space["3"],
  fontSize: vars.text.sm,
  lineHeight: 1.45,
});
export const promiseIcon = style({
  flex: "none",
  inlineSize: "18px",
  blockSize: "18px",
  color: color.positive,
  marginBlockStart: "1px",
});

export const narrow = style({
  display: "grid",
  gap: space["5"],
  maxInlineSize: "46rem",
  justifyItems: "start",
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space["3"], alignItems: "center" });
