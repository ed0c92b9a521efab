import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inCard } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { color, space, text, radius } = vars;

export const bodies = style({ paddingBlock: `${space["4"]} 0` });
export const bodyGrid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(124px, 1fr))",
  gap: space["3"],
  "@media": { [media.phone]: { gridTemplateColumns: "1fr 1fr" } },
});
export const tile = style({
  display: "grid",
  // A picture grows with its row: the tile of all body types may be higher by its words.
  gridTemplateRows: "1fr auto",
  alignItems: "end",
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: "hidden",
  transition: `box-shadow ${vars.duration.base}`,
  selectors: { "&:hover": { boxShadow: vars.shadow["2"], borderColor: color.lineStrong } },
});
export const bodyPhoto = style({
  inlineSize: "100%",
  blockSize: "100%",
  aspectRatio: "13 / 6",
  objectFit: "cover",
});
export const tileWords = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "0 8px",
  padding: "10px 14px 12px",
});
export const note = style({ color: color.textMuted, fontSize: text.xs });
export const allTile = style({
  gridTemplateColumns: "1fr auto",
  gridTemplateRows: "1fr",
  alignItems: "end",
  background: color.brandTint,
  borderColor: "transparent",
  color: color.link,
  "@media": { [media.phone]: { gridColumn: "1 / -1" } },
});
export const allWords = style({ display: "grid", gap: "2px", padding: "10px 14px 14px", fontSize: text.md });
export const allIcon = style({ margin: "0 14px 16px 0" });

export const trio = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))",
  gap: vars.layout.gridGap,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space["7"] } },
});
export const type = style({ display: "grid", gap: "6px", alignContent: "start" });
export const typeNames = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  padding: space["4"],
  textAlign: "center",
});
export const typePicture = style({
  position: "relative",
  display: "block",
  aspectRatio: "4 / 3",
  overflow: "hidden",
  borderRadius: radius.card,
  background: color.studio,
  marginBlockEnd: space["3"],
});
export const typePhoto = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  transition: `scale ${vars.duration.slow} ${vars.ease.standard}`,
  selectors: { [`${type}:hover &`]: { scale: "1.025" } },
  "@media": {
    [media.reducedMotion]: { transition: "none", selectors: { [`${type}:hover &`]: { scale: "1" } } },
  },
});
export const typeHead = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: "0 12px",
  selectors: {
    [inCard.ruled]: { borderBlockStart: `1px solid ${color.text}`, paddingBlockStart: space["3"] },
  },
});
