import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, text, font } = vars;
const PHONE = media.phone;
const ON_PAPER = "print";

export const page = style({
  display: "grid",
  gap: space["6"],
  paddingBlock: space["8"],
  "@media": { [ON_PAPER]: { padding: 0, display: "block" } },
});

/** All sizes follow from this one: paper is read from a shorter distance than a screen. */
globalStyle(`html:has(${page})`, { "@media": { [ON_PAPER]: { fontSize: "11px" } } });
/** Of the site around the sheet nothing is printed. */
globalStyle(`body:has(${page}) > :not(main)`, { "@media": { [ON_PAPER]: { display: "none" } } });

export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["3"],
  alignItems: "center",
  inlineSize: "100%",
  maxInlineSize: "860px",
  marginInline: "auto",
  "@media": { [ON_PAPER]: { display: "none" } },
});

export const sheet = style({
  display: "grid",
  gap: space["6"],
  background: color.surface,
  color: color.text,
  inlineSize: "100%",
  maxInlineSize: "860px",
  marginInline: "auto",
  padding: `clamp(20px, 5vw, 48px)`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.panel,
  "@media": {
    [ON_PAPER]: {
      border: 0,
      padding: 0,
      maxInlineSize: "none",
      gap: "3mm",
      fontSize: "10pt",
      borderRadius: 0,
    },
  },
});

export const letterhead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space["3"],
  paddingBlockEnd: space["4"],
  borderBlockEnd: `2px solid ${color.accent}`,
  "@media": { [ON_PAPER]: { paddingBlockEnd: "1.5mm" } },
});
export const brand = style({ display: "flex", alignItems: "center", gap: space["3"] });
export const mark = style({ inlineSize: "36px", blockSize: "36px", flex: "none" });
export const stroke = style({
  fill: "none",
  stroke: color.text,
  strokeWidth: 2.6,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
export const strokeAccent = style([stroke, { stroke: color.accent }]);
export const wordmark = style({ fontSize: text.lg, lineHeight: 1.1 });
export const contact = style({ textAlign: "end", "@media": { [PHONE]: { textAlign: "start" } } });

export const heading = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "start",
  gap: space["4"],
});
export const price = style({ fontSize: text["2xl"], lineHeight: 1.1 });
export const priceBlock = style([contact]);

export const overview = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2.2fr) minmax(0, 1fr)",
  gap: space["4"],
  "@media": {
    [`screen and ${PHONE}`]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [ON_PAPER]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.2fr)" },
  },
});
export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  background: color.studio,
});
export const facts = style({
  display: "grid",
  alignContent: "space-between",
  gap: space["3"],
  margin: 0,
  padding: space["5"],
  background: color.sunken,
  "@media": {
    [ON_PAPER]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      alignContent: "space-evenly",
      printColorAdjust: "exact",
    },
  },
});
export const factLabel = style({ fontSize: text.xs, color: color.textMuted });
export const factValue = style({ margin: 0, fontSize: text.lg, fontWeight: font.weightStrong });

/** What the price includes and how the repayment comes about. */
export const money = style({ display: "grid", gap: space["1"], lineHeight: 1.4 });

export const specs = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: space["8"],
  margin: 0,
  marginBlockStart: space["2"],
  "@media": { [`screen and ${PHONE}`]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const spec = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space["3"],
  paddingBlock: "5px",
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: text.sm,
  breakInside: "avoid",
  "@media": { [ON_PAPER]: { paddingBlock: "1px" } },
});
export const specValue = style({
  margin: 0,
  fontWeight: font.weightStrong,
  textAlign: "end",
  overflowWrap: "anywhere",
});

/** Not parted from where the vehicle stands: that alone is no page. */
export const beforeFoot = style({ breakAfter: "avoid", breakInside: "avoid" });
export const features = style({
  columns: "180px 4",
  columnGap: space["6"],
  margin: 0,
  marginBlockStart: space["2"],
  paddingInlineStart: space["4"],
  fontSize: text.sm,
  "@media": { [ON_PAPER]: { columns: 4, paddingInlineStart: 0 } },
});
export const comments = style({ marginBlockStart: space["2"], fontSize: text.sm, maxInlineSize: "none" });

export const foot = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space["6"],
  paddingBlockStart: space["4"],
  borderBlockStart: `1px solid ${color.line}`,
  breakInside: "avoid",
  "@media": {
    [`screen and ${PHONE}`]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [ON_PAPER]: { gap: "1.5mm 6mm", paddingBlockStart: "2mm" },
  },
});
export const visit = style({
  fontSize: text.sm,
  lineHeight: 1.5,
  "@media": { [ON_PAPER]: { lineHeight: 1.3 } },
});
export const scan = style({
  display: "flex",
  alignItems: "start",
  gap: space["4"],
  maxInlineSize: "380px",
  textAlign: "end",
  fontSize: text.xs,
  overflowWrap: "anywhere",
  "@media": { [`screen and ${PHONE}`]: { flexDirection: "row-reverse", textAlign: "start" } },
});
export const small = style({ gridColumn: "1 / -1", fontSize: text.xs });
/** Phones read only dark codes on a light background, whatever the template's colours are. */
export const code = style({
  inlineSize: "112px",
  blockSize: "112px",
  flex: "none",
  background: color.surface,
  "@media": { [ON_PAPER]: { inlineSize: "25mm", blockSize: "25mm" } },
});
