import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { sprinkles } from "~/ui/theme/sprinkles.css";

const { space } = vars;

export const page = style({
  display: "grid",
  gap: space["6"],
  justifyItems: "start",
  paddingBlock: "clamp(3rem, 2rem + 6vw, 7rem)",
  maxInlineSize: "46rem",
});
export const search = style({
  display: "grid",
  gap: "6px",
  inlineSize: "100%",
  maxInlineSize: "34rem",
});
export const searchRow = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space["2"],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const ways = sprinkles({ display: "flex", flexWrap: "wrap", gap: "5" });

/** The page without a dealer: nothing but words, in the system's face. */
export const plain = style({
  fontFamily: "system-ui, sans-serif",
  padding: "12vh 24px",
  maxInlineSize: "40rem",
});
export const plainTitle = style({ fontSize: "1.75rem", lineHeight: 1.2, marginBlockEnd: "12px" });

export const meant = style({ display: "grid", gap: space["2"] });
export const meantList = style({ display: "flex", flexWrap: "wrap", gap: `${space["2"]} ${space["5"]}` });
