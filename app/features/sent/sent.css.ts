import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { space, color } = vars;

export const page = style({ paddingBlock: `${space["6"]} ${space["9"]}` });
export const grid = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 380px)",
  gridTemplateAreas: '"head side" "main side"',
  gridTemplateRows: "auto 1fr",
  gap: `${space["7"]} clamp(2rem, 5vw, 5rem)`,
  alignItems: "start",
  "@media": {
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "none",
      gridTemplateAreas: '"head" "side" "main"',
      rowGap: space["6"],
    },
  },
});
/** What comes next stands before the dealer's vehicle. */
export const vehicleLast = style({
  "@media": { [media.narrow]: { gridTemplateAreas: '"head" "main" "side"' } },
});
export const head = style({
  gridArea: "head",
  display: "grid",
  gap: space["3"],
  justifyItems: "start",
  maxInlineSize: "46rem",
});
export const main = style({
  gridArea: "main",
  display: "grid",
  gap: space["7"],
  maxInlineSize: "46rem",
  minInlineSize: 0,
});
export const side = style({ gridArea: "side", display: "grid", gap: space["4"], minInlineSize: 0 });
export const block = style({ display: "grid", gap: space["4"], justifyItems: "start" });
export const move = style({ inlineSize: "100%" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space["3"], alignItems: "center" });
export const files = style({ display: "grid", gap: space["2"], margin: 0, padding: 0, listStyle: "none" });
export const rows = style({ display: "grid", inlineSize: "100%", margin: 0 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(8rem, 1fr) minmax(0, 2fr)",
  gap: space["4"],
  paddingBlock: space["3"],
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" } },
});
export const value = style({ margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" });
