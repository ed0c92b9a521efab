import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { questionRoom } from "~/ui/analytics/question-room";

const { color, space, text, radius } = vars;

export const side = style({
  gridArea: "side",
  display: "grid",
  gap: space["4"],
  alignSelf: "start",
  minInlineSize: 0,
  "@media": {
    [media.desk]: {
      position: "sticky",
      // Below the height of the sticky bar, even before the bar shows: the panel does not move when it appears.
      insetBlockStart: `calc(${space["4"]} + 64px)`,
    },
  },
});

export const title = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "6px" });
export const titleOnTop = style({
  gridArea: "title",
  gap: space["2"],
  paddingBlockStart: space["2"],
  "@media": { [media.phone]: { gap: space["1"], paddingBlockStart: 0 } },
});
export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "10px",
  marginBlockEnd: "4px",
  // Large letters are taller than their line.
  selectors: { [`${titleOnTop} > &`]: { marginBlockEnd: "8px" } },
});
export const certified = style({ inlineSize: "auto", blockSize: "24px" });
export const views = style({ display: "inline-flex", alignItems: "center", gap: "5px" });
export const badge = style({
  color: color.textMuted,
  fontSize: text.md,
  selectors: { [`${titleOnTop} &`]: { fontSize: text.xl } },
  "@media": { [media.phone]: { selectors: { [`${titleOnTop} &`]: { fontSize: text.md } } } },
});

/** Where the panel with the facts comes after the buttons. One line: a fact without room in it goes, the panel has it. */
export const line = style({
  selectors: {
    [`${title} &`]: {
      display: "none",
      gridArea: "auto",
      fontSize: text.sm,
      lineHeight: "22px",
      blockSize: "22px",
    },
  },
  "@media": { [`screen and ${media.phone}`]: { selectors: { [`${title} &`]: { display: "flex" } } } },
});

/** What is folded beside the price opens over what stands below it. */
export const price = style({
  position: "relative",
  display: "flex",
  alignItems: "end",
  gap: space["3"],
  flexWrap: "wrap",
});
export const terms = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space["2"]}`,
});
export const amount = style({ fontSize: `calc(${text["3xl"]} * 1.08)`, lineHeight: 0.95 });
/** "Enquire for price.": words need a smaller size than figures to look as large. */
export const amountInWords = style({ fontSize: text["2xl"], lineHeight: 1.15 });

export const market = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  justifySelf: "start",
  padding: "6px 12px 6px 8px",
  borderRadius: radius.control,
  background: color.positiveTint,
  color: color.positive,
  fontSize: text.sm,
  fontWeight: vars.font.weightStrong,
  lineHeight: 1.3,
});

/** An offer of finance, with the mark of offers beside its name. */
export const offer = style({ display: "flex", gap: space["2"], alignItems: "start" });
export const offerIcon = style({ flexShrink: 0, marginBlockStart: "3px", color: color.textMuted });
/** That somebody else has first claim to it. */
export const reserved = style({
  padding: `${space["2"]} ${space["3"]}`,
  borderRadius: radius.control,
  background: color.sunken,
  fontSize: text.sm,
  lineHeight: 1.4,
});

/** The first button is as wide as the panel; the others stand in pairs. */
export const buttons = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(min-content, 1fr))",
  gap: space["2"],
});
export const first = style({ gridColumn: "1 / -1" });
/** Half a panel wide: long words break rather than run out. */
export const paired = style({
  paddingInline: space["2"],
  whiteSpace: "normal",
  minInlineSize: 0,
  "@media": { [media.phone]: { fontSize: text.sm } },
});
/** What else there is, in words: as tall as a finger needs. */
export const links = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space["4"]}`,
  fontSize: text.sm,
});
export const link = style({ display: "inline-block", paddingBlock: "6px" });
// A phone's bar enquires from first to last: what stands out in the panel would be the same words twice on one screen.
globalStyle(`:root:has([data-mobile-bar] [data-key="enquire"]) ${first}[data-key="enquire"]`, {
  "@media": { [`screen and ${media.narrow}`]: { display: "none" } },
});
// The last of an odd number has the row to itself.
globalStyle(`${buttons} > ${first} ~ :not(${links}):nth-child(even):is(:last-child, :has(+ ${links}))`, {
  gridColumn: "1 / -1",
});

export const sold = style({
  background: color.sunken,
  borderRadius: `calc(${radius.panel} * .66)`,
  padding: space["4"],
});

const ruled = { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space["4"] } as const;
export const facts = style({
  ...ruled,
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: space["4"],
  margin: 0,
});
export const fact = style({ position: "relative", paddingInlineStart: "34px" });
export const factIcon = style({
  position: "absolute",
  insetInlineStart: 0,
  insetBlockStart: "calc(50% - 11px)",
  inlineSize: "22px",
  blockSize: "22px",
  color: color.textMuted,
});
export const factLabel = style({ fontSize: text.xs, lineHeight: 1.3, color: color.textMuted });
export const factValue = style({
  margin: 0,
  // "Sedan/Hatch/Wagon" of a feed has nowhere to break.
  overflowWrap: "anywhere",
  fontSize: text.sm,
  lineHeight: 1.3,
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: "tabular-nums",
});

export const place = style({
  ...ruled,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  fontSize: text.sm,
  lineHeight: 1.35,
});
export const placeLink = style({
  flex: 1,
  display: "flex",
  alignItems: "center",
  gap: space["3"],
  minBlockSize: "24px",
  fontWeight: vars.font.weightStrong,
});
/** In one column the panel that it leads to stands below. */
export const placeAddress = style({ "@media": { [media.narrow]: { display: "none" } } });
export const placeText = style({ flex: 1, display: "grid" });

export const mobileBar = style({
  display: "none",
  "@media": {
    [media.narrow]: {
      position: "sticky",
      insetBlockEnd: questionRoom,
      zIndex: 40,
      display: "block",
      // Two lines of a button's words, and the room around them.
      blockSize: `calc(max(${vars.control.height}, 2.5rem) + 17px + env(safe-area-inset-bottom))`,
      // The row within is fixed to this box.
      transform: "translateZ(0)",
      background: color.surface,
      borderBlockStart: `1px solid ${color.line}`,
      // It would lie over the last entries of the open menu; its room stays, so that nothing moves.
      selectors: { ":root:has([data-phone-menu][open]) &": { visibility: "hidden" } },
    },
    // Bar and question together would cover the price: until it is answered, the bar stands at the page's end.
    [`${media.phone} and (max-height: 800px)`]: {
      selectors: { ":root:has([data-consent]:not([hidden])) &": { position: "static" } },
    },
  },
});
/**
 * Fixed, as it lies over what scrolls below it: what is half under it at the moment is no smaller for that, neither to
 * people nor to those who measure targets.
 */
export const barRow = style({
  position: "fixed",
  inset: 0,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 22rem)",
  justifyContent: "center",
  gap: space["2"],
  padding: "8px clamp(8px, 3vw, 16px) calc(8px + env(safe-area-inset-bottom))",
});
/** A third of 320 px at the least: words get smaller and break, and no button runs out of the window. */
export const barButton = style({
  minInlineSize: 0,
  paddingInline: space["2"],
  whiteSpace: "normal",
  lineHeight: 1.15,
  "@media": { "(max-width: 430px)": { gap: "6px", fontSize: text.sm } },
});
