import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { questionRoom } from "~/ui/analytics/question-room";

const { color, space, text, radius } = vars;

export const bar = style({
  position: "fixed",
  insetBlockEnd: questionRoom,
  insetInline: 0,
  zIndex: 50,
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  boxShadow: vars.shadow["3"],
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  "@media": { print: { display: "none" } },
});

// A form that is being filled in has its own button where the bar would lie.
globalStyle(`body:has(main #form-part) ${bar}`, { display: "none" });

export const notOnPhones = style({ "@media": { [media.phone]: { display: "none" } } });

// The end of the page stays above the bar.
globalStyle(`body:has(${bar})`, {
  "@media": { [media.wide]: { paddingBlockEnd: "72px" } },
});
globalStyle(`body:has(${bar}:not(${notOnPhones}))`, {
  "@media": { [media.phone]: { paddingBlockEnd: "60px" } },
});

export const row = style({
  display: "flex",
  alignItems: "center",
  gap: `${space["2"]} ${space["4"]}`,
  minBlockSize: "72px",
  "@media": { [media.phone]: { minBlockSize: "60px", flexWrap: "wrap" } },
});

export const count = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});

export const chosen = style({
  display: "flex",
  gap: space["2"],
  minInlineSize: 0,
  "@media": { [media.phone]: { display: "none" } },
});

export const chosenOne = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  minInlineSize: 0,
  minBlockSize: "44px",
  paddingInlineStart: "6px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  fontSize: text.sm,
});

export const picture = style({
  inlineSize: "44px",
  blockSize: "33px",
  objectFit: "cover",
  borderRadius: radius.tag,
});
export const name = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });

export const remove = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  inlineSize: "36px",
  blockSize: "42px",
  color: color.textMuted,
  selectors: { "&:hover": { color: color.text } },
});

export const full = style({
  fontSize: text.sm,
  color: color.danger,
  lineHeight: 1.3,
  "@media": { [media.phone]: { order: -1, flexBasis: "100%", paddingBlockStart: space["3"] } },
});
export const go = style({ marginInlineStart: "auto", flex: "none" });
