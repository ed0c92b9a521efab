import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inCard } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { color, space } = vars;

/** Among rows and on a phone a tile is a line between vehicles, not a screen of its own. */
const inRows = "[data-rows] > &";

export const tile = style({
  display: "grid",
  // As wide as its place, whatever its words are.
  gridTemplateColumns: "minmax(0, 1fr)",
  // A row of cards is taller than the words: what is left stands above and below them.
  alignContent: "center",
  justifyItems: "start",
  gap: space["6"],
  borderRadius: vars.radius.card,
  padding: space["6"],
  position: "relative",
  overflow: "hidden",
  minBlockSize: "300px",
  selectors: {
    [inCard.open]: { padding: space["7"] },
    [inCard.ruled]: { padding: space["5"], minBlockSize: "340px" },
    [inRows]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      gap: space["5"],
      minBlockSize: 0,
      paddingBlock: space["4"],
    },
  },
  "@media": {
    [media.phone]: {
      gap: space["3"],
      minBlockSize: 0,
      padding: space["4"],
      selectors: {
        [inCard.open]: { padding: space["4"] },
        [inCard.ruled]: { padding: space["4"], minBlockSize: 0 },
        [inRows]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space["3"] },
      },
    },
  },
});
export const tones = {
  inverse: style({}),
  // The accent is a line: a ground in the colour of what can be pressed would look like a button.
  accent: style({
    background: color.surface,
    color: color.text,
    boxShadow: `inset 0 0 0 1px ${color.lineStrong}, inset 0 5px 0 ${color.accent}`,
  }),
  brand: style({ background: color.brandTint, color: color.text }),
};
export const words = style({ display: "grid", gap: space["2"], justifyItems: "start" });
export const kicker = style({ fontSize: vars.text.sm, fontWeight: vars.font.weightStrong });
const small = { fontSize: vars.text.lg, lineHeight: 1.25 };
export const title = style({
  selectors: {
    [inCard.ruled]: { fontSize: "2.125rem", lineHeight: 1 },
    "[data-rows] > * &": small,
  },
  "@media": { [media.phone]: { ...small, selectors: { [inCard.ruled]: small } } },
});
export const titleOnInverse = style({ selectors: { [inCard.boxed]: { color: color.accentOnInverse } } });
export const text = style({
  textWrap: "pretty",
  selectors: { "[data-rows] > * &": { fontSize: vars.text.sm } },
  "@media": { [media.phone]: { fontSize: vars.text.sm } },
});
export const picture = style({
  inlineSize: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: `calc(${vars.radius.card} * .7)`,
  selectors: { "[data-rows] > * &": { display: "none" } },
  "@media": { [media.phone]: { display: "none" } },
});
export const action = style({
  maxInlineSize: "100%",
  paddingBlock: space["2"],
  whiteSpace: "normal",
  "@media": { [media.phone]: { minBlockSize: vars.control.heightSm, fontSize: vars.text.sm } },
  selectors: { [inCard.ruled]: { paddingInline: space["4"] } },
});
