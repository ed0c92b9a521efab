import { createVar, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";

const { color, space, radius, text } = vars;

/** How long the gauge runs (PRICE-13). */
export const GAUGE_MS = 2_500;

/** The gauge's share, 0 to 1, and the colour of its level. */
export const fillAt = createVar();
const zone = createVar();
/** The headline's colour: a "Good Deal" in the red of a gauge that is hardly filled would warn of itself. */
const said = createVar();

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.35fr)",
  gap: "clamp(1.5rem, 3vw, 3rem)",
  alignItems: "center",
  // As high as the answer will be, so that nothing moves when it comes.
  minBlockSize: "10.5rem",
  // The pin's rail stays as wide as the bar, wherever the pin has moved it.
  overflowX: "clip",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", minBlockSize: "17rem" } },
});
export const levels = styleVariants({
  low: { vars: { [zone]: color.marketLow, [said]: color.text } },
  medium: { vars: { [zone]: color.marketMedium, [said]: color.marketMedium } },
  high: { vars: { [zone]: color.marketHigh, [said]: color.marketHigh } },
});
export const headline = style({ color: said });

export const gauge = style({ display: "grid", gap: space["3"], fontVariantNumeric: "tabular-nums" });
export const line = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space["3"]}`,
  fontSize: text.sm,
});
export const quiet = style({ color: color.textMuted });

const BAR = "10px";
const PIN = "22px";
export const bar = style({
  position: "relative",
  blockSize: BAR,
  marginInline: `calc(${PIN} / 2)`,
  "@media": { [media.forcedColors]: { border: "1px solid" } },
});
export const ground = style({
  position: "absolute",
  insetBlock: 0,
  insetInline: `calc(${PIN} / -2)`,
  overflow: "hidden",
  borderRadius: `min(${radius.pill}, 5px)`,
  background: color.line,
});

// Only transforms move: anything else would count as a layout shift.
const grow = keyframes({ from: { transform: "scaleX(0)" } });
const slide = keyframes({ from: { transform: "none" } });
const running = (name: string) => ({
  animation: `${name} ${GAUGE_MS}ms cubic-bezier(.2, .7, .2, 1)`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});

export const entrances = {
  done: style({}),
  waiting: style({}),
  playing: style({}),
} as const;

export const fill = style({
  position: "absolute",
  inset: 0,
  background: zone,
  transform: `scaleX(${fillAt})`,
  transformOrigin: "left",
  selectors: {
    "[dir=rtl] &": { transformOrigin: "right" },
    [`${entrances.waiting} &`]: { transform: "scaleX(0)" },
    [`${entrances.playing} &`]: running(grow),
  },
});
/** As wide as the bar, so that moving it by a share of its own width puts the pin at that share of the bar. */
export const pinRail = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: `calc((${BAR} - ${PIN}) / 2)`,
  transform: `translateX(calc(${fillAt} * 100%))`,
  selectors: {
    "[dir=rtl] &": { transform: `translateX(calc(${fillAt} * -100%))` },
    [`${entrances.waiting} &`]: { transform: "none" },
    [`${entrances.playing} &`]: running(slide),
  },
});
export const pin = style({
  display: "block",
  inlineSize: PIN,
  blockSize: PIN,
  marginInlineStart: `calc(${PIN} / -2)`,
  border: `5px solid ${zone}`,
  borderRadius: `max(${radius.pill}, 50%)`,
  background: color.surface,
  boxShadow: vars.shadow["1"],
});
/** Where the levels meet. */
export const notch = style({
  position: "absolute",
  insetBlock: 0,
  inlineSize: "2px",
  background: color.surface,
});
export const notchLow = style({ insetInlineStart: "30%" });
export const notchHigh = style({ insetInlineStart: "60%" });

export const boneBar = style({ blockSize: BAR, inlineSize: "100%" });
