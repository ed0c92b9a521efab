import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space } = vars;

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["7"],
  minInlineSize: 0,
});
export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  minInlineSize: 0,
  border: 0,
  padding: 0,
  margin: 0,
});
export const legend = style({ paddingBlockEnd: space["4"] });
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space["5"]} ${space["4"]}`,
  // Boxes side by side stay in line when one of them has a message above it.
  alignItems: "end",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const wide = style({ gridColumn: "1 / -1" });
/** The delivery address is asked of those who chose delivery; a browser without `:has()` asks everybody. */
globalStyle(
  `${grid}:has([name="handover"]):not(:has([name="handover"][value="deliver"]:checked)) > :has([name="delivery_address"])`,
  { display: "none" },
);
export const optional = style({ fontWeight: 400, color: color.textMuted });

/** Answers to choose from, each a box as large as a finger. */
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space["3"],
  "@media": {
    [media.phone]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
    },
  },
});
/** With an answer of several words: one below the other on phones. */
export const longChoices = style([
  choices,
  { "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } } },
]);
/** With a picture and a line below the answer: one below the other. */
export const toldChoices = style({ display: "grid", gap: space["2"] });
export const told = style({ display: "block", fontSize: vars.text.sm, color: color.textMuted });
export const pictured = style({
  flex: "none",
  inlineSize: "96px",
  blockSize: "72px",
  objectFit: "cover",
  borderRadius: `min(${vars.radius.control}, 8px)`,
});
export const choice = style({
  flex: "1 1 8.5rem",
  maxInlineSize: "15rem",
  minBlockSize: "48px",
  paddingInline: space["4"],
  paddingBlock: space["2"],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: `min(${vars.radius.control}, 14px)`,
  background: color.surface,
  fontSize: vars.text.md,
  "@media": { [media.phone]: { maxInlineSize: "none" } },
  selectors: {
    [`${toldChoices} > &`]: { maxInlineSize: "none" },
    "&:hover": { borderColor: color.text },
    "&:has(:checked)": {
      borderColor: color.brand,
      boxShadow: `inset 0 0 0 1px ${color.brand}`,
      background: color.brandTint,
    },
    "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: "1px" },
    "&:has([aria-invalid=true])": { borderColor: color.danger },
  },
});
export const choiceSet = style({
  display: "grid",
  gap: "6px",
  minInlineSize: 0,
  border: 0,
  padding: 0,
  margin: 0,
});

/** Times of a day: short, so that a whole day is seen at once. */
export const times = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(7rem, 1fr))",
  gap: space["2"],
});
export const time = style({
  justifyContent: "center",
  gap: space["2"],
  paddingInline: space["2"],
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const terms = style({ display: "grid", gap: space["3"] });
export const termsText = style({ maxInlineSize: "68ch", color: color.textMuted, whiteSpace: "pre-line" });
export const agree = style({ alignItems: "flex-start", minBlockSize: "28px", fontSize: vars.text.md });

/** Out of sight of people, not of robots: those look for what is not displayed. */
export const trap = style({
  position: "absolute",
  insetInlineStart: "-9999px",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
});

/** A button among the questions, and a sentence beside it. */
export const find = style([
  wide,
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space["3"] },
]);

export const end = style({ display: "grid", gap: space["4"], justifyItems: "start" });
export const send = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space["3"],
  "@media": { [media.phone]: { inlineSize: "100%", display: "grid" } },
});
export const sendButton = style({ minInlineSize: "min(12rem, 100%)", whiteSpace: "normal" });
export const file = style({
  paddingBlock: space["3"],
  selectors: {
    "&::file-selector-button": {
      marginInlineEnd: space["4"],
      paddingInline: space["4"],
      minBlockSize: "32px",
      border: `1px solid ${color.lineStrong}`,
      borderRadius: vars.radius.control,
      background: color.sunken,
      color: color.text,
      font: "inherit",
      fontSize: vars.text.sm,
      cursor: "pointer",
    },
  },
});

export const summary = style({
  selectors: { "&:focus": { outline: `3px solid ${color.focus}`, outlineOffset: "2px" } },
});
export const deed = style({
  marginBlockStart: space["2"],
  marginInlineEnd: space["2"],
  paddingInline: space["4"],
  paddingBlock: space["2"],
  // The label may hold a name.
  whiteSpace: "normal",
});
export const summaryList = style({
  display: "grid",
  gap: space["1"],
  margin: 0,
  marginBlockStart: space["2"],
  padding: 0,
  listStyle: "none",
});
export const number = style({ fontVariantNumeric: "tabular-nums lining-nums" });

export const question = style({ marginBlockEnd: "6px" });
