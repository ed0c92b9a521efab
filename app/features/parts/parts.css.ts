import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, layout, radius, space, text } = vars;

export const finder = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1fr) auto",
  gap: space["4"],
  alignItems: "end",
  marginBlockStart: "clamp(1.5rem, 1rem + 2vw, 2.5rem)",
  padding: "clamp(1rem, .75rem + 1vw, 1.5rem)",
  background: color.sunken,
  borderRadius: radius.panel,
  "@media": {
    [media.narrow]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    // Half a phone cuts what is chosen.
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
// Example and all: the smallest phones hold it a size smaller.
globalStyle(`${finder} input::placeholder`, { "@media": { [media.tiny]: { fontSize: text.sm } } });
/** Without an order to choose. */
export const short = style({
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1.2fr) auto",
  marginBlockStart: 0,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const field = style({ display: "grid", gap: space["2"], minInlineSize: 0 });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "15rem minmax(0, 1fr)",
  gap: "clamp(1.5rem, 4vw, 4rem)",
  alignItems: "start",
  marginBlockStart: "clamp(1.75rem, 1rem + 2vw, 3rem)",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const categories = style({ minInlineSize: 0 });
export const categoriesTitle = style({ marginBlockEnd: space["3"] });
/** A column beside the list; on narrow pages a row that scrolls. */
export const filters = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.narrow]: {
      display: "flex",
      gap: space["2"],
      overflowX: "auto",
      scrollbarWidth: "none",
      marginInline: `calc(${layout.gutter} * -1)`,
      paddingInline: layout.gutter,
      paddingBlock: "4px",
    },
  },
});
export const filter = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "44px",
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.text,
  textDecoration: "none",
  selectors: {
    "&:hover": { color: color.link },
    '&[aria-current="true"]': {
      fontWeight: vars.font.weightStrong,
      boxShadow: `inset 0 -2px ${color.brand}`,
    },
  },
  "@media": {
    [media.narrow]: {
      whiteSpace: "nowrap",
      paddingInline: space["4"],
      border: `1px solid ${color.lineStrong}`,
      borderRadius: radius.control,
      background: color.surface,
    },
  },
});
export const filterCount = style({ fontSize: text.sm, fontWeight: 400 });

export const results = style({
  gridColumn: "-2 / -1",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["5"],
});
export const list = style({
  display: "grid",
  margin: 0,
  padding: 0,
  listStyle: "none",
  borderBlockStart: `1px solid ${color.line}`,
});

export const part = style({
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr) minmax(8.5rem, auto) auto",
  gap: `${space["3"]} ${space["5"]}`,
  alignItems: "start",
  paddingBlock: space["5"],
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": {
    [media.phone]: { gridTemplateColumns: "48px minmax(0, 1fr)", columnGap: space["4"] },
  },
});
export const tile = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "64px",
  blockSize: "64px",
  overflow: "hidden",
  borderRadius: radius.control,
  background: color.sunken,
  color: color.link,
  "@media": { [media.phone]: { inlineSize: "48px", blockSize: "48px" } },
});
export const photo = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
export const words = style({ display: "grid", gap: space["1"], minInlineSize: 0 });
export const money = style({
  display: "grid",
  gap: "2px",
  textAlign: "end",
  "@media": { [media.phone]: { gridColumn: 2, textAlign: "start" } },
});
export const price = style({ fontSize: text.lg, fontWeight: vars.font.weightStrong });
export const here = style({ color: color.positive });
export const ask = style({
  "@media": { [media.phone]: { gridColumn: 2, justifySelf: "start", whiteSpace: "normal" } },
});
