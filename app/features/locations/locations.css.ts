import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { evenPairs, evenRows } from "~/ui/theme/even-rows";
import { media } from "~/ui/theme/media";

const { color, layout, radius, space, text } = vars;
const oneColumn = { gridTemplateColumns: "minmax(0, 1fr)" } as const;

/** What follows has room above it of its own. */
export const page = style({ selectors: { "&:has(+ section)": { paddingBlockEnd: 0 } } });

export const hero = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.25fr)",
  gap: "clamp(2rem, 5vw, 5rem)",
  alignItems: "center",
  "@media": { [media.narrow]: { ...oneColumn, alignItems: "start" } },
});
export const heroWords = style({ display: "grid", gap: space["5"], justifyItems: "start" });
export const map = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: radius.panel,
  border: `1px solid ${color.line}`,
  background: color.sunken,
});
export const mapLink = style({ display: "block", borderRadius: radius.panel });
export const mapBox = style({ display: "grid", gap: space["3"], alignContent: "start", minInlineSize: 0 });
export const frame = style({ aspectRatio: "3 / 2" });
export const liveMap = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  "@media": { "(scripting: none)": { display: "none" } },
});
/** Below a bar that sticks to the top. */
export const anchored = style({ scrollMarginBlockStart: "96px" });
export const placeDetails = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.1fr)",
  gap: "clamp(1.5rem, 4vw, 4rem)",
  alignItems: "start",
  "@media": { [media.narrow]: oneColumn },
});
export const placeWords = style({
  display: "grid",
  gap: space["5"],
  minInlineSize: 0,
  justifyItems: "start",
});
export const placeHead = style({ display: "grid", gap: space["2"], justifyItems: "start" });
export const nearest = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "44px",
  "@media": { "(scripting: none)": { display: "none" } },
});
export const belowFinder = style({ marginBlockStart: space["4"] });
export const finderLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space["3"]} ${space["5"]}`,
});
export const nearestForm = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: space["3"] });
export const pinned = style({ position: "relative" });
/** The tip of a drawn pin is where its place is; what is clicked is its head. */
export const pin = style({
  position: "absolute",
  inlineSize: "24px",
  blockSize: "28px",
  translate: "-50% -100%",
  borderRadius: radius.pill,
});
export const open = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  // No line of "am" alone.
  textWrap: "balance",
});
export const lamp = style({
  inlineSize: "10px",
  blockSize: "10px",
  flexShrink: 0,
  borderRadius: "50%",
  border: `2px solid ${color.textMuted}`,
  selectors: { '&[data-open="true"]': { borderColor: color.positive, background: color.positive } },
});
export const rating = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["2"],
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)",
  gap: "clamp(2rem, 5vw, 5rem)",
  alignItems: "start",
  marginBlockStart: "clamp(2.5rem, 1.5rem + 4vw, 5rem)",
  "@media": { [media.narrow]: oneColumn },
});
export const block = style({ display: "grid", gap: space["4"], minInlineSize: 0 });
export const photo = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "3 / 2",
  objectFit: "cover",
  borderRadius: radius.panel,
});

/** Departments: native radio buttons choose whose table shows, so it works without script. */
export const departments = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space["5"]} 0`,
  border: 0,
  padding: 0,
  margin: 0,
});
export const choice = style({ position: "absolute", opacity: 0, inlineSize: "1px", blockSize: "1px" });
export const choices = style({ display: "flex", flexWrap: "wrap", gap: space["2"] });
export const choiceFace = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "44px",
  paddingInline: space["4"],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  fontWeight: vars.font.weightStrong,
  cursor: "pointer",
  selectors: {
    [`${choice}:checked + &`]: { background: color.brand, borderColor: color.brand, color: color.onBrand },
    [`${choice}:focus-visible + &`]: { outline: `3px solid ${color.focus}`, outlineOffset: "2px" },
  },
});
export const department = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  alignContent: "start",
});
export const several = style({});
globalStyle(`${several} > ${department}`, { display: "none" });
for (const place of [1, 2, 3, 4, 5, 6]) {
  const chosen = `${several}:has(${choices} > :nth-child(${String(place)}) > :checked)`;
  globalStyle(`${chosen} > ${department}:nth-of-type(${String(place)})`, { display: "grid" });
}

