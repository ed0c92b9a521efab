import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import { vars } from "./contract.css";
import { inverse } from "./ground.css";
import { resetLayer } from "./layers.css";
import { media } from "./media";

function reset(selector: string, rule: Omit<GlobalStyleRule, "@layer">): void {
  globalStyle(selector, { "@layer": { [resetLayer]: rule } });
}

reset("*, *::before, *::after", { boxSizing: "border-box" });
// Paper has an edge on which nothing can be printed.
globalStyle("@page", { margin: "12mm" });
// Sticky bars are up to 92 px high; an element that gets the focus or is jumped to stays clear of them (WCAG 2.4.11).
reset("html", { WebkitTextSizeAdjust: "100%", scrollPaddingBlock: "96px" });
reset("body", {
  margin: 0,
  background: vars.color.ground,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.text.md,
  lineHeight: 1.5,
  fontVariantNumeric: "lining-nums",
  WebkitFontSmoothing: "antialiased",
  // A word that is longer than its line ends within it.
  overflowWrap: "break-word",
  overflowX: "clip",
});
reset("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset", { margin: 0, padding: 0 });
reset("h1, h2, h3, h4", { fontSize: "inherit", fontWeight: vars.font.weightStrong });
reset("ul, ol", { listStyle: "none" });
reset("fieldset", { border: 0, minInlineSize: 0 });
reset("legend", { padding: 0 });
reset("img, svg, video", { display: "block" });
reset("img", { maxInlineSize: "100%", blockSize: "auto" });
reset("button, input, select, textarea", { font: "inherit", color: "inherit" });
reset("button", { background: "none", border: 0, padding: 0, cursor: "pointer", textAlign: "start" });
reset("a", { color: "inherit", textDecoration: "none" });
reset("summary", { cursor: "pointer", listStyle: "none" });
reset("summary::-webkit-details-marker", { display: "none" });
reset("table", { borderCollapse: "collapse", inlineSize: "100%" });
reset("s", { textDecorationThickness: "1px" });
reset("hr", { blockSize: "1px", border: 0, margin: 0, inlineSize: "100%", background: vars.color.line });
reset("[hidden]", { display: "none !important" });
reset(":focus-visible", {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: "2px",
  // Capped: what is as wide as the page would become an oval.
  borderRadius: `clamp(2px, ${vars.radius.tag}, 8px)`,
});
// A heading that gets the focus on arrival is no field.
reset(":is(h1, h2, h3):focus-visible", { outline: "none" });
reset(`${inverse} :focus-visible`, { outlineColor: vars.color.focusOnInverse });
// Telephone numbers are written from left to right in every script. Letters that join must not be spaced apart.
globalStyle('[dir="rtl"] a[href^="tel:"]', { direction: "ltr", unicodeBidi: "isolate" });
globalStyle(":lang(ar) :is(h1, h2, h3, p, a, b, span, summary)", { letterSpacing: "normal" });
// Chinese puts no spaces between its words: a heading breaks after its commas and stops, not within a word.
globalStyle(":lang(zh) :is(h1, h2, h3, h4)", { wordBreak: "keep-all", overflowWrap: "anywhere" });
/** Parts of a page that fold open and shut within 300 ms, in browsers that can animate to a size that is not given. */
const CAN_FOLD = "selector(::details-content) and (interpolate-size: allow-keywords)";
globalStyle("main details::details-content", {
  "@supports": {
    [CAN_FOLD]: {
      interpolateSize: "allow-keywords",
      blockSize: 0,
      overflow: "clip",
      transitionProperty: "block-size, content-visibility",
      transitionDuration: vars.duration.slow,
      transitionTimingFunction: vars.ease.standard,
      transitionBehavior: "allow-discrete",
    },
  },
});
globalStyle("main details[open]::details-content", {
  "@supports": { [CAN_FOLD]: { blockSize: "auto", overflow: "visible" } },
});
globalStyle("*, *::before, *::after", {
  "@media": {
    [media.reducedMotion]: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
    },
  },
});
