import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { space, layout } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["6"],
  paddingBlock: `${space["7"]} ${layout.section}`,
});

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: space["4"],
});

export const title = style({ display: "grid", gap: space["2"] });

export const ways = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space["4"] });

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: layout.gridGap,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

export const card = style({
  display: "grid",
  gridTemplateRows: "1fr auto",
  gap: space["1"],
  minInlineSize: 0,
});
export const remove = style({ justifySelf: "start" });
