import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { snapRow } from "~/ui/theme/snap-row";
import { fold } from "./more-text.css";
import { description, frame } from "./offers.css";

const { color, layout, radius, space, text } = vars;
const gap = "clamp(2rem, 4vw, 4.5rem)";
const oneColumn = { gridTemplateColumns: "minmax(0, 1fr)" };

/** Words and picture beside each other, below them the terms and the enquiry; on a phone one after the other. */
export const article = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.25fr) minmax(0, 1fr)",
  gap,
  alignItems: "start",
  "@media": { [media.narrow]: { ...oneColumn, gap: space["7"] } },
});
export const head = style({
  display: "grid",
  gap: space["4"],
  justifyItems: "start",
  alignSelf: "center",
  "@media": { [media.desk]: { gridArea: "1 / 1" } },
});
/** Before the words in the page, as a phone shows it: nothing moves while the page arrives. */
export const picture = style({
  overflow: "hidden",
  aspectRatio: "4 / 3",
  borderRadius: radius.panel,
  background: color.studio,
  "@media": { [media.narrow]: { aspectRatio: "16 / 9" }, [media.desk]: { gridArea: "1 / 2" } },
});
export const photo = style({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
export const term = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space["2"],
  color: color.textMuted,
  fontSize: text.sm,
});
export const terms = style({ display: "grid", gap: space["7"], minInlineSize: 0 });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(46%, 150px), 1fr))",
  gap: `${space["5"]} ${layout.gridGap}`,
  margin: 0,
  paddingBlock: space["5"],
  borderBlock: `1px solid ${color.line}`,
});
export const fact = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  gap: space["1"],
});
export const value = style({ margin: 0 });
export const conditions = style({
  display: "grid",
  gap: space["3"],
  maxInlineSize: "68ch",
  paddingBlockStart: space["6"],
  borderBlockStart: `1px solid ${color.line}`,
});
export const enquiry = style({ minInlineSize: 0, scrollMarginBlockStart: "112px" });
export const panel = style({ display: "grid", gap: space["4"] });
export const more = style({
  display: "grid",
  ...oneColumn,
  gap: space["6"],
  marginBlockStart: layout.section,
});
/** Across the page, between the offer and its terms. */
export const stock = style({ gridColumn: "1 / -1", display: "grid", ...oneColumn, gap: space["6"] });
export const stockHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space["2"]} ${space["6"]}`,
});
/** On a phone the other offers are a row to swipe: read at length, they would be longer than the offer itself. */
export const others = style({});
globalStyle(`${others} > ul`, { "@media": { [media.phone]: snapRow } });
globalStyle(`${others} > ul > li`, { scrollSnapAlign: "start" });
globalStyle(`${others} ${frame}`, { "@media": { [media.phone]: { aspectRatio: "2 / 1" } } });
/** What can be unfolded begins with two lines there; what an offer is, with three, and its page says the rest. */
const lines = (most: number) =>
  ({
    "@media": {
      [media.phone]: {
        display: "-webkit-box",
        WebkitBoxOrient: "vertical",
        WebkitLineClamp: most,
        overflow: "hidden",
      },
    },
  }) as const;
globalStyle(`${others} ${fold}:not(:has(> details[open])) > p`, lines(2));
globalStyle(`${others} p.${description}`, lines(3));