export const hours = style({
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});
export const caption = style({
  textAlign: "start",
  paddingBlockEnd: space["2"],
  color: color.textMuted,
  fontSize: text.sm,
});
export const day = style({
  textAlign: "start",
  fontWeight: "inherit",
  paddingBlock: "9px",
  borderBlockStart: `1px solid ${color.line}`,
});
export const time = style({
  textAlign: "end",
  paddingBlock: "9px",
  borderBlockStart: `1px solid ${color.line}`,
  whiteSpace: "nowrap",
  // Large text has no room for it beside the day.
  "@media": { [media.phone]: { whiteSpace: "normal", overflowWrap: "anywhere" } },
});
export const today = style({ fontWeight: vars.font.weightStrong });

export const others = style({
  display: "grid",
  gap: space["6"],
  marginBlockStart: "clamp(3rem, 2rem + 4vw, 6rem)",
  paddingBlockStart: space["8"],
  borderBlockStart: `1px solid ${color.line}`,
});

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  gap: layout.gridGap,
  margin: 0,
  padding: 0,
  listStyle: "none",
  // Eleven gaps grow with the text: together they would be wider than the window.
  "@media": { [media.phone]: oneColumn },
});
const onSmall = {
  "@media": { [media.narrow]: { gridColumn: "span 6" }, [media.phone]: { gridColumn: "1 / -1" } },
} as const;
/** A card's width in a row of twelve parts (LOC-17, LOC-18). */
export const cells = styleVariants({
  3: { gridColumn: "span 3", ...onSmall },
  4: { gridColumn: "span 4", ...onSmall },
  5: { gridColumn: "span 5", ...onSmall },
  6: { gridColumn: "span 6", ...onSmall },
  12: { gridColumn: "1 / -1" },
});
evenPairs(`${grid}:not(:has(> ${cells[12]}))`, 0, 12);
evenRows(`${grid}:not(:has(> :not(${cells[4]})))`, 0, 12);
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto 1fr",
  blockSize: "100%",
  minInlineSize: 0,
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});
export const cardPhoto = style({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "3 / 2",
  objectFit: "cover",
});
export const cardBody = style({
  display: "grid",
  gap: space["3"],
  padding: space["5"],
  alignContent: "start",
  justifyItems: "start",
});
export const cardActions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space["2"]} ${space["5"]}`,
  alignSelf: "end",
  paddingBlockStart: space["2"],
});
export const list = style({ marginBlockStart: "clamp(1.75rem, 1rem + 3vw, 3rem)" });
export const finder = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  gap: space["4"],
  alignItems: "end",
  marginBlockStart: space["6"],
  padding: space["5"],
  border: `1px solid ${color.line}`,
  borderRadius: radius.panel,
  background: color.surface,
  selectors: { "&:has(> details[open])": oneColumn },
  "@media": { [media.phone]: oneColumn },
});
export const field = style({ display: "grid", gap: "6px", minInlineSize: 0 });
export const find = style({ marginBlockStart: "25px", "@media": { [media.phone]: { marginBlockStart: 0 } } });
export const directory = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.35fr) minmax(0, 1fr)",
  gap: "clamp(2rem, 4vw, 4rem)",
  alignItems: "start",
  marginBlockStart: space["7"],
  "@media": { [media.narrow]: oneColumn },
});
export const aside = style({
  position: "sticky",
  insetBlockStart: "112px",
  // Beneath the places: above them it would push every result off the first screen.
  "@media": { [media.narrow]: { position: "static" } },
});
export const groups = style({ display: "grid", gap: space["3"] });
export const places = style({ margin: 0, padding: 0, listStyle: "none" });
export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${space["1"]} ${space["5"]}`,
  paddingBlock: space["4"],
  borderBlockStart: `1px solid ${color.line}`,
  "@media": { [media.phone]: oneColumn },
});
export const entryWords = style({ display: "grid", gap: "2px", justifyItems: "start", minInlineSize: 0 });
export const entryWays = style({
  display: "grid",
  gap: space["1"],
  justifyItems: "end",
  alignContent: "start",
  "@media": {
    [media.phone]: {
      justifyItems: "start",
      gridAutoFlow: "column",
      gap: space["5"],
      justifyContent: "start",
    },
  },
});
