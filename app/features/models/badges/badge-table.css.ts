import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, layout, radius, space, text } = vars;

export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["6"] });
/**
 * A shadow at an edge says that there is more beyond it: the ground scrolls with the table and covers the shadow at the
 * ends. The headings' column covers the one at its side.
 */
export const scroller = style({
  overflowX: "auto",
  background: [
    `linear-gradient(to right, ${color.ground} 30%, transparent) left / 40px 100% local no-repeat`,
    `linear-gradient(to left, ${color.ground} 30%, transparent) right / 40px 100% local no-repeat`,
    `linear-gradient(to right, color-mix(in srgb, ${color.text} 22%, transparent), transparent) left / 14px 100% scroll no-repeat`,
    `linear-gradient(to left, color-mix(in srgb, ${color.text} 22%, transparent), transparent) right / 14px 100% scroll no-repeat`,
  ].join(", "),
  "@media": { [media.phone]: { marginInline: `calc(${layout.gutter} * -1)` } },
});
/**
 * Badges are equally wide, and wide enough to read: beyond that the table scrolls. On a phone they are so narrow that
 * the next one begins inside the window.
 */
export const table = style({
  inlineSize: "100%",
  tableLayout: "fixed",
  borderCollapse: "collapse",
  textAlign: "start",
  selectors: {
    '&[data-columns="2"]': { minInlineSize: "30rem" },
    '&[data-columns="3"]': { minInlineSize: "40rem" },
    '&[data-columns="4"]': { minInlineSize: "50rem" },
    '&[data-columns="5"], &[data-columns="6"]': { minInlineSize: "66rem" },
  },
  "@media": {
    [media.phone]: {
      selectors: {
        '&[data-columns="2"]': { minInlineSize: "0" },
        '&[data-columns="3"]': { minInlineSize: "33rem" },
        '&[data-columns="4"]': { minInlineSize: "41.5rem" },
        '&[data-columns="5"]': { minInlineSize: "50rem" },
        '&[data-columns="6"]': { minInlineSize: "58.5rem" },
      },
    },
  },
});

const cellBox = {
  padding: `${space["3"]} ${space["4"]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: "start",
  verticalAlign: "top",
} as const;

/**
 * Headings of rows stay while the badges scroll below them. The gutter of a phone is theirs: beside a padding of what
 * scrolls, the badges would show.
 */
const held = {
  position: "sticky",
  insetInlineStart: 0,
  background: color.ground,
  paddingInlineStart: 0,
  "@media": { [media.phone]: { paddingInlineStart: layout.gutter } },
} as const;

export const corner = style({
  ...cellBox,
  ...held,
  borderBlockEndColor: color.lineStrong,
  inlineSize: "9.5rem",
  "@media": { [media.phone]: { ...held["@media"][media.phone], inlineSize: "7.5rem" } },
});
export const column = style({
  ...cellBox,
  borderBlockEndColor: color.lineStrong,
  fontWeight: 400,
});
export const picture = style({
  display: "block",
  inlineSize: "100%",
  maxInlineSize: "240px",
  blockSize: "auto",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  marginBlockEnd: space["3"],
  borderRadius: radius.card,
  background: color.studio,
});
export const badge = style({ display: "block" });
export const line = style({ display: "block", marginBlockStart: space["1"], fontSize: text.sm });
export const label = style({ ...cellBox, ...held, fontSize: text.sm });
export const cell = style({ ...cellBox, fontSize: text.sm });
