import { style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, layout, radius, space, text } = vars;

export const filters = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["3"],
  marginBlock: "clamp(1.5rem, 1rem + 2vw, 2.5rem)",
});
export const filter = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["2"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  minBlockSize: "40px",
  paddingInline: space["4"],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: color.surface,
  fontSize: text.sm,
  fontWeight: vars.font.weightStrong,
  selectors: {
    "&:hover": { borderColor: color.text },
    "&[aria-current]": { background: color.brand, borderColor: color.brand, color: color.onBrand },
  },
});
export const count = style({
  fontWeight: 400,
  color: color.textMuted,
  selectors: { [`${choice}[aria-current] &`]: { color: "inherit" } },
});

export const pagination = style({ marginBlockStart: layout.section });

export const overviewHead = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 24rem), 1fr))",
  gap: "clamp(1.5rem, 4vw, 4rem)",
  alignItems: "center",
  marginBlockEnd: "clamp(2rem, 1rem + 4vw, 4rem)",
});
export const overviewPhoto = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  borderRadius: radius.panel,
  background: color.studio,
  // The first model's picture: on a phone the same one stands right below.
  "@media": { [media.phone]: { display: "none" } },
});
export const links = style({
  display: "grid",
  gap: space["4"],
  paddingBlockStart: space["7"],
  borderBlockStart: `1px solid ${color.line}`,
});
export const placeList = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  gap: `${space["5"]} ${layout.gridGap}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const place = style({ display: "grid", justifyItems: "start", gap: "2px", minInlineSize: 0 });
export const linkRow = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["3"]} ${space["7"]}`,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const linkItem = style({ display: "flex", alignItems: "baseline", gap: space["2"] });
