import { createVar, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, radius, space, text } = vars;

const shown = {
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: radius.panel,
  background: color.studio,
} as const;

/** Beside the words, also before they have arrived. */
const place = { "@media": { [media.desk]: { gridArea: "1 / 2" } } } as const;

export const only = style({ ...shown, ...place });

export const set = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0, ...place });

/** How many dots stand in the row; eight of them fit a window of 320 px. */
export const dots = createVar();

/** Pictures lie on the first row, one of them to be seen; dots stand on the second, the chosen name behind them. */
export const stage = style({
  display: "grid",
  gridTemplateColumns: `repeat(${dots}, minmax(0, 44px)) minmax(0, 1fr)`,
  rowGap: space["3"],
  alignItems: "center",
});
export const colour = style({ display: "contents" });
export const photo = style({
  ...shown,
  gridRow: 1,
  gridColumn: "1 / -1",
  marginBlockEnd: space["1"],
  display: "none",
  selectors: {
    // Alone where `:has()` is not known.
    [`${colour}:first-child > &`]: { display: "block" },
    [`${colour}:not(:has(:checked)) > &`]: { display: "none" },
    [`${colour}:has(:checked) > &`]: { display: "block" },
  },
});
export const choice = style({ gridRow: 2, position: "relative", inlineSize: "100%", blockSize: "44px" });
export const input = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  margin: 0,
  appearance: "none",
  border: "2px solid transparent",
  borderRadius: radius.pill,
  cursor: "pointer",
  selectors: {
    "&:checked": { borderColor: color.text },
    "&:hover:not(:checked)": { borderColor: color.lineStrong },
    "&:focus-visible": { borderRadius: radius.pill },
  },
  "@media": { [media.forcedColors]: { appearance: "auto" } },
});
/** A pale paint keeps an edge. */
export const dot = style({
  position: "absolute",
  inset: "8px",
  insetInlineStart: "calc(50% - 14px)",
  inlineSize: "28px",
  blockSize: "28px",
  pointerEvents: "none",
  stroke: color.lineStrong,
  strokeWidth: ".6px",
});
export const name = style({
  gridRow: 2,
  gridColumn: "-2 / -1",
  paddingInlineStart: space["3"],
  fontSize: text.sm,
  fontWeight: vars.font.weightStrong,
  display: "none",
  selectors: { [`${colour}:has(:checked) > &`]: { display: "block" } },
  "@media": { [media.phone]: { gridRow: 3, gridColumn: "1 / -1", paddingInlineStart: 0 } },
});
