import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inCard } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";

const { space } = vars;

export const page = style({
  paddingBlock: `${space["5"]} ${vars.layout.section}`,
  // The first photo stands as high as it can.
  "@media": { [media.phone]: { paddingBlockStart: space["2"] } },
});

/** Around the heading on a phone, whatever the template does where there is room. */
const tight = { paddingBlock: `${space["1"]} ${space["3"]}` };

export const head = style({
  display: "grid",
  gap: space["2"],
  paddingBlock: `${space["3"]} ${space["6"]}`,
  selectors: {
    [inCard.open]: { paddingBlock: `${space["6"]} ${space["8"]}` },
    [inCard.ruled]: {
      gap: `${space["1"]} clamp(1rem, 2vw, 2rem)`,
      paddingBlock: `${space["6"]} ${space["6"]}`,
      borderBlockEnd: `1px solid ${vars.color.text}`,
      marginBlockEnd: space["6"],
    },
  },
  "@media": {
    [media.wide]: {
      selectors: { [inCard.ruled]: { gridTemplateColumns: "auto 1fr", alignItems: "end" } },
    },
    [media.phone]: {
      ...tight,
      gap: 0,
      selectors: {
        [inCard.open]: tight,
        [inCard.ruled]: { paddingBlock: `${space["1"]} ${space["2"]}`, gap: 0, marginBlockEnd: space["1"] },
      },
    },
  },
});
/** The number found, large, for templates that open with figures; the toolbar says it on every template. */
export const figure = style({
  display: "none",
  selectors: {
    [inCard.ruled]: {
      display: "block",
      fontWeight: 320,
      letterSpacing: "-.06em",
      lineHeight: 0.86,
      fontVariantNumeric: "tabular-nums lining-nums",
    },
  },
  "@media": {
    [media.wide]: { gridRow: "1 / span 2" },
    [media.phone]: { selectors: { [inCard.ruled]: { display: "none" } } },
  },
});
const besideFigure = `[data-card="ruled"] ${figure} ~ &`;
export const title = style({
  selectors: {
    [inCard.open]: { fontSize: vars.text["4xl"] },
    [inCard.ruled]: { fontSize: vars.text["4xl"] },
    [besideFigure]: { fontSize: vars.text["2xl"] },
  },
  "@media": { [media.wide]: { gridColumn: "1 / -1", selectors: { [besideFigure]: { gridColumn: 2 } } } },
});

