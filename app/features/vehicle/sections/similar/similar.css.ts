import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { inCard, inVehicle } from "~/ui/theme/layout-variants";
import { media } from "~/ui/theme/media";
import { media as cardMedia } from "../../card/card-media.css";
import { tools } from "../../card/card-tools.css";
import { body, card } from "../../card/vehicle-card.css";

const { color, space, layout, radius } = vars;

export const band = style({
  selectors: {
    [inVehicle.stage]: { background: color.sunken },
    [inVehicle.mosaic]: { borderBlockStart: `1px solid ${color.line}` },
  },
});

/** Two columns (SIMI-01); on a phone a row to swipe through. */
export const pairs = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: layout.gridGap,
  "@media": {
    [media.phone]: {
      gridTemplateColumns: "none",
      gridAutoFlow: "column",
      gridAutoColumns: "min(82%, 320px)",
      overflowX: "auto",
      scrollSnapType: "x mandatory",
      scrollbarWidth: "none",
      marginInline: `calc(${layout.gutter} * -1)`,
      paddingInline: layout.gutter,
      scrollPaddingInline: layout.gutter,
      paddingBlock: "4px 10px",
    },
  },
});
globalStyle(`${pairs} > *`, { scrollSnapAlign: "start" });

// A card here is half a page wide, twice as wide as elsewhere. So its picture is beside its words, not above them.
const onDesk = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@media": { [media.desk]: rule } });
const inPairs = (place: string) => place.replace("&", `${pairs} > ${card}`);
onDesk(`${pairs} > ${card}`, {
  gridTemplateColumns: "minmax(0, 46fr) minmax(0, 54fr)",
  gridTemplateRows: "minmax(0, 1fr)",
});
onDesk(`${pairs} > ${card} ${cardMedia}`, { aspectRatio: "auto", minBlockSize: "236px" });
onDesk(`${inPairs(inCard.boxed)} ${cardMedia}`, {
  margin: "-1px 0 -1px -1px",
  borderRadius: `${radius.card} 0 0 ${radius.card}`,
});
onDesk(`${pairs} > ${card} ${tools}`, { insetInlineEnd: "auto", insetInlineStart: "calc(46% - 44px)" });
onDesk(`${inPairs(inCard.ruled)} ${tools}`, { insetInlineStart: "calc(46% - 36px)" });
onDesk(`${inPairs(inCard.open)} ${body}`, { paddingBlockStart: 0, paddingInlineStart: space["5"] });
onDesk(`${inPairs(inCard.ruled)} ${body}`, { paddingBlockStart: 0, paddingInlineStart: space["5"] });

export const link = style({
  display: "inline-block",
  paddingBlock: space["2"],
  color: color.link,
  textDecoration: "underline",
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
    [media.desk]: { gridTemplateColumns: "minmax(0, 46fr) minmax(0, 54fr)", minBlockSize: "236px" },
    [media.reducedMotion]: { animation: "none" },
  },
});

export const picture = style({
  aspectRatio: layout.photoRatio,
  background: color.line,
  borderRadius: radius.card,
  "@media": { [media.desk]: { aspectRatio: "auto" } },
});

/** Three lines, drawn as stripes. */
export const lines = style({
  blockSize: "120px",
  background: `repeating-linear-gradient(${color.line} 0 18px, transparent 18px 42px)`,
  borderRadius: radius.tag,
  marginInlineEnd: "18%",
});
