import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";

const { color, space, text } = vars;
const ON_PAPER = "print";

export const page = style({
  display: "grid",
  gap: space["6"],
  paddingBlock: space["8"],
  maxInlineSize: "760px",
  "@media": { [ON_PAPER]: { padding: 0, maxInlineSize: "none" } },
});

/** Of the site around the answers nothing is printed. */
globalStyle(`body:has(${page}) > :not(main)`, { "@media": { [ON_PAPER]: { display: "none" } } });

export const intro = style({ margin: 0, color: color.textMuted });
export const facts = style({
  display: "grid",
  margin: 0,
  paddingInline: space["5"],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.panel,
  "@media": { [ON_PAPER]: { border: 0, padding: 0 } },
});
export const fact = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
  gap: `${space["1"]} ${space["5"]}`,
  paddingBlock: space["3"],
  breakInside: "avoid",
  selectors: { "&:not(:last-child)": { borderBlockEnd: `1px solid ${color.line}` } },
});
export const label = style({ color: color.textMuted, fontSize: text.sm });
export const value = style({ margin: 0, fontWeight: 600, overflowWrap: "anywhere", whiteSpace: "pre-line" });
