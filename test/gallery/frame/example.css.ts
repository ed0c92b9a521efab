import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { GUTTER, ink, line, quiet, SANS, WIDE } from "./frame.css";

export const example = style({ marginBlockEnd: "56px", scrollMarginBlockStart: "96px" });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: "16px",
  rowGap: "4px",
  marginBlockEnd: "16px",
  fontFamily: SANS,
  textAlign: "match-parent",
});

export const name = style({ fontSize: "18px", fontWeight: 650, letterSpacing: "-.01em", color: ink });

/** So that an example can be shown to others. */
export const anchor = style({ selectors: { "&:hover": { textDecoration: "underline" } } });

export const about = style({ fontSize: "14px", color: quiet, maxInlineSize: "70ch" });

const grid = { display: "grid", gap: "24px", alignItems: "start" } as const;

export const widths = styleVariants({
  small: [grid, { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))" }],
  card: [grid, { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))" }],
  half: [grid, { gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 440px), 1fr))" }],
  wide: [grid, { gridTemplateColumns: "minmax(0, 1fr)" }],
  page: [
    grid,
    {
      gridTemplateColumns: "minmax(0, 1fr)",
      marginInline: `-${GUTTER.phone}`,
      "@media": { [WIDE]: { marginInline: `-${GUTTER.desk}` } },
    },
  ],
});

export const state = style({ minInlineSize: 0, display: "flex", flexDirection: "column" });

export const label = style({
  paddingBlock: "0 6px",
  fontFamily: SANS,
  fontSize: "12px",
  lineHeight: "16px",
  color: quiet,
  textAlign: "match-parent",
  selectors: { [`${widths.page} &`]: { paddingInline: GUTTER.phone } },
  "@media": { [WIDE]: { selectors: { [`${widths.page} &`]: { paddingInline: GUTTER.desk } } } },
});

/** Bars that stay at the window's edge stay at the edge of their stage; nothing looks out of it. */
export const stage = style({
  contain: "layout",
  overflow: "clip",
  overflowClipMargin: "8px",
  padding: "12px",
  borderRadius: "8px",
  outline: `1px solid ${line}`,
  background: vars.color.ground,
  color: vars.color.text,
  "@media": { "screen and (min-width: 700px)": { padding: "20px" } },
  selectors: { [`${widths.page} &`]: { padding: 0, borderRadius: 0 } },
});
