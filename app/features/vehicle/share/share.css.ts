import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, text, radius } = vars;

export const tools = style({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space["1"]}`,
});

/** One of the row: an icon with its word. */
export const tool = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minBlockSize: vars.control.heightSm,
  paddingInline: space["1"],
  color: color.text,
  fontSize: text.sm,
  lineHeight: 1.2,
  cursor: "pointer",
  whiteSpace: "nowrap",
  borderRadius: radius.control,
  listStyle: "none",
  selectors: {
    "&:hover": { background: color.sunken },
    "&::-webkit-details-marker": { display: "none" },
  },
});

/** Keeps what is said to screen readers beside its button. */
export const place = style({ position: "relative", display: "inline-flex" });

export const share = style({});
globalStyle(`${share}[open] > summary`, { background: color.sunken });

/** Opens upwards: the row stands at the foot of a column that stays in view, so there may be no room below it. */
export const panel = style({
  position: "absolute",
  insetBlockEnd: `calc(100% + ${space["1"]})`,
  insetInline: 0,
  zIndex: 30,
  display: "grid",
  gap: space["3"],
  padding: space["4"],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: `calc(${radius.panel} * .66)`,
  boxShadow: vars.shadow["2"],
});

export const copy = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space["2"] });
export const addressLabel = style({ flex: "1 1 160px", minInlineSize: 0 });
export const address = style({
  inlineSize: "100%",
  minBlockSize: vars.control.heightSm,
  paddingInline: space["3"],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.textMuted,
  fontSize: text.sm,
  textOverflow: "ellipsis",
});
/** As wide as either word, so that nothing beside it moves. */
export const copyButton = style({ minInlineSize: "128px" });
export const copyText = style({ display: "inline-flex", alignItems: "center", gap: space["2"] });
const fade = keyframes({ "0%, 60%": { opacity: 1 }, "100%": { opacity: 0 } });
export const fading = style({
  animationName: fade,
  animationFillMode: "forwards",
  "@media": { [media.reducedMotion]: { animationName: "none" } },
});
export const note = style({ flexBasis: "100%", color: color.danger, fontSize: text.sm });

export const targets = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(128px, 1fr))",
  gap: space["1"],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const target = style({
  display: "flex",
  alignItems: "center",
  gap: space["2"],
  inlineSize: "100%",
  minBlockSize: vars.control.heightSm,
  paddingInline: space["2"],
  borderRadius: radius.control,
  color: color.text,
  fontSize: text.sm,
  selectors: { "&:hover": { background: color.sunken } },
});
export const native = style({ justifyContent: "center", border: `1px solid ${color.line}` });

const turn = keyframes({ to: { transform: "rotate(1turn)" } });
export const spinning = style({
  animation: `${turn} 1s linear infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});
