import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { CANNOT_UNFOLD } from "~/ui/theme/phone-fold.css";
import { sprinkles } from "~/ui/theme/sprinkles.css";

const { color, space } = vars;

export const footer = style({
  paddingBlock: `${space["10"]} ${space["6"]}`,
  fontSize: vars.text.sm,
  "@media": { [media.phone]: { paddingBlock: `${space["7"]} ${space["5"]}` } },
});

export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.6fr)",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: space["7"],
  "@media": {
    [media.narrow]: { display: "block", columns: 3, columnGap: space["4"] },
    [media.phone]: { columns: 1 },
  },
});

export const identity = style({
  display: "grid",
  gap: space["3"],
  alignContent: "start",
  color: color.onInverseMuted,
  "@media": { [media.narrow]: { columnSpan: "all", paddingBlockEnd: space["5"] } },
});

export const phone = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "24px",
  color: color.onInverse,
  fontWeight: 700,
  fontSize: vars.text.lg,
});
export const mail = style({ display: "inline-flex", alignItems: "center", minBlockSize: "24px" });

/** In a narrow window they fill columns of like height, each whole. */
export const column = style({
  "@media": {
    [media.narrow]: { breakInside: "avoid", paddingBlockEnd: space["5"] },
    [media.phone]: { paddingBlockEnd: 0, borderBlockStart: `1px solid ${color.inverseLine}` },
  },
});

export const columnTitle = style({
  fontSize: vars.text.sm,
  fontWeight: 700,
  marginBlockEnd: space["3"],
  "@media": { [media.phone]: { display: "none" } },
  "@supports": { [CANNOT_UNFOLD]: { display: "none" } },
});

export const foldLinks = style({ "@media": { [media.phone]: { paddingBlockEnd: space["3"] } } });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "32px",
  color: color.onInverseMuted,
  selectors: { "&:hover": { color: color.onInverse, textDecoration: "underline" } },
});

export const end = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["3"]} ${space["6"]}`,
  justifyContent: "space-between",
  alignItems: "center",
  borderBlockStart: `1px solid ${color.inverseLine}`,
  marginBlockStart: space["8"],
  paddingBlock: space["5"],
  color: color.onInverseMuted,
  "@media": { [media.narrow]: { marginBlockStart: space["5"] } },
});
export const elsewhere = style([
  sprinkles({ display: "flex", flexWrap: "wrap", marginBlockStart: "6" }),
  {
    columnGap: space["5"],
    "@media": {
      [media.narrow]: { marginBlockStart: 0 },
      [media.phone]: { borderBlockStart: `1px solid ${color.inverseLine}`, paddingBlockStart: space["3"] },
    },
  },
]);
export const consentAgain = style({
  minBlockSize: "24px",
  color: "inherit",
  textDecoration: "underline",
  textUnderlineOffset: ".25em",
  selectors: { "&:hover": { color: color.onInverse } },
  "@media": { "(scripting: none)": { display: "none" } },
});
export const payments = style({ display: "flex", flexWrap: "wrap", gap: "6px" });
export const payment = style({
  border: `1px solid ${color.inverseLine}`,
  borderRadius: `min(${vars.radius.control}, 6px)`,
  padding: "2px 8px",
  fontSize: vars.text["2xs"],
  fontWeight: 600,
});
export const disclaimer = style({
  maxInlineSize: "105ch",
  fontSize: vars.text.xs,
  lineHeight: 1.45,
  color: color.onInverseMuted,
  selectors: { ":not(:empty) + &": { marginBlockStart: space["2"] } },
});
