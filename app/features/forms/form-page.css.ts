import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { space, color } = vars;

export const page = style({ paddingBlock: `${space["5"]} ${space["9"]}` });
export const crumbs = style({ marginBlockEnd: space["5"] });
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 340px)",
  gridTemplateRows: "auto auto 1fr",
  columnGap: "clamp(2rem, 6vw, 6rem)",
  alignItems: "start",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gridTemplateRows: "none" } },
});
export const head = style({
  gridColumn: 1,
  display: "grid",
  gap: space["3"],
  maxInlineSize: "44rem",
  marginBlockEnd: space["7"],
});
export const lost = style({ marginBlockEnd: space["4"] });

export const main = style({
  gridColumn: 1,
  maxInlineSize: "57rem",
  minInlineSize: 0,
  scrollMarginBlockStart: "96px",
  "@media": { [media.desk]: { gridRow: "2 / span 2" } },
});
/**
 * The vehicle the form is about: beside the form on a desk, above it on a phone. It comes first in the page's source,
 * so that nothing moves while the page loads.
 */
export const side = style({
  display: "grid",
  gap: space["5"],
  minInlineSize: 0,
  "@media": {
    [media.desk]: { gridArea: "1 / 2 / span 2" },
    [media.narrow]: { gap: space["7"], marginBlockEnd: space["7"] },
  },
});
export const subject = style({ minInlineSize: 0 });
/** Whom to call instead: on phones below the form. */
export const contact = style({
  display: "grid",
  gap: space["7"],
  minInlineSize: 0,
  "@media": {
    [media.desk]: {
      gridArea: "1 / 2 / span 3",
      selectors: { [`${side} ~ &`]: { gridArea: "3 / 2", marginBlockStart: space["5"] } },
    },
    [media.narrow]: { marginBlockStart: space["8"] },
  },
});
export const ahead = style({ display: "grid", gap: space["4"] });
export const hours = style({ inlineSize: "100%", borderCollapse: "collapse" });
export const hoursCaption = style({ textAlign: "start" });
export const hoursDay = style({ textAlign: "start", fontWeight: "inherit", paddingBlock: "3px" });
/** Its name may take two lines; the hours beside it take one. */
export const specialDay = style([hoursDay, { inlineSize: "50%", verticalAlign: "top" }]);
export const hoursTime = style({ textAlign: "end", paddingBlock: "3px", overflowWrap: "anywhere" });

export const brief = style({
  display: "grid",
  gap: space["4"],
  "@media": {
    [media.narrow]: { gridTemplateColumns: "minmax(88px, 140px) minmax(0, 1fr)", alignItems: "center" },
  },
});
export const picture = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: vars.radius.card,
  background: color.sunken,
});
export const price = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space["2"]}`,
});
export const words = style({ display: "grid", gap: space["1"], minInlineSize: 0 });

export const sent = style({
  maxInlineSize: "44rem",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["7"],
  gridColumn: 1,
  "@media": { [media.desk]: { gridRow: "2 / span 2" } },
});
export const block = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["4"] });
/** Links to what comes next, whose words may be long. */
export const steps = style({ display: "grid", justifyItems: "start", gap: space["3"] });
globalStyle(`${steps} > *`, { whiteSpace: "normal", maxInlineSize: "100%" });
export const answers = style({ display: "grid", gap: 0, margin: 0 });
export const answer = style({
  display: "grid",
  gridTemplateColumns: "minmax(8rem, 1fr) minmax(0, 2fr)",
  gap: space["4"],
  paddingBlock: space["3"],
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" } },
});
export const answerValue = style({ margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const tick = style({ color: color.positive, inlineSize: "40px", blockSize: "40px" });

export const chances = style({ display: "grid", gap: 0, margin: 0 });
export const chance = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space["4"],
  paddingBlock: space["2"],
  borderBlockStart: `1px solid ${color.line}`,
});
export const chanceOf = style({ margin: 0, whiteSpace: "nowrap", color: color.textMuted });
export const highlight = style({
  padding: space["5"],
  borderRadius: vars.radius.card,
  background: color.positiveTint,
  border: `2px solid ${color.positive}`,
});