export const subheading = style({
  color: vars.color.textMuted,
  alignSelf: "start",
  "@media": { [media.wide]: { gridColumn: "1 / -1", selectors: { [besideFigure]: { gridColumn: 2 } } } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: vars.layout.resultsColumns,
  gap: "clamp(1.5rem, 2.6vw, 2.75rem)",
  alignItems: "start",
  selectors: { [inCard.open]: { gap: "clamp(2rem, 4vw, 4rem)" } },
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const list = style({ minInlineSize: 0 });

/** The list while its next state is loading: still shown, a little paler. */
export const waiting = style({
  transition: `opacity ${vars.duration.base} ${vars.ease.standard}`,
  selectors: { "&[aria-busy=true]": { opacity: 0.55 } },
});

export const notice = style({ marginBlockEnd: space["5"] });

export const toolbar = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: space["4"],
  marginBlockEnd: space["4"],
  "@media": {
    [media.phone]: { gap: space["2"], marginBlockEnd: space["3"] },
    [media.tiny]: { gap: `${space["2"]} 6px` },
  },
});
export const count = style({
  fontSize: vars.text.md,
  // Below the filters and the order, beside the place.
  // Wide enough that a short number, too, goes there.
  "@media": { [media.phone]: { flex: "1 0 30%", order: 1, minInlineSize: "max-content" } },
});
export const countNumber = style({ fontWeight: 700, fontVariantNumeric: "tabular-nums lining-nums" });
export const sort = style({
  marginInlineStart: "auto",
  display: "flex",
  alignItems: "center",
  gap: "10px",
  "@media": { [media.phone]: { flex: "1 1 45%", minInlineSize: "min-content" } },
});
export const sortLabel = style({
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  "@media": {
    [media.phone]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});
export const sortBox = style({
  minInlineSize: "168px",
  // Beside the filters, unless a button without script needs the room.
  "@media": {
    [media.phone]: { minInlineSize: "128px", flex: 1 },
    [media.tiny]: { minInlineSize: "112px" },
  },
});

/** A phone has room for one card in a row anyhow. */
export const look = style({ "@media": { [media.phone]: { display: "none" } } });

export const note = style({ marginBlockEnd: space["4"], maxInlineSize: "60ch" });

export const chips = style({
  marginBlockEnd: space["5"],
  "@media": {
    [media.phone]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      marginInline: `calc(${vars.layout.gutter} * -1)`,
      paddingInline: vars.layout.gutter,
      paddingBlock: "3px",
      scrollbarWidth: "none",
    },
  },
});
export const nowrap = style({
  "@media": { [media.phone]: { whiteSpace: "nowrap", flex: "none", maxInlineSize: "none" } },
});

const cardMin = { boxed: "262px", open: "280px", ruled: "222px" };
export const grid = style({
  display: "grid",
  gap: `calc(${vars.layout.gridGap} * 1.15) ${vars.layout.gridGap}`,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cardMin.boxed}), 1fr))`,
  selectors: {
    [inCard.open]: {
      gap: `clamp(2rem, 3vw, 3.25rem) ${vars.layout.gridGap}`,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cardMin.open}), 1fr))`,
    },
    [inCard.ruled]: {
      gap: `clamp(2rem, 3vw, 3rem) ${vars.layout.gridGap}`,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${cardMin.ruled}), 1fr))`,
    },
  },
});

/** A vehicle in each row. */
export const rows = style({ display: "grid", gap: vars.layout.gridGap });

// In a grid nothing scrolls sideways but a card's photos.
globalStyle(`${grid} > *, ${rows} > *`, { touchAction: "pan-y pinch-zoom" });

/** From here on the dealer's own number of cards stands in a row (CARD-01). */
const WIDE = "(min-width: 1320px)";
const inRow = (count: number) => {
  const gridTemplateColumns = `repeat(${count}, minmax(0, 1fr))`;
  return style({
    "@media": {
      [WIDE]: {
        gridTemplateColumns,
        selectors: { [inCard.open]: { gridTemplateColumns }, [inCard.ruled]: { gridTemplateColumns } },
      },
    },
  });
};
/** Two beside a map. */
export const perRow = { 2: inRow(2), 3: inRow(3), 4: inRow(4) };

/** In a row that scrolls all cards are as high as the highest (CARD-02). */
export const carouselItem = style({ display: "grid", blockSize: "100%", minInlineSize: 0 });

export const pages = style({ marginBlockStart: space["9"] });
export const showing = style({
  textAlign: "center",
  marginBlockStart: space["3"],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});
export const nearby = style({ marginBlockStart: space["8"] });
// A tablet has two of these cards in a row, or three ruled ones; a third is not left alone below two.
const nearbyPairs = `[data-card]:not([data-card="ruled"]) ${nearby} > ${grid}`;
globalStyle(nearbyPairs, {
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
globalStyle(`${nearbyPairs} > :nth-child(3):last-child`, {
  "@media": { [media.tablet]: { display: "none" } },
});
export const clear = style({
  whiteSpace: "nowrap",
  fontSize: vars.text.sm,
  flex: "none",
  // The row of chips scrolls below it.
  "@media": {
    [media.phone]: {
      position: "sticky",
      insetInlineEnd: `calc(${vars.layout.gutter} * -1)`,
      marginInlineEnd: `calc(${vars.layout.gutter} * -1)`,
      minBlockSize: "36px",
      paddingInline: `${space["3"]} ${vars.layout.gutter}`,
      background: vars.color.ground,
    },
  },
});
export const dot = style({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: "20px",
  blockSize: "20px",
  paddingInline: "5px",
  borderRadius: "10px",
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.text["2xs"],
  fontWeight: 700,
  // On a phone over the button's corner: however many are on, the row above the list is as wide as without.
  "@media": {
    [media.phone]: { position: "absolute", insetBlockStart: "-8px", insetInlineEnd: "-6px" },
  },
});

/** Below the last page: for shoppers who found nothing that fits, or nothing yet. */
export const save = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space["3"]} ${vars.space["6"]}`,
  marginBlockStart: vars.space["7"],
  paddingBlock: vars.space["5"],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
});
