import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, text } = vars;

/** Form at the start, what it is for at the end. */
export const split = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 520px) minmax(0, 27rem)",
  gap: "clamp(2rem, 1rem + 5vw, 6rem)",
  alignItems: "start",
  justifyContent: "start",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space["8"] } },
});
/** What somebody signs in for: beside the form where there is room, else before it. */
export const about = style({ display: "grid", gap: space["4"], minInlineSize: 0 });
export const splitAbout = style({ "@media": { [media.desk]: { gridTemplateRows: "auto 1fr" } } });
globalStyle(`${splitAbout} > *`, { "@media": { [media.desk]: { gridColumn: 2 } } });
export const page = style({ paddingBlock: "clamp(2rem, 1rem + 4vw, 5rem)" });
export const start = style({
  display: "grid",
  gap: space["4"],
  alignContent: "start",
  maxInlineSize: "520px",
});
globalStyle(`${splitAbout} > ${start}`, {
  "@media": { [media.desk]: { gridColumn: 1, gridRow: "1 / span 2" } },
});
export const form = style({ display: "grid", gap: space["5"], marginBlockStart: space["3"] });
export const actions = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space["3"] });
export const note = style({ fontSize: text.xs, color: color.textMuted, maxInlineSize: "52ch" });

/** Digits wide apart, as they are read from a telephone. */
export const codeInput = style({
  maxInlineSize: "15rem",
  fontSize: text["2xl"],
  minBlockSize: "64px",
  letterSpacing: ".28em",
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const phoneInput = style({
  fontSize: text.lg,
  minBlockSize: "56px",
  fontVariantNumeric: "tabular-nums",
});

export const points = style({ display: "grid", gap: space["5"], listStyle: "none", padding: 0, margin: 0 });
export const point = style({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr)",
  alignItems: "center",
  gap: space["4"],
  fontWeight: 550,
});
export const pointIcon = style({
  display: "grid",
  placeItems: "center",
  inlineSize: "44px",
  blockSize: "44px",
  borderRadius: vars.radius.pill,
  background: color.brandTint,
  color: color.brand,
});
export const aside = style({
  display: "grid",
  gap: space["6"],
  padding: "clamp(1.5rem, 1rem + 2vw, 2.5rem)",
  borderRadius: vars.radius.panel,
  background: color.sunken,
  "@media": { [media.phone]: { marginInline: `calc(${vars.layout.gutter} * -1)`, borderRadius: 0 } },
});

/** The development note: nobody may take it for part of the dealer's page. */
export const development = style({
  display: "grid",
  gap: space["2"],
  padding: space["4"],
  border: `2px dashed ${color.warning}`,
  borderRadius: `min(${vars.radius.control}, 14px)`,
  background: color.warningTint,
  fontSize: text.sm,
});
export const developmentTitle = style({ fontWeight: 700, fontSize: text.xs });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  justifyContent: "space-between",
  gap: `${space["3"]} ${space["6"]}`,
});
export const title = style({ display: "grid", gap: space["2"] });
export const blocks = style({ display: "grid", gap: "clamp(2.5rem, 2rem + 2vw, 4.5rem)" });
export const block = style({ display: "grid", gap: space["5"], scrollMarginBlockStart: "96px" });

export const rows = style({ display: "grid", listStyle: "none", padding: 0, margin: 0 });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space["2"]} ${space["6"]}`,
  paddingBlock: space["4"],
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { "&:first-child": { borderBlockStart: `1px solid ${color.line}` } },
});
export const rowMain = style({
  display: "grid",
  gap: "2px",
  minInlineSize: "min(100%, 16rem)",
  flex: "1 1 20rem",
});
export const rowNote = style({ fontSize: text.sm, color: color.textMuted });

export const channels = style({ display: "grid", gap: space["1"], border: 0, padding: 0, margin: 0 });
export const legend = style({
  fontSize: text.sm,
  fontWeight: vars.font.weightStrong,
  paddingBlockEnd: space["2"],
});
export const narrowForm = style({ display: "grid", gap: space["5"], maxInlineSize: "480px" });
/** What cannot be undone stands by itself. */
export const apart = style({
  paddingBlockStart: space["6"],
  borderBlockStart: `1px solid ${color.line}`,
});
export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${space["3"]} ${space["6"]}`,
  margin: 0,
  fontSize: text.sm,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" } },
});
globalStyle(`${facts} dt`, { color: color.textMuted });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: 550 });
globalStyle(`${facts} dd + dt`, { "@media": { [media.phone]: { marginBlockStart: space["3"] } } });

export const two = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  gap: "clamp(2rem, 1rem + 4vw, 5rem)",
  alignItems: "start",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** A message above a page's title: the title's tight lines need room. */
export const problem = style({
  marginBlockEnd: space["5"],
  selectors: { "&:focus-visible": { borderRadius: vars.radius.card } },
});

export const nav = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["2"]} ${space["6"]}`,
  listStyle: "none",
  padding: 0,
  margin: 0,
  paddingBlockEnd: space["4"],
  borderBlockEnd: `1px solid ${color.line}`,
});
export const navItem = style({ display: "flex", alignItems: "baseline", gap: space["2"] });
export const rowEnd = style({ columnGap: space["5"] });
