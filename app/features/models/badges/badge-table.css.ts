import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, layout, space, text } = vars;

export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space["6"] });
export const scroller = style({
  overflowX: "auto",
  "@media": { [media.phone]: { marginInline: `calc(${layout.gutter} * -1)` } },
});
/** Badges are equally wide, and wide enough to read: beyond that the table scrolls. */
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
export const badge = style({ display: "block" });
export const line = style({ display: "block", marginBlockStart: space["1"], fontSize: text.sm });
export const label = style({ ...cellBox, ...held, fontSize: text.sm });
export const cell = style({ ...cellBox, fontSize: text.sm });
