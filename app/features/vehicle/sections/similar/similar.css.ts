import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { button, variants } from "~/ui/button/button.css";
import { vars } from "~/ui/theme/contract.css";
import { inVehicle } from "~/ui/theme/layout-variants";
import { head } from "~/ui/theme/layout.css";
import { media } from "~/ui/theme/media";
import { snapRow } from "~/ui/theme/snap-row";
import { actions } from "~/features/vehicle/card/vehicle-card.css";

const { color, space, layout, radius } = vars;

export const band = style({
  "@media": { [media.phone]: { paddingBlock: space["7"] } },
  selectors: {
    [inVehicle.stage]: { background: color.sunken },
    [inVehicle.mosaic]: { borderBlockStart: `1px solid ${color.line}` },
  },
});

/**
 * Two columns (SIMI-01), three on a desk, where two cards would be twice as wide as elsewhere, and four where the fourth
 * would stand alone in a second row; on a phone a row to swipe.
 */
export const pairs = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: layout.gridGap,
  "@media": {
    [media.desk]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      selectors: {
        "&:has(> :nth-child(4):last-child)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
      },
    },
    [media.phone]: snapRow,
  },
});
globalStyle(`${pairs} > *`, { scrollSnapAlign: "start" });
/** On a phone a card is a way to the vehicle's page: what can be done with it stands there. */
globalStyle(`${pairs} article ${actions}`, { "@media": { [media.phone]: { display: "none" } } });

/** Shows them here, without script. */
export const link = style([
  button,
  variants.secondary,
  { maxInlineSize: "100%", paddingBlock: space["2"], whiteSpace: "normal" },
]);
// Until then the way to all of them waits: two links that say much the same are one too many.
globalStyle(`${band}[aria-busy=true] ${head} > a`, {
  "@media": { "(scripting: none)": { display: "none" } },
});

/** Without script nothing is loading, so no placeholder is shown. */
export const waiting = style({ "@media": { "(scripting: none)": { display: "none" } } });

const breathe = keyframes({ "50%": { opacity: 0.55 } });
export const placeholder = style({
  display: "grid",
  gap: space["4"],
  alignContent: "start",
  borderRadius: radius.card,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  "@media": {
    [media.reducedMotion]: { animation: "none" },
  },
});

export const picture = style({
  aspectRatio: layout.photoRatio,
  background: color.line,
  borderRadius: radius.card,
});

/** Lines, drawn as stripes. */
export const lines = style({
  // As high as what a card says below its picture, so that little moves when the cards come.
  blockSize: "200px",
  "@media": { [media.phone]: { blockSize: "174px" } },
  background: `repeating-linear-gradient(${color.line} 0 18px, transparent 18px 42px)`,
  borderRadius: radius.tag,
  marginInlineEnd: "18%",
});
