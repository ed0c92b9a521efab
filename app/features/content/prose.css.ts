import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/ui/theme/contract.css";
import { media } from "~/ui/theme/media";
import { displayFace } from "~/ui/theme/typography.css";

const { color, font, radius, space, text } = vars;

/** A text: 65 characters wide, set by its elements, as it comes from Markdown. */
export const prose = style({
  maxInlineSize: "65ch",
  minInlineSize: 0,
  fontSize: "clamp(1.0625rem, 1rem + 0.2vw, 1.125rem)",
  lineHeight: 1.65,
  textWrap: "pretty",
  overflowWrap: "break-word",
});
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) => {
  globalStyle(
    selector
      .split(", ")
      .map((one) => `${prose} ${one}`)
      .join(", "),
    rule,
  );
};

globalStyle(`${prose} > *`, { marginBlock: 0 });
globalStyle(`${prose} > * + *`, { marginBlockStart: space["4"] });

inside("h2, h3, h4", { scrollMarginBlockStart: "112px", textWrap: "balance" });
globalStyle(`${prose} > h2`, {
  fontFamily: font.display,
  fontWeight: font.weightDisplay,
  letterSpacing: font.trackingDisplay,
  fontSize: text["2xl"],
  lineHeight: 1.15,
  marginBlockStart: space["9"],
});
globalStyle(`${prose} > h3`, {
  fontSize: text.lg,
  fontWeight: font.weightStrong,
  lineHeight: 1.3,
  marginBlockStart: space["7"],
});
globalStyle(`${prose} > h4`, {
  fontSize: text.md,
  fontWeight: font.weightStrong,
  marginBlockStart: space["5"],
});
globalStyle(`${prose} > h2 + *, ${prose} > h3 + *, ${prose} > h4 + *`, { marginBlockStart: space["3"] });
globalStyle(`${prose} > :first-child`, { marginBlockStart: 0 });

inside("a", {
  color: color.link,
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
});
inside("a:hover", { textDecorationThickness: "2px" });
inside("strong", { fontWeight: font.weightStrong });

inside("ul, ol", { paddingInlineStart: "1.35em", margin: 0 });
globalStyle(`${prose} > ul, ${prose} > ol`, { marginBlockStart: space["4"] });
inside("ul", { listStyle: "disc" });
inside("ol", { listStyle: "decimal" });
inside("li + li", { marginBlockStart: space["2"] });
inside("li::marker", { color: color.textMuted, fontVariantNumeric: "tabular-nums" });
inside("ul > li::marker", { color: color.lineStrong });
inside("li > ul, li > ol", { marginBlockStart: space["2"] });
inside("ul.contains-task-list", { listStyle: "none", paddingInlineStart: 0 });

inside("blockquote", {
  marginInline: 0,
  marginBlock: `${space["7"]} 0`,
  paddingInlineStart: space["5"],
  borderInlineStart: `3px solid ${color.accent}`,
  fontSize: text.xl,
  lineHeight: 1.4,
});
inside("blockquote p", { margin: 0 });
inside("blockquote p + p", { marginBlockStart: space["2"], fontSize: text.sm, color: color.textMuted });
globalStyle(`${prose} > blockquote + :not(h2, h3)`, { marginBlockStart: space["7"] });

inside("hr", { border: 0, borderBlockStart: `1px solid ${color.line}`, marginBlock: `${space["8"]} 0` });

inside("figure", { margin: `${space["7"]} 0 0` });
globalStyle(`${prose} > figure + :not(h2, h3)`, { marginBlockStart: space["7"] });
inside("figure img", {
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  borderRadius: radius.card,
  background: color.sunken,
});
inside("figcaption", {
  marginBlockStart: space["2"],
  fontSize: text.sm,
  lineHeight: 1.45,
  color: color.textMuted,
});

inside("[data-table]", {
  overflowX: "auto",
  marginBlockStart: space["5"],
  borderBlock: `1px solid ${color.line}`,
});
inside("[data-table]:focus-visible", { outlineOffset: "3px" });
inside("table", {
  inlineSize: "100%",
  borderCollapse: "collapse",
  fontSize: text.sm,
  lineHeight: 1.45,
  fontVariantNumeric: "tabular-nums lining-nums",
});
inside("th, td", {
  paddingBlock: space["3"],
  paddingInline: `0 ${space["5"]}`,
  textAlign: "start",
  verticalAlign: "top",
});
inside("th", { fontWeight: font.weightStrong, whiteSpace: "nowrap" });
inside("tbody tr", { borderBlockStart: `1px solid ${color.line}` });

inside("code", {
  fontSize: "0.92em",
  padding: "0.1em 0.3em",
  borderRadius: radius.tag,
  background: color.sunken,
});
inside("del", { color: color.textMuted });
inside("sup", { fontSize: "0.75em", lineHeight: 0 });

/** The text in the wider column of a desk; the list of contents of a long text in the other one. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2.2fr)",
  gap: "clamp(2rem, 5vw, 5rem)",
  alignItems: "start",
  "@media": { [media.narrow]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space["7"] } },
});
export const wideColumn = style({
  gridColumn: 2,
  minInlineSize: 0,
  "@media": { [media.narrow]: { gridColumn: 1 } },
});
export const contents = style({
  position: "sticky",
  insetBlockStart: "112px",
  fontSize: text.sm,
  "@media": {
    [media.narrow]: {
      position: "static",
      padding: space["5"],
      borderRadius: radius.panel,
      background: color.sunken,
    },
  },
});
export const contentsTitle = style([displayFace, { fontSize: text.md, marginBlockEnd: space["2"] }]);
export const contentsList = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const contentsLink = style({
  display: "block",
  paddingBlock: "6px",
  lineHeight: 1.35,
  color: color.textMuted,
  ":hover": { color: color.text, textDecoration: "underline" },
});
