import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { uiStyle } from "~/ui/theme/ui-style";

const { color, font, layout, space, text } = vars;

export const page = uiStyle({ paddingBlock: `${space["5"]} ${layout.section}` });
export const crumbs = uiStyle({ marginBlockEnd: "clamp(1.5rem, 1rem + 2vw, 2.75rem)" });

/** The page's heading with the sentence and the buttons below it. */
export const pageHead = uiStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["4"],
  maxInlineSize: "48rem",
  justifyItems: "start",
});
/** A few words above the heading that say what kind of page this is. */
export const kicker = uiStyle({ fontSize: text.sm, fontWeight: font.weightStrong, color: color.link });

export const facts = uiStyle({
  display: "grid",
  // At most four of them: all in one row, or two and two on a phone, never three and one.
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space["5"]} ${layout.gridGap}`,
  margin: 0,
  marginBlockStart: "clamp(1.75rem, 1rem + 3vw, 3rem)",
  paddingBlock: space["5"],
  borderBlock: `1px solid ${color.line}`,
  "@media": {
    [media.wide]: { gridTemplateColumns: "none", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
  },
});
export const fact = uiStyle({ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" });
export const factValue = uiStyle({ margin: 0 });
