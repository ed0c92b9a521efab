import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { FULL_HEAD } from "../gallery.css";
import { shownThumb, thumbLook } from "../thumb-look";

const { color, space, text, font } = vars;

/** Along the top; the way out stands at its end and belongs to the stage. */
export const head = style({
  gridRow: 1,
  gridColumn: 1,
  zIndex: 1,
  blockSize: FULL_HEAD,
  display: "flex",
  alignItems: "center",
  gap: space["4"],
  paddingInlineStart: space["5"],
  marginInlineEnd: `calc(44px + ${space["4"]} + ${space["3"]})`,
  "@media": {
    [media.phone]: {
      gap: space["2"],
      paddingInlineStart: space["3"],
      marginInlineEnd: `calc(36px + 2 * ${space["3"]})`,
    },
  },
});
/** Name and price in one line; on a phone below each other. */
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  alignItems: "baseline",
  gap: space["4"],
  "@media": { [media.phone]: { display: "grid", gap: 0 } },
});
export const name = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontWeight: font.weightStrong,
  "@media": { [media.phone]: { fontSize: text.sm } },
});
export const price = style({
  flex: "none",
  fontWeight: font.weightStrong,
  fontVariantNumeric: "tabular-nums",
});

/** All small pictures in one row that scrolls; in the middle where it is short. */
export const strip = style({
  gridRow: 4,
  display: "flex",
  gap: space["2"],
  justifyContent: "safe center",
  overflowX: "auto",
  scrollbarWidth: "thin",
  padding: space["3"],
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
});
export const small = style({
  ...thumbLook,
  flex: "none",
  inlineSize: "96px",
  padding: 0,
  border: 0,
  cursor: "pointer",
  selectors: shownThumb,
  "@media": { [media.phone]: { inlineSize: "72px" } },
});
export const smallPhoto = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
