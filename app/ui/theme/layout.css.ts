import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css";
import { uiLayer } from "./layers.css";
import { media } from "./media";
import { snapRow } from "./snap-row";
import { uiStyle } from "./ui-style";

/** The page's column: full width up to the template's maximum, with its gutter. */
export const wrap = uiStyle({
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.layout.pageMax} + 2 * ${vars.layout.gutter})`,
  marginInline: "auto",
  paddingInline: vars.layout.gutter,
});

/** A band of the page with the template's vertical rhythm. */
export const section = uiStyle({ paddingBlock: vars.layout.section });

/** A section's heading row: title at the start, its link or tabs at the end. */
export const head = uiStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${vars.space["3"]} ${vars.space["7"]}`,
  marginBlockEnd: "clamp(1.5rem, 1rem + 2vw, 2.75rem)",
});

const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" } as const;
/** Things under each other: `stack` 16 px apart, `stackSm` 8, `stackLg` 32. */
export const stack = uiStyle({ ...column, gap: vars.space["4"] });
export const stackSm = uiStyle({ ...column, gap: vars.space["2"] });
export const stackLg = uiStyle({ ...column, gap: vars.space["7"] });

/** Things beside each other, wrapping. */
export const row = uiStyle({ display: "flex", alignItems: "center", gap: vars.space["3"], flexWrap: "wrap" });

// A button moves to a line of its own before its words break.
globalStyle(`${row} > :is(a, button)`, { "@layer": { [uiLayer]: { whiteSpace: "normal" } } });

/** Two equal columns, one on a phone. */
export const duo = uiStyle({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.layout.gridGap,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Mirrors a directional icon in right-to-left pages. */
export const flip = uiStyle({ selectors: { "[dir=rtl] &": { scale: "-1 1" } } });

const columns = (count: number) => ({
  display: "grid",
  gap: vars.layout.gridGap,
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  "@media": { [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" }, [media.phone]: snapRow },
});
/** Equal columns on a desk, two on a tablet, a snapping row on a phone. */
export const three = uiStyle(columns(3));
export const four = uiStyle(columns(4));
globalStyle(`${three} > *, ${four} > *`, { "@layer": { [uiLayer]: { scrollSnapAlign: "start" } } });
